import Head from '@docusaurus/Head';

interface Props {
  /** An item in schema.org's terms, without `@context`. */
  readonly data: Readonly<Record<string, unknown>> & { readonly '@type': string };
}

/** Describes the page for machines, as JSON-LD in its head. It's data, so a content policy doesn't need to allow it. */
export default function StructuredData({ data }: Props): JSX.Element {
  // A `<` could end the block early.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</gu, '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{text}</script>
    </Head>
  );
}
