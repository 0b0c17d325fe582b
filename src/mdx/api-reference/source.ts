/**
 * Replaces markers in a page's source, for tools that read sources: the development search and the prose
 * checks.
 */
import type { Attributes } from './blocks.ts';
import { expandMarker, isMarker, memberOfHeading } from './markers.ts';

const MARKER = /^<(Api\w+)((?:\s+\w+="[^"]*")*)\s*(\/?)>[ \t]*$/u;
const FENCE = /^\s*(?:`{3,}|~{3,})/u;

/**
 * Replaces the markers with their content, as Markdown.
 * @param source MDX, with or without front matter
 * @throws Error if a marker is wrong or isn't closed
 */
export function expandSource(source: string): string {
  const out: string[] = [];
  const lines = source.split(/\r?\n/u);
  let isCode = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    isCode = FENCE.test(line) ? !isCode : isCode;
    const [, name = '', attributes = '', closed] = (!isCode && MARKER.exec(line)) || [];
    if (!isMarker(name)) {
      out.push(line);
      continue;
    }
    const end = closed === '/' ? at : lines.indexOf(`</${name}>`, at);
    if (end < 0) {
      throw new Error(`<${name}> isn't closed`);
    }
    out.push(expanded(name, attributesOf(attributes), lines.slice(at + 1, end)));
    at = end;
  }
  return out.join('\n');
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value]),
  );
}

function expanded(name: string, attributes: Attributes, inner: readonly string[]): string {
  const words = new Map<string, string[]>();
  let current: string[] | undefined;
  let isCode = false;
  for (const line of inner) {
    isCode = FENCE.test(line) ? !isCode : isCode;
    if (!isCode && line.startsWith('### ')) {
      current = [];
      words.set(memberOfHeading(line.slice(4)), current);
    } else if (current) {
      current.push(line);
    } else if (line.trim() !== '') {
      throw new Error(`<${name}>: text inside a marker has to be under the heading of a member`);
    }
  }
  return expandMarker(name, attributes, [...words.keys()])
    .map((block) =>
      'markdown' in block ? block.markdown : expandSource((words.get(block.proseOf) ?? []).join('\n')),
    )
    .join('\n\n');
}
