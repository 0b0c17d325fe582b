import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import MDXA from '../../../src/theme/MDXComponents/A';

const seen = vi.hoisted(() => ({ props: {} as Record<string, unknown> }));
vi.mock('@theme-original/MDXComponents/A', () => ({
  default: (props: Record<string, unknown>) => {
    seen.props = props;
    return <a href={String(props['href'])}>link</a>;
  },
}));

beforeEach(() => {
  seen.props = {};
});

test.each(['./gone.mdx', '../gone.md', '/user-guide/gone.mdx#part', 'gone.md?x=1'])(
  '%s only warns: it is left out of the link check',
  (href) => {
    render(<MDXA href={href}>x</MDXA>);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
    expect(seen.props['data-noBrokenLinkCheck']).toBe(true);
  },
);

test.each(['/user-guide/gone', '#part', 'https://keyfill.example/readme.md', undefined])(
  '%s is checked',
  (href) => {
    render(<MDXA href={href}>x</MDXA>);
    expect(seen.props).not.toHaveProperty('data-noBrokenLinkCheck');
  },
);
