// Gives pages what phones show below the lead, where `src/mdx/page-contents.ts` puts its tag.
import { MDXProvider } from '@mdx-js/react';
import DocItemContent from '@theme-original/DocItem/Content';
import TableOfContents from '@theme-original/DocItem/TOC/Mobile';
import type { ReactNode } from 'react';
import { copyAddress } from '../../../../plugins/markdown-copies/client/address.ts';
import CopyPage from '../../../components/CopyPage/index.tsx';
import { useDoc } from '../../internals.ts';

function PageContents(): JSX.Element | null {
  const { metadata, toc } = useDoc();
  if (toc.length === 0) return null;
  return (
    <div className="page-contents holder small">
      <TableOfContents />
      <CopyPage key={metadata.permalink} address={copyAddress(metadata.permalink)} />
    </div>
  );
}

export default function DocItemContentWithContents({ children }: { readonly children: ReactNode }) {
  return (
    <DocItemContent>
      <MDXProvider components={{ PageContents }}>{children}</MDXProvider>
    </DocItemContent>
  );
}
