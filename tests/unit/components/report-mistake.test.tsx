import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import packages from '../../../package.json';
import ReportMistake from '../../../src/components/ReportMistake/index.tsx';
import { Site } from '../helpers/site.tsx';

const form = vi.hoisted(() => ({ reportUrl: '', templateReportUrl: '' }));
vi.mock('../../../src/product.ts', async (original) => ({ ...(await original<object>()), product: form }));

beforeEach(() => {
  form.reportUrl = 'https://code.keyfill.tv/issues/new?template=page.yml';
  form.templateReportUrl = 'https://code.keyfill.tv/issues/new?template=template.yml';
});

const show = (about?: 'page' | 'template') =>
  render(
    <Site>
      <main>
        <h2 id="read">Read</h2>
        <div id="live-crawler" />
        <h2 id="below">Below</h2>
      </main>
      <ReportMistake {...(about && { about })} />
    </Site>,
  );

it('shows no link as long as the form is a placeholder', () => {
  form.reportUrl = 'https://keyfill.example/contact/docs';
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['page', 'page.yml'],
  ['template', 'template.yml'],
] as const)(
  'the link about a %s opens its form with the page, section, template, version, and browser',
  (about, name) => {
    show(about);
    for (const id of ['read', 'live-crawler', 'below']) {
      const top = id === 'below' ? innerHeight : 0;
      vi.spyOn(document.getElementById(id)!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
    }
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(Object.fromEntries(new URL(link.getAttribute('href') ?? '').searchParams)).toEqual({
      template: name,
      page: '/',
      section: 'read',
      example: 'crawler',
      version: packages.version,
      browser: navigator.userAgent,
    });
  },
);
