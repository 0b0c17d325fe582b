import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { archivo } from '../../../examples/fonts.ts';
import { toDataAddress } from '../../../playout/export/embed.ts';
import { missingFamilies } from '../../../playout/export/fonts.ts';
import { fetchFrom } from '../../../playout/export/load-source.ts';
import type { FontResource, ImageResource } from '../../../runtime/definition/resources.ts';
import { familiesOf, fontResource, fontsOf, GENERIC, refamilied, type LookFamily } from '../model/fonts.ts';
import { readFont } from '../model/read-file.ts';
import { shortName } from '../model/template.ts';
import { MOST_ROWS, type PartProps } from './Fields.tsx';
import FileButton from '../../../ui/FileButton.tsx';
import Select from '../../../ui/Select.tsx';
import styles from './styles.module.css';

/** Returns resources with data addresses: another template's downloads don't include the site's files. */
export async function embedded<Resource extends FontResource | ImageResource>(
  resources: readonly Resource[],
  baseUrl: string,
): Promise<readonly Resource[]> {
  const read = fetchFrom(baseUrl);
  return Promise.all(
    resources.map(async (one) =>
      one.url.startsWith('data:')
        ? one
        : { ...one, url: toDataAddress(one.url, await read(`examples/${one.url}`)) },
    ),
  );
}

/** The families of a template. */
export default function Type({ editing, look, attempt }: PartProps): JSX.Element {
  const { project, edit, finish, actions } = look;
  // The example as it was, whose files come with it.
  const original = editing.example.project;
  const baseUrl = useBaseUrl('/');
  const families = familiesOf(project).slice(0, MOST_ROWS);
  const missing = missingFamilies(project);
  const known = [...families, ...familiesOf(original)].map(({ name }) => name);
  // The site ships one family.
  const names = [...new Set([...known, ...archivo.map(({ family }) => family), ...GENERIC])];

  function replace(family: LookFamily, next: string, fonts: readonly FontResource[]): void {
    edit(`family ${family.name}`, refamilied(project, [{ family, next, fonts }], actions));
    finish();
  }
  const choose = (family: LookFamily, next: string): void =>
    attempt(async () => {
      const own = fontsOf(original, next);
      const shipped = archivo.filter((font) => font.family === next);
      replace(family, next, own.length > 0 ? own : await embedded(shipped, baseUrl));
    });
  const add = (family: LookFamily, file: File): void =>
    attempt(async () => {
      const { family: name, url } = await readFont(file);
      replace(family, name, [fontResource(name, url)]);
    });

  return (
    <>
      {families.map((family) => (
        <div key={family.name} className={clsx('ruled', styles.row, styles.cells)}>
          <Select
            aria-label={`Font that replaces ${shortName(family.name)}`}
            value={family.name}
            of={names.map((name) => [name, shortName(name)])}
            onChoose={(name) => choose(family, name)}
          />
          <FileButton
            accept=".woff2,.woff,.ttf,.otf"
            label={`Add a font to replace ${shortName(family.name)}`}
            onFile={(file) => add(family, file)}
          >
            Add a font
          </FileButton>
          {missing.includes(family.name) && (
            <span className="strong banded across">
              This font isn’t in the template, so other machines may show a different one.
            </span>
          )}
        </div>
      ))}
    </>
  );
}
