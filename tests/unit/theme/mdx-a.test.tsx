import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import MDXA from '../../../src/theme/MDXComponents/A.tsx';

const seen = vi.hoisted(() => ({ props: {} as Record<string, unknown> }));
vi.mock('@theme-original/MDXComponents/A', () => ({
  default: (props: Record<string, unknown>) => {
    seen.props = props;
    return <a href={String(props['href'])}>link</a>;
  },
}));

vi.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({ withBaseUrl: (path: string) => `/base${path}` }),
}));

beforeEach(() => {
  seen.props = {};
});

test.each(['./gone.mdx', '/user-guide/gone.mdx#part', '/user-guide/gone', '#part', undefined])(
  '%s is checked',
  (href) => {
    render(<MDXA href={href}>x</MDXA>);
    expect(seen.props).not.toHaveProperty('data-noBrokenLinkCheck');
  },
);

test('a file of the site is downloaded, with the base URL', () => {
  render(<MDXA href="pathname:///keyfill.d.ts">keyfill.d.ts</MDXA>);
  const link = screen.getByRole('link', { name: 'keyfill.d.ts' });
  expect(link).toHaveAttribute('href', '/base/keyfill.d.ts');
  expect(link).toHaveAttribute('download');
  expect(link).not.toHaveAttribute('target');
});
