// Adds metadata for machines, and marks the reference's titles, because the guide has the same ones.
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc, useDocsVersion } from '../../internals.ts';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { copyAddress, pagePath } from '../../../../plugins/markdown-copies/client/address.ts';
import StructuredData from '../../../components/StructuredData/index.tsx';
import { techArticle } from '../../../components/StructuredData/things.ts';

const REFERENCE = 'Actions API';

export default function DocItemMetadataWithData(): JSX.Element {
  const { metadata } = useDoc();
  const { pluginId } = useDocsVersion();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const address = `${siteConfig.url}${pagePath(permalink)}`;
  return (
    <>
      <DocItemMetadata />
      {pluginId === 'api' && title !== REFERENCE && (
        <PageMetadata title={`${title} ${siteConfig.titleDelimiter} ${REFERENCE}`} />
      )}
      <StructuredData
        data={techArticle({ title, description, address, language: i18n.currentLocale, lastUpdatedAt })}
      />
      <Head>
        <link rel="alternate" type="text/markdown" href={copyAddress(permalink)} />
      </Head>
    </>
  );
}
