import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reportAddress, sectionInView } from '../../../src/components/ReportMistake/report.ts';

describe('the address of the mistake form', () => {
  test('contains the page and the section', () => {
    const address = reportAddress('https://keyfill.example/contact/docs', '/user-guide/faq', 'fonts');
    expect(address).toBe('https://keyfill.example/contact/docs?page=%2Fuser-guide%2Ffaq&section=fonts');
  });

  test('contains only the page above the first heading', () => {
    expect(reportAddress('https://keyfill.example/x', '/', null)).toBe('https://keyfill.example/x?page=%2F');
  });
});

describe('the section in view', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<main><h2 id="one">One</h2><h3 id="two">Two</h3><h2 id="three">Three</h2></main>';
  });

  function placeHeadings(...tops: number[]): void {
    [...document.querySelectorAll('h2, h3')].forEach((heading, index) => {
      vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue({ top: tops[index]! } as DOMRect);
    });
  }

  test('is the last heading above the reading line', () => {
    placeHeadings(-500, 100, window.innerHeight);
    expect(sectionInView(document)).toBe('two');
  });

  test('is empty above the first heading', () => {
    placeHeadings(600, 700, 800);
    expect(sectionInView(document)).toBeNull();
  });
});
