import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingFamilies } from '../../../src/playout/export/fonts.ts';
import { PLAYOUT_HOSTS } from '../../../src/playout/hosts.ts';
import type { StyleDefinition } from '../../../src/runtime/definition/style.ts';
import { project } from '../../../src/examples/lower-third/template.ts';

it.each<[StyleDefinition<string>, readonly string[]]>([
  ['Archivo, sans-serif', []],
  ["'ARCHIVO'", []],
  ['system-ui', []],
  ['', []],
  ['Far Away', ['Far Away']],
  ['"House, Bold", sans-serif', ['House, Bold']],
  [
    {
      keyframes: [
        { frame: 0, value: 'House' },
        { frame: 9, value: 'Archivo' },
      ],
    },
    ['House'],
  ],
])('names the families of %j that a download would lack', (fontFamily, missing) => {
  const resources = [
    { type: 'font', id: 'a', family: 'Archivo', url: 'fonts/a.woff2' },
    { type: 'font', id: 'b', family: 'Far Away', url: 'https://fonts.example/b.woff2' },
  ] as const;
  const compositions = project.compositions.map((composition) => ({
    ...composition,
    layers: [{ id: 't', name: 'T', element: { type: 'text', content: 'A', style: { fontFamily } } as const }],
  }));
  expect(missingFamilies({ ...project, resources, compositions })).toEqual(missing);
});

it.each(PLAYOUT_HOSTS)('$name says where a file goes in a section that exists', ({ place }) => {
  const [page = '', id = ''] = place.split('#');
  const file = page === '/user-guide/exporting/integrations' ? `${page}/index` : page;
  const headings = [...readFileSync(`.${file}.mdx`, 'utf8').matchAll(/^## (.+?)(?: \{#([\w-]+)\})?$/gmu)];
  const ids = headings.map(([, text = '', own]) => own ?? text.toLowerCase().replaceAll(' ', '-'));
  expect(ids).toContain(id);
});
