// Makes `pathname:///…` links download a file of the site, with any base URL.
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import A from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';

const siteFile = /^pathname:\/\/(\/[^/].*)$/;

export default function MDXA(props: Props): JSX.Element {
  const { withBaseUrl } = useBaseUrlUtils();
  const file = siteFile.exec(props.href ?? '')?.[1];
  if (file !== undefined) {
    // The theme would leave the base URL out, and open a new tab for something that the browser saves anyway.
    return (
      <a {...props} href={withBaseUrl(file)} download>
        {props.children}
      </a>
    );
  }
  return <A {...props} />;
}
