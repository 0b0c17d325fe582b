import { initialData } from '../playout/definition/fields.ts';
import type { ExampleFile } from '../playout/export/load-source.ts';
import { toModule } from './actions/to-expression.ts';
import { toDataText } from './data.ts';
import type { Draft } from './draft.ts';

/** Longest line on which an object or array of the template stands whole, in characters. */
const WIDTH = 90;

/** JSON in which what is short stands on one line, so that a reader sees more of a template at once. */
export function toCompactJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return line;
  const spaced = line.replace(/"(?:[^"\\]|\\.)*"|[:,{}[\]]/g, (part) =>
    part === ':' || part === ',' ? `${part} ` : part === '{' ? '{ ' : part === '}' ? ' }' : part,
  );
  if (indent !== '' && indent.length + spaced.length <= WIDTH) return spaced.replace('{  }', '{}');
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => inner + toCompactJson(item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${inner}${JSON.stringify(name)}: ${toCompactJson(item, inner)}`,
      );
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** The texts of an example as they are before anybody changes them. */
export const originalOf = ({ project, actions }: Pick<ExampleFile, 'project' | 'actions'>): Draft => ({
  actions: toModule(actions),
  data: toDataText(initialData(project)),
  template: `${toCompactJson(project)}\n`,
});
