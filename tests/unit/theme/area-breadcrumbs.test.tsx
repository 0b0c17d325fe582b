import { DocProvider } from '@docusaurus/theme-common/internal';
import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import AreaBreadcrumbs from '../../../src/theme/DocBreadcrumbs/AreaBreadcrumbs.tsx';
import { Site } from '../helpers/site.tsx';

const layer = { metadata: { title: 'Layer', permalink: '/docs/layer' }, frontMatter: {} };

function trail(navbarItems: readonly object[]): HTMLElement {
  render(
    <Site path="/docs/layer" navbarItems={navbarItems}>
      <DocProvider content={layer as unknown as ComponentProps<typeof DocProvider>['content']}>
        <AreaBreadcrumbs />
      </DocProvider>
    </Site>,
  );
  return screen.getByRole('navigation', { name: 'Breadcrumbs' });
}

const positions = (nav: HTMLElement): (string | null)[] =>
  [...nav.querySelectorAll('[itemprop="position"]')].map((entry) => entry.getAttribute('content'));

test("a page outside all sidebars shows home, its area with the navbar's name, and itself", () => {
  const nav = trail([
    { label: 'Blog', to: '/blog', position: 'left' },
    { label: 'User Guide', to: '/docs', position: 'left' },
  ]);
  expect(within(nav).getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  expect(within(nav).getByRole('link', { name: 'User Guide' })).toHaveAttribute('href', '/docs');
  expect(within(nav).queryByRole('link', { name: 'Layer' })).toBeNull();
  expect(nav).toHaveTextContent('User GuideLayer');
  expect(positions(nav)).toEqual(['1', '2']);
});

test('an area that is not in the navbar is left out', () => {
  const nav = trail([{ label: 'Blog', to: '/blog', position: 'left' }]);
  expect(within(nav).getAllByRole('link')).toHaveLength(1);
  expect(nav).toHaveTextContent('Layer');
  expect(positions(nav)).toEqual(['1']);
});
