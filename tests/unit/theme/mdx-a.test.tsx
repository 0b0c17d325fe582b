import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import MDXA from '../../../src/theme/MDXComponents/A.tsx';

vi.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({ withBaseUrl: (path: string) => `/base${path}` }),
}));

test('a file of the site is downloaded, with the base URL', () => {
  render(<MDXA href="pathname:///keyfill.d.ts">keyfill.d.ts</MDXA>);
  const link = screen.getByRole('link', { name: 'keyfill.d.ts' });
  expect(link).toHaveAttribute('href', '/base/keyfill.d.ts');
  expect(link).toHaveAttribute('download');
  expect(link).not.toHaveAttribute('target');
});
