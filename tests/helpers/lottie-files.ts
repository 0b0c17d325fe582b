import { readFileSync } from 'node:fs';
import type { ExportSource } from '../../src/playout/export/source.ts';
import { loadSource } from '../../src/playout/export/load-source.ts';
import { staticFile } from '../../tools/shared/static-file.ts';
import { composition, layer, project } from '../unit/runtime/support.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';

/** Files in the form that Bodymovin writes. They use a font in which each character is a block of one em. */
export const LOTTIE_FILES = ['lower-third', 'glyphs', 'unsupported', 'external'] as const;

export type LottieName = (typeof LOTTIE_FILES)[number];

/** What the runtime and the validator say about each file. */
export const LOTTIE_PROBLEMS: Readonly<Record<LottieName, readonly string[]>> = {
  'lower-third': [],
  glyphs: [],
  unsupported: [
    'expressions don\'t run ("Wiggle", "Loop")',
    'effects aren\'t drawn ("Drop Shadow", "Glühen")',
    'cameras aren\'t supported ("Camera 1")',
    'fonts aren\'t in the file or in the project ("Inter")',
  ],
  external: [
    'fonts aren\'t in the file or in the project ("Lato", "Roboto")',
    'files aren\'t embedded ("images/img_0.png", "https://pictures.example/img_1.png", ' +
      '"https://data.example/footage.json", "url(https://paint.example/fill.svg#red)")',
    'parts of the animation are in other files',
  ],
};

/** Returns the content of a Lottie file in `tests/fixtures/lottie`. */
export const lottieFile = (name: LottieName): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(`tests/fixtures/lottie/${name}.json`, 'utf8')) as Readonly<Record<string, unknown>>;

/** Returns a project that only shows a Lottie file, at its natural size, for two seconds. */
export const lottieProject = (name: LottieName): ProjectDefinition => ({
  ...project(
    composition({
      width: 400,
      height: 200,
      layers: [layer('Animation', { type: 'lottie', source: 'file' })],
    }),
  ),
  name: `Lottie ${name}`,
  resources: [{ id: 'file', type: 'lottie', data: lottieFile(name) }],
});

/** Returns everything that the exports of this project are made from. */
export const lottieSource = (name: LottieName): Promise<ExportSource> =>
  loadSource('looping-background', async (file) => readFileSync(staticFile(file)), {
    edited: {
      project: lottieProject(name),
      actions: '() => ({})',
      module: 'export const actions = () => ({});',
    },
  });
