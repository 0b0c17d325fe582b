import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import LayoutProvider from '@theme/Layout/Provider';
import type { ReactElement, ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';

/** The contexts in which the theme renders a page of the fixture site. */
export const Site = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <HelmetProvider>
    <MemoryRouter>
      <BrowserContextProvider>
        <RouteContextProvider value={{ plugin: { name: 'docusaurus-plugin-content-pages', id: 'default' } }}>
          <LayoutProvider>{children}</LayoutProvider>
        </RouteContextProvider>
      </BrowserContextProvider>
    </MemoryRouter>
  </HelmetProvider>
);
