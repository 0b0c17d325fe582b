import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { Context as DocusaurusContext } from '@docusaurus/core/lib/client/docusaurusContext';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import LayoutProvider from '@theme/Layout/Provider';
import type { ReactElement, ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';

/** A docs version as the plugin passes it to the theme. Anything left out is empty. */
export interface VersionData {
  readonly name?: string;
  readonly docs?: readonly {
    readonly id: string;
    readonly path: string;
    readonly sidebar?: string;
    readonly unlisted?: boolean;
  }[];
  readonly draftIds?: readonly string[];
  readonly sidebars?: Readonly<
    Record<string, { readonly link?: { readonly path: string; readonly label: string } }>
  >;
}

interface Props {
  /** The visitor's address. The default is `/`. */
  readonly path?: string;
  /** Navbar items as the theme receives them after the configuration has been checked. */
  readonly navbarItems?: readonly object[];
  /** The only version of the only docs set, at `/docs`. */
  readonly version?: VersionData;
  readonly children: ReactNode;
}

/** The contexts in which the theme renders a page of the fixture site, with the docs and the navbar that a test needs. */
export function Site({ path = '/', navbarItems = [], version, children }: Props): ReactElement {
  const site = useDocusaurusContext();
  const { themeConfig } = site.siteConfig;
  const navbar = { ...(themeConfig['navbar'] as object), items: navbarItems };
  const value = {
    ...site,
    siteConfig: { ...site.siteConfig, themeConfig: { ...themeConfig, navbar } },
    globalData: { ...site.globalData, 'docusaurus-plugin-content-docs': { default: docsData(version) } },
  };
  return (
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <DocusaurusContext.Provider value={value}>
          <BrowserContextProvider>
            <RouteContextProvider
              value={{ plugin: { name: 'docusaurus-plugin-content-docs', id: 'default' } }}
            >
              <LayoutProvider>{children}</LayoutProvider>
            </RouteContextProvider>
          </BrowserContextProvider>
        </DocusaurusContext.Provider>
      </MemoryRouter>
    </HelmetProvider>
  );
}

function docsData(version: VersionData = {}): object {
  const defaults = { name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'index' };
  return {
    path: '/docs',
    breadcrumbs: true,
    versions: [{ ...defaults, docs: [], draftIds: [], sidebars: {}, ...version }],
  };
}
