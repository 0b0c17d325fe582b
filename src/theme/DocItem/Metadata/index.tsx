// Adds a docs page's metadata for machines: an article of this documentation, and the address of its Markdown copy.
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { copyAddress, pagePath } from '../../../../plugins/markdown-copies/client/address.ts';
import StructuredData from '../../../components/StructuredData/index.tsx';
import { techArticle } from '../../../components/StructuredData/things.ts';

export default function DocItemMetadataWithData(): JSX.Element {
  const { metadata } = useDoc();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const address = `${siteConfig.url}${pagePath(permalink)}`;
  return (
    <>
      <DocItemMetadata />
      <StructuredData
        data={techArticle({ title, description, address, language: i18n.currentLocale, lastUpdatedAt })}
      />
      <Head>
        <link rel="alternate" type="text/markdown" href={copyAddress(permalink)} />
      </Head>
    </>
  );
}
