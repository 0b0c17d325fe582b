// Finds the parts of a running template that tests look at.
import type { Composition } from '../../src/runtime/api/objects.ts';
import type { Started } from './run.ts';

export const keyed = ({ main }: Started, key: string) => main.findElementByKey(key)!;
export const named = ({ main }: Started, name: string) => main.findLayerByName(name)!;
export const nested = (started: Started, name: string): Composition =>
  named(started, name).element.composition;
export const hexOf = (value: unknown): string => (value as { toHex: () => string }).toHex();
export const fillOf = (started: Started, key: string): string => hexOf(keyed(started, key).style.fill.value);
