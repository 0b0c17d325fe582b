// Puts tables into frames that scroll. `src/mdx/component-imports.ts` imports all other components.
import MDXComponents from '@theme-original/MDXComponents';
import Table from '../../components/Table/index.tsx';

export default { ...MDXComponents, table: Table };
