import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../../../src/playground/model/check.ts';
import { DATA_LIMIT } from '../../../../src/playground/model/draft.ts';
import { openProject, PROJECT_LIMIT, readProject } from '../../../../src/playground/model/open-project.ts';
import { withData } from '../../../../src/playout/definition/with-data.ts';
import { exportTemplate } from '../../../../src/playout/hosts.ts';
import { exampleNames } from '../../../../tools/playout/example-names.ts';
import { loadExample } from '../../../../tools/playout/load-example.ts';
import { project } from '../../runtime/support.ts';
import { exampleFile } from './texts.ts';

const fileOf = async (...source: Parameters<typeof exportTemplate>): Promise<string> =>
  new TextDecoder().decode((await exportTemplate(...source))[0]?.bytes);

const small = project();
const problemOf = (file: unknown): string | undefined =>
  openProject(typeof file === 'string' ? file : JSON.stringify(file)).problem;

describe('a project file', () => {
  it.each(exampleNames())(
    'of %s has the same bytes after it was opened, run, and downloaded again',
    async (name) => {
      const source = await loadExample(name);
      const text = await fileOf(source, 'project');
      const { draft, problem } = openProject(text);
      expect(problem).toBeUndefined();
      const { checked, problems } = checkDraft(draft!);
      expect(problems).toEqual([]);
      const { project, data } = checked!;
      const edited = { project: withData(project, data), module: draft!.actions };
      expect(await fileOf({ ...source, ...edited, files: new Map() }, 'project')).toBe(text);
      expect(checked!.data).toEqual(
        checkDraft({ ...draft!, template: JSON.stringify(source.project) }).checked!.data,
      );
    },
  );

  it('without code opens with empty actions', () => {
    const { draft, hasCode } = openProject(JSON.stringify(exampleFile('lower-third').project));
    expect([draft?.actions, hasCode]).toEqual(['export const actions = (keyfill) => ({});\n', false]);
  });

  it.each([
    ['another format', { openapi: 3 }, /isn’t a \w+ project\. Choose/],
    ['text that ends too early', '{"keyfill": 1,\n "name"', /ends too early/],
    [
      'a mistake in its text',
      '{"keyfill": 1,\n "name"}',
      /Line 2, column 8: This isn’t valid JSON: colon expected/,
    ],
    [
      'a newer version',
      { ...small, keyfill: 2 },
      /newer version of the app, in format 2\. This site opens format 1/,
    ],
    ['brackets without end', '['.repeat(200), /nested more than 100 levels/],
    ['too much text', ' '.repeat(PROJECT_LIMIT + 1), /larger than the editor accepts/],
    ['too much code', { ...small, code: 'a();'.repeat(60_000) }, /larger than the editor accepts/],
    [
      'pictures that are too large',
      {
        ...small,
        resources: [{ id: 'a', type: 'image', url: `data:image/png;base64,${'A'.repeat(DATA_LIMIT)}` }],
      },
      /up to 8 MB/,
    ],
  ])(
    'with %s is refused within five seconds of processor time, and says what to do',
    (_name, file, message) => {
      const start = process.cpuUsage();
      expect(problemOf(file)).toMatch(message);
      expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
    },
  );

  const bytes = (...start: readonly (number | string)[]): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(start.flatMap((one) => (typeof one === 'string' ? [...Buffer.from(one)] : [one])));
  const valid = JSON.stringify(exampleFile('lower-third').project);
  it.each([
    ['nothing in it', '', /^It’s empty/],
    ['a ZIP file', bytes('PK', 3, 4, 'x'), /^It’s a ZIP file\. Extract it/],
    ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), /^It’s a picture/],
    ['an SVG', '<?xml version="1.0"?>\n<svg/>', /^It’s a picture/],
    ['UTF-16', Buffer.from(`\uFEFF${valid}`, 'utf16le'), /^It’s saved as UTF-16/],
    ['a part of a project', valid.slice(0, -100), /^It ends too early/],
    ['a program', bytes(0x7f, 'ELF', 0, 0), /^It isn’t text/],
    ['more than the editor accepts', Buffer.alloc(PROJECT_LIMIT + 1), /^It’s larger/],
    ['a byte order mark', `\uFEFF${valid}`, undefined],
  ])('that has %s', async (_name, content, message) => {
    const { problem } = await readProject(new File([content], 'a.keyfill'));
    expect(problem ?? '').toMatch(message ?? /^$/);
  });
});
