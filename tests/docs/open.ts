// Opens the code of a page, and finds the parts of its template that tests look at.
import type { Composition } from '../../src/runtime/api/objects.ts';
import { blockWith, start, type Started } from './run.ts';

export const TASKS = 'user-guide/tutorials';

export const hexOf = (value: unknown): string => (value as { toHex: () => string }).toHex();

/** A page's code at work. */
export interface Opened extends Started {
  readonly layer: (name: string) => NonNullable<ReturnType<Composition['findLayerByName']>>;
  readonly keyed: (key: string) => NonNullable<ReturnType<Composition['findElementByKey']>>;
  readonly nested: (name: string) => Composition;
}

/** Runs the block with these words on a page, or in one of its sections. */
export async function open(page: string, words: string, section?: string): Promise<Opened> {
  const started = await start(blockWith(`${page}.mdx`, words, section));
  const { main } = started;
  const layer: Opened['layer'] = (name) => main.findLayerByName(name)!;
  return {
    ...started,
    layer,
    keyed: (key) => main.findElementByKey(key)!,
    nested: (name) => layer(name).element.composition,
  };
}
