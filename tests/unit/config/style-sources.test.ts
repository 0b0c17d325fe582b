import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = ['src', 'plugins']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(file, 'utf8'));
const style = sheets.join('\n').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const found = (pattern: RegExp): string[] => Array.from(style.matchAll(pattern), ([text]) => text);

test('no rule needs more weight than its layer gives it', () => {
  expect(found(/(\.[\w-]+)\1\b/g)).toEqual([]);
  expect(found(/^\s*html(?! \{)[ :.[][^{]*/gm)).toEqual([]);
  const screen = style.replaceAll(/@media print \{[\s\S]*?\n\}/g, '');
  expect(screen).not.toContain('!important');
  expect(found(/\[class\*=/g).length).toBeLessThanOrEqual(10);
});

test('pages change at five widths', () => {
  const widths = found(/(?<=\((?:min|max)-width: )\d+(?:\.\d+)?em(?=\))/g).map((width) =>
    Math.round(parseFloat(width)),
  );
  // A container's width isn't the window's: containers use rem.
  expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([36, 48, 62, 80, 113]);
});
