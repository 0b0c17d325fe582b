import useBaseUrl from '@docusaurus/useBaseUrl';
import player from '../../../live-template/controls/controls.module.css';
import { archivo } from '../../../examples/fonts.ts';
import { toDataAddress } from '../../../playout/export/embed.ts';
import { fetchFrom } from '../../../playout/export/load-source.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { FontResource } from '../../../runtime/definition/resources.ts';
import { scaled, weighed } from '../model/arrange.ts';
import { familiesOf, fontResource, fontsOf, GENERIC, refamilied, type LookFamily } from '../model/fonts.ts';
import { layersOf, numberOf } from '../model/layers.ts';
import { readFont } from '../model/read-file.ts';
import FileButton from './FileButton.tsx';
import NumberField from './NumberField.tsx';
import { look } from './styles.ts';
import type { LookEditing } from './useLook.ts';

/** The fonts that the site ships, by family. */
const SHIPPED: Readonly<Record<string, readonly FontResource[]>> = {
  'Archivo SemiCondensed': archivo,
};

/** The fonts of an example that come as files, and all that the reader has added since. Nothing that was there before is lost. */
const added = new Map<string, readonly FontResource[]>();

/** Returns fonts with their files as data addresses, because another template's downloads don't include the site's files. */
export async function embedded(
  fonts: readonly FontResource[],
  baseUrl: string,
): Promise<readonly FontResource[]> {
  const read = fetchFrom(baseUrl);
  return Promise.all(
    fonts.map(async (font) =>
      font.url.startsWith('data:')
        ? font
        : { ...font, url: toDataAddress(font.url, await read(`examples/${font.url}`)) },
    ),
  );
}

interface Props {
  readonly editing: LookEditing;
  /** The example as it was, whose files come with it. */
  readonly original: ProjectDefinition;
  /** Says what went wrong with a file, if anything did. */
  readonly attempt: (work: () => Promise<void>) => void;
}

/** The families of a template, and the weight and size of each text layer. */
export default function Type({ editing, original, attempt }: Props): JSX.Element {
  const { project, edit, finish, actions } = editing;
  const baseUrl = useBaseUrl('/');
  const families = familiesOf(project);
  for (const { name } of families) {
    const fonts = fontsOf(project, name);
    if (fonts.length > 0) added.set(name, fonts);
  }
  const names = [
    ...new Set([...families.map(({ name }) => name), ...Object.keys(SHIPPED), ...added.keys(), ...GENERIC]),
  ];

  function replace(family: LookFamily, next: string, fonts: readonly FontResource[]): void {
    edit(`family ${family.name}`, refamilied(project, [{ family, next, fonts }], actions));
    finish();
  }
  function choose(family: LookFamily, next: string): void {
    const own = fontsOf(original, next);
    attempt(async () => {
      const fonts = own.length > 0 ? own : await embedded(added.get(next) ?? SHIPPED[next] ?? [], baseUrl);
      replace(family, next, fonts);
    });
  }
  function add(family: LookFamily, file: File): void {
    attempt(async () => {
      const { family: name, url } = await readFont(file);
      replace(family, name, [fontResource(name, url)]);
    });
  }

  return (
    <>
      {families.map((family) => (
        <div key={family.name} className={look.row}>
          <select
            className={`${player.input} ${look.select}`}
            aria-label={`Font instead of ${family.name}`}
            value={family.name}
            onChange={({ currentTarget }) => choose(family, currentTarget.value)}
          >
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <FileButton
            accept=".woff2,.woff,.ttf,.otf"
            label={`Add a font instead of ${family.name}`}
            onFile={(file) => add(family, file)}
          >
            Add a font
          </FileButton>
          {!family.isEmbedded && !GENERIC.includes(family.name) && (
            <span className={look.low}>
              This font isn’t in the template, so other machines may not have it.
            </span>
          )}
        </div>
      ))}
      {layersOf(project)
        .filter(({ layer }) => layer.element.type === 'text')
        .map((placed) => {
          const { id, name } = placed.layer;
          return (
            <div key={id} className={look.row} data-layer={id}>
              <span className={look.name}>{name}</span>
              <NumberField
                short="Weight"
                label={`Weight of ${name}`}
                step={100}
                minimum={1}
                maximum={1000}
                value={numberOf(placed, 'fontWeight') || 400}
                onChange={(weight) => edit(`weight ${id}`, weighed(placed, weight))}
              />
              <NumberField
                short="Size"
                label={`Size of ${name}, in pixels`}
                minimum={1}
                value={numberOf(placed, 'fontSize')}
                onChange={(size) => edit(`size ${id}`, scaled(placed, 'fontSize', size))}
              />
            </div>
          );
        })}
    </>
  );
}
