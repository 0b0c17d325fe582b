// Adds to every page's head: the preloaded font, the home screen's icon, and the color of toolbars.
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SiteMetadata from '@theme-original/SiteMetadata';
import brand from '../../../generated/brand.json';
import face from '@site/src/css/fonts/archivo-basic.woff2';

export default function SiteMetadataWithLook(): JSX.Element {
  const touchIcon = useBaseUrl('/img/apple-touch-icon.png');
  return (
    <>
      <Head>
        <link rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.paper.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.paper.dark} />
      </Head>
      <SiteMetadata />
    </>
  );
}
