import Head from '@docusaurus/Head';

interface Props {
  /** A thing as schema.org describes it, without `@context`. */
  readonly data: Readonly<Record<string, unknown>> & { readonly '@type': string };
}

/** Tells machines what the page is, as JSON-LD in its head: a block of data, which no content policy has to allow. */
export default function StructuredData({ data }: Props): JSX.Element {
  // A `<` could end the block early.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</gu, '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{text}</script>
    </Head>
  );
}
