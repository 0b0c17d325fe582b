// Keeps links to Markdown files that the build has warned of out of the check that fails it, and makes `pathname:///…` links download a file of the site, under any base URL.
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import A from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';

const markdownFile = /^(?![a-z][a-z+.-]*:)[^?#]*\.mdx?(?:[?#]|$)/i;
const siteFile = /^pathname:\/\/(\/[^/].*)$/;

export default function MDXA(props: Props): JSX.Element {
  const { withBaseUrl } = useBaseUrlUtils();
  const file = siteFile.exec(props.href ?? '')?.[1];
  if (file !== undefined) {
    // The theme would leave the base URL out, and open a tab for what the browser saves anyway.
    return (
      <a {...props} href={withBaseUrl(file)} download>
        {props.children}
      </a>
    );
  }
  const check = markdownFile.test(props.href ?? '') ? { 'data-noBrokenLinkCheck': true } : {};
  return <A {...props} {...check} />;
}
