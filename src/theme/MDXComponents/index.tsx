// Frames tables so that wide ones scroll alone, and hydrates each in a turn of its own (plugins/preact). Components without an import come from src/mdx/component-imports.ts.
import MDXComponents from '@theme-original/MDXComponents';
import { inTurn } from '../../../plugins/preact/client/inTurn';
import Table from './Table';

export default { ...MDXComponents, table: inTurn(Table) };
