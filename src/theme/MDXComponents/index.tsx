// Puts wide tables into their own frames, so only the table scrolls. Components without an import come
// from src/mdx/component-imports.ts.
import MDXComponents from '@theme-original/MDXComponents';
import Table from '../../components/Table/index.tsx';

export default { ...MDXComponents, table: Table };
