import Head from '@docusaurus/Head';
import type { Thing } from './things.ts';

/** Describes the page for machines, as JSON-LD in its head. Content policies don't block data. */
export default function StructuredData({ data }: { readonly data: Thing }): JSX.Element {
  // A `<` could end the block early.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</gu, '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{text}</script>
    </Head>
  );
}
