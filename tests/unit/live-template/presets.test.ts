// The characters of a preset.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { presetData } from '../../../src/live-template/form/presets.ts';
import { barlowCondensed } from '../../../src/examples/fonts.ts';
import { charactersOf } from '../../helpers/font-characters.ts';

const siteDir = path.resolve(import.meta.dirname, '../../..');

it('"Accents" only uses characters of the font that comes with the examples', () => {
  const texts = ['_a', '_b', '_c', '_d'].map((key) => ({ key, title: key, type: 'text' }) as const);
  const [data] = presetData('accents', texts, {});
  const characters = [...new Set(Object.values(data!).join(''))];
  expect(characters.filter((character) => character > '\u007f').length).toBeGreaterThan(20);
  for (const { url, unicodeRange = '' } of barlowCondensed(500, 600, 700)) {
    const available = charactersOf(readFileSync(path.join(siteDir, 'static/examples', url)));
    const ranges = [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    );
    const isInRange = (character: string): boolean => {
      const code = character.codePointAt(0)!;
      return ranges.some(([first, last]) => code >= first && code <= last);
    };
    const used = characters.filter(isInRange);
    expect(used, url).not.toEqual([]);
    expect(
      used.filter((character) => !available.has(character)),
      url,
    ).toEqual([]);
  }
});
