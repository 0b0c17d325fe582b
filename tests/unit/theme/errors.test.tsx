import { render, screen } from '@testing-library/react';
import { NavbarSecondaryMenuFiller, useColorMode, useDocsPreferredVersion } from '@docusaurus/theme-common';
import {
  DocsSidebarProvider,
  DocsVersionProvider,
  useAnnouncementBar,
  useBlogPost,
  useDoc,
  useDocSidebarItemsExpandedState,
  useDocsSidebar,
  useDocsVersion,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
  useScrollController,
} from '@docusaurus/theme-common/internal';
import DocCardList from '@theme/DocCardList';
import NavbarContent from '@theme/Navbar/Content';
import NavbarItem from '@theme/NavbarItem';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
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

/** The error that a component throws, without the help that a site adds to it. */
function causeOf(item: object): string | undefined {
  return crashMessageOf(navbarWith(item))?.split('\n\nCause:\n').at(-1);
}

describe('a navbar item of an unknown type', () => {
  test('is named by its type', () => {
    const item = <NavbarItem {...({ type: 'mystery' } as object)} />;
    expect(crashMessageOf(item)).toBe('No NavbarItem component found for type "mystery".');
  });

  test('is shown as part of the configuration, with the reason below it', () => {
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
});

describe('a navbar item that leads to a sidebar', () => {
  test('is a link if the sidebar has a link', () => {
    render(navbarWith({ type: 'docSidebar', sidebarId: 'learn' }));
    expect(screen.getByRole('link', { name: 'Learn' })).toHaveAttribute('href', '/docs');
  });

  test('explains that the sidebar has nothing to link to', () => {
    expect(causeOf({ type: 'docSidebar', sidebarId: 'empty' })).toBe(
      'DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.',
    );
  });

  test('lists the existing sidebars if its own is missing', () => {
    const message = causeOf({ type: 'docSidebar', sidebarId: 'lost' });
    expect(message).toContain('Can\'t find any sidebar with id "lost" in version current');
    expect(message).toContain('Available sidebar ids are:\n- learn\n- empty');
  });
});

describe('a navbar item that leads to a doc', () => {
  test('lists the existing docs if its own is missing', () => {
    expect(causeOf({ type: 'doc', docId: 'lost' })).toBe(
      [
        'Couldn\'t find any doc with id "lost" in version "current".',
        'Available doc ids are:',
        '- index',
        '- faq',
        '- secret',
      ].join('\n'),
    );
  });

  test('is left out without an error if the doc is a draft', () => {
    const item = { type: 'doc', docId: 'next-release', label: 'Next release' };
    expect(crashMessageOf(navbarWith(item))).toBeNull();
    expect(screen.queryByText('Next release')).toBeNull();
  });

  test("is shown for an unlisted doc only on the doc's own page", () => {
    const item = { type: 'doc', docId: 'secret', label: 'Secret' };
    const { unmount } = render(navbarWith(item));
    expect(screen.queryByText('Secret')).toBeNull();
    unmount();
    render(navbarWith(item, '/docs/secret'));
    expect(screen.getByRole('link', { name: 'Secret' })).toBeInTheDocument();
  });
});

describe('the cards of a category', () => {
  const items = [{ type: 'link' as const, label: 'FAQ', href: '/docs/faq' }];
  const sidebar = [{ type: 'category' as const, label: 'Help', href: '/docs', items }];

  function cardsAt(path: string): ReactElement {
    return (
      <Site path={path} version={version}>
        <DocsVersionProvider version={{ docs: {} } as never}>
          <DocsSidebarProvider name="learn" items={sidebar as never}>
            <DocCardList />
          </DocsSidebarProvider>
        </DocsVersionProvider>
      </Site>
    );
  }

  test('appear on its index page', () => {
    render(cardsAt('/docs'));
    expect(screen.getByRole('link', { name: /FAQ/ })).toHaveAttribute('href', '/docs/faq');
  });

  test("cause an error on a page that is not a category's index", () => {
    expect(crashMessageOf(cardsAt('/docs/elsewhere'))).toBe(
      '/docs/elsewhere is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.',
    );
  });
});

describe('a context outside of its provider', () => {
  const Nothing = (): null => null;

  test.each([
    ['ColorModeProvider', useColorMode],
    ['AnnouncementBarProvider', useAnnouncementBar],
    ['NavbarMobileSidebarProvider', useNavbarMobileSidebar],
    [
      'NavbarSecondaryMenuContentProvider',
      () => NavbarSecondaryMenuFiller({ component: Nothing, props: {} }),
    ],
    ['NavbarSecondaryMenuDisplayProvider', useNavbarSecondaryMenu],
    ['ScrollControllerProvider', useScrollController],
    ['DocsPreferredVersionContextProvider', () => useDocsPreferredVersion('user-guide')],
    ['DocsVersionProvider', useDocsVersion],
    ['DocsSidebarProvider', useDocsSidebar],
    ['DocSidebarItemsExpandedStateProvider', useDocSidebarItemsExpandedState],
    ['DocProvider', useDoc],
    ['BlogPostProvider', useBlogPost],
  ])('causes an error that names the provider: %s', (provider, useContextOfTheTheme) => {
    function Stray(): null {
      useContextOfTheTheme();
      return null;
    }
    expect(crashMessageOf(<Stray />)).toContain(`is called outside the <${provider}>.`);
  });
});
