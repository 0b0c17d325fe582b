// Keeps links to Markdown files that the build could not resolve, and has warned of, out of the check that fails it.
import A from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';

const markdownFile = /^(?![a-z][a-z+.-]*:)[^?#]*\.mdx?(?:[?#]|$)/i;

export default function MDXA(props: Props): JSX.Element {
  const check = markdownFile.test(props.href ?? '') ? { 'data-noBrokenLinkCheck': true } : {};
  return <A {...props} {...check} />;
}
