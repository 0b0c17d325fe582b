// Frames tables so that wide ones scroll alone. Components without an import come from plugins/mdx-imports.
import MDXComponents from '@theme-original/MDXComponents';
import Table from './Table';

export default { ...MDXComponents, table: Table };
