import { render, screen } from '@testing-library/react';
import { useColorMode } from '@docusaurus/theme-common';
import {
  DocsSidebarProvider,
  DocsVersionProvider,
  useDoc,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';
import DocCardList from '@theme/DocCardList';
import NavbarContent from '@theme/Navbar/Content';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { crashMessageOf } from '../helpers/crash.tsx';
import { Site, type VersionData } from '../helpers/site.tsx';

const version: VersionData = {
  docs: [
    { id: 'index', path: '/docs', sidebar: 'learn' },
    { id: 'faq', path: '/docs/faq', sidebar: 'learn' },
    { id: 'secret', path: '/docs/secret', unlisted: true },
  ],
  draftIds: ['next-release'],
  sidebars: { learn: { link: { path: '/docs', label: 'Learn' } }, empty: {} },
};

/** The navbar of a site with this single item, on its home page by default. */
function navbarWith(item: object, path = '/'): ReactElement {
  return (
    <Site path={path} version={version} navbarItems={[{ position: 'left', ...item }]}>
      <NavbarContent />
    </Site>
  );
}

test('a navbar item of an unknown type is shown as part of the configuration, with the reason below it', () => {
  expect(crashMessageOf(navbarWith({ type: 'custom-clock', label: 'On air' }))).toBe(
    [
      'A theme navbar item failed to render.',
      'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:',
      '{\n  "position": "left",\n  "type": "custom-clock",\n  "label": "On air"\n}',
      '',
      'Cause:',
      'No NavbarItem component found for type "custom-clock".',
    ].join('\n'),
  );
});

test.each([
  [
    'a sidebar without a link',
    { type: 'docSidebar', sidebarId: 'empty' },
    'Sidebar with ID "empty" doesn\'t have anything to be linked to.',
  ],
  [
    'a missing sidebar',
    { type: 'docSidebar', sidebarId: 'lost' },
    'Available sidebar ids are:\n- learn\n- empty',
  ],
  ['a missing doc', { type: 'doc', docId: 'lost' }, 'Available doc ids are:\n- index\n- faq\n- secret'],
])('a navbar item that leads to %s explains that', (_name, item, message) => {
  expect(crashMessageOf(navbarWith(item))).toContain(message);
});

test("a navbar item is left out for a draft, and for an unlisted doc except on the doc's own page", () => {
  expect(
    crashMessageOf(navbarWith({ type: 'doc', docId: 'next-release', label: 'Next release' })),
  ).toBeNull();
  expect(screen.queryByText('Next release')).toBeNull();
  const item = { type: 'doc', docId: 'secret', label: 'Secret' };
  const { unmount } = render(navbarWith(item));
  expect(screen.queryByText('Secret')).toBeNull();
  unmount();
  render(navbarWith(item, '/docs/secret'));
  expect(screen.getByRole('link', { name: 'Secret' })).toBeInTheDocument();
});

test("cards of a category cause an error on a page that is not a category's index", () => {
  const cards = (
    <Site path="/docs/elsewhere" version={version}>
      <DocsVersionProvider version={{ docs: {} } as never}>
        <DocsSidebarProvider name="learn" items={[]}>
          <DocCardList />
        </DocsSidebarProvider>
      </DocsVersionProvider>
    </Site>
  );
  expect(crashMessageOf(cards)).toBe(
    '/docs/elsewhere is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.',
  );
});

test.each([
  ['ColorModeProvider', useColorMode],
  ['NavbarMobileSidebarProvider', useNavbarMobileSidebar],
  ['DocProvider', useDoc],
])(
  'a context outside of its provider causes an error that names it: %s',
  (provider, useContextOfTheTheme) => {
    function Stray(): null {
      useContextOfTheTheme();
      return null;
    }
    expect(crashMessageOf(<Stray />)).toContain(`is called outside the <${provider}>.`);
  },
);
