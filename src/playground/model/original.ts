import { initialData } from '../../playout/definition/fields.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import type { Draft } from './draft.ts';

/** The longest line that can contain a whole object or array, in characters. */
const WIDTH = 80;

/** Returns JSON with short objects and arrays on one line, so readers see more of a template at once. */
function toCompactJson(value: unknown, indent = '', name = ''): string {
  const line = JSON.stringify(value);
  // A Lottie file isn't edited here, and indentation would make it several times as long.
  if (typeof value !== 'object' || value === null || name === 'data') return line;
  if (indent !== '' && indent.length + line.length <= WIDTH) {
    const spaced = line.replace(/"(?:[^"\\]|\\.)*"|[:,{}[\]]/g, (part) =>
      part === ':' || part === ',' ? `${part} ` : part === '{' ? '{ ' : part === '}' ? ' }' : part,
    );
    if (indent.length + spaced.length <= WIDTH) return spaced.replace('{  }', '{}');
  }
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => inner + toCompactJson(item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${inner}${JSON.stringify(name)}: ${toCompactJson(item, inner, name)}`,
      );
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

export const originalOf = ({ project, source }: Pick<ExampleFile, 'project' | 'source'>): Draft => ({
  actions: source,
  data: `${JSON.stringify(initialData(project), null, 2)}\n`,
  template: `${toCompactJson(project)}\n`,
});
