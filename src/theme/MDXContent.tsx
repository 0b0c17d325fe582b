import { MDXProvider } from '@mdx-js/react';
import MDXContent from '@theme-original/MDXContent';
import MDXTable from '@theme/MDXComponents/Table';
export default function X({ children }: { children: React.ReactNode }): JSX.Element {
  return <MDXContent><MDXProvider components={{ table: MDXTable }}>{children}</MDXProvider></MDXContent>;
}
