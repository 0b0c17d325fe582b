// Replaces the last fallback, if even the layout can't be shown, with the same message as in the layout.
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Error';

export default function Error(props: Props): JSX.Element {
  return (
    <>
      <Head>
        <title>Page crashed</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
