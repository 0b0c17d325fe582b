// All checks of the exports of one example, as results that pages show.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';
import { loadModule } from './runtime-bundle.mjs';
import { checkCasparCg, checkDoubleClick } from './playout-casparcg.mjs';
import { checkHtmlIn117, checkOgrafIn117 } from './playout-chromium117.mjs';
import { checkOgraf, openPackage } from './playout-ograf.mjs';
import { checkInDevtool, checkOnOgrafServer, checkOnSpx, HOST_NAMES, writeExport } from './playout-hosts.mjs';
import { CheckError, ensure, ensureEqual } from './playout-page.mjs';
import { checkSpx, importAsSpx } from './playout-spx.mjs';
import { siteDir } from './site-dir.mjs';

const SCHEMAS = path.resolve(siteDir, '../shared/schemas/ograf');

/** The official schemas, where they lie beside the project; otherwise undefined. */
function officialManifest() {
  if (!existsSync(SCHEMAS)) return undefined;
  const { default: Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020');
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const file of readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json')) ajv.addSchema(JSON.parse(readFileSync(path.join(SCHEMAS, file), 'utf8')));
  return ajv.getSchema('https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json');
}

/** The parts of src/playout that make and check exports. */
export async function loadTools() {
  const load = (file) => loadModule(`src/playout/${file}`);
  const [{ loadSource }, { exportTemplate, FORMATS }, gdd, ograf, spx, rules, fields, spxDefinition] =
    await Promise.all([
      load('export/load-source.ts'),
      load('hosts.ts'),
      load('validation/gdd.ts'),
      load('validation/ograf.ts'),
      load('validation/spx.ts'),
      load('validation/rules.ts'),
      load('definition/fields.ts'),
      load('definition/spx.ts'),
    ]);
  const { validateProject } = await loadModule('src/runtime-validation/validate.ts');
  return {
    exportTemplate,
    FORMATS,
    validateGdd: gdd.validateGdd,
    validateOgraf: ograf.validateOgraf,
    validateSpx: spx.validateSpx,
    isError: rules.isError,
    fieldsOf: fields.fieldsOf,
    toSpx: spxDefinition.toSpx,
    validateProject,
    official: officialManifest(),
    loadExample: (name) =>
      loadSource(name, async (file) => new Uint8Array(readFileSync(path.join(siteDir, 'static', file)))),
  };
}

/** Size and hash of each file of an export. */
export const fingerprint = (files) =>
  Object.fromEntries(
    files.map(({ name, bytes }) => [
      name,
      { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    ]),
  );

/** The switch with which CasparCG starts its browser. */
export const WITHOUT_SECURITY = '--disable-web-security';

const wordsOf = (problems) => problems.map(({ path: place, message }) => `${place}: ${message}`).join('; ');

/** The GDD block in the head of a page. */
function gddOf(page) {
  const found = /<script name="graphics-data-definition"[^>]*>([\s\S]*?)<\/script>/.exec(page);
  ensure(found, 'the head has no GDD block');
  return JSON.parse(found[1]);
}

const LIFE =
  'Imported, played, continued to its steps, updated, and stopped: visible after play, changed after the update, and gone after stop';
const LIFE_BY_PLAY =
  'Imported, played, continued to its steps, updated by another play, and stopped: visible after play, changed after the update, and gone after stop';

/** An export as a file on the disk while something runs. */
async function withFile(file, run) {
  const written = writeExport([file]);
  try {
    await run(written.first);
  } finally {
    written.remove();
  }
}

/** Checks by format: each gets the files and a way to note a check. */
const CHECKS = {
  async casparcg({ files: [file], tools, browser, server, old, keys, check }) {
    await check('The GDD block is valid', () => {
      const problems = tools.validateGdd(gddOf(strFromU8(file.bytes)));
      ensureEqual(wordsOf(problems), '', 'problems');
    });
    await checkCasparCg(server, file, keys, check);
    await checkDoubleClick(browser, file, check);
    if (old) await checkHtmlIn117(old, file, check);
  },
  async spx({ files: [file], source, tools, browser, old, hosts, textKey, keys, check, note }) {
    if (hosts)
      await check(
        LIFE,
        () => withFile(file, (target) => checkOnSpx(hosts.spx, hosts.spxScreen, target, textKey)),
        { host: HOST_NAMES.spx, judgedBy: 'pixels' },
      );
    const { definition, isFirst } = importAsSpx(file.bytes);
    await check('SPX finds the definition on import, first in the head', () => {
      ensure(isFirst, 'another script comes first');
      ensureEqual(definition, tools.toSpx(source.project), 'definition');
    });
    await check('The definition is valid', () => {
      ensureEqual(wordsOf(tools.validateSpx(definition).filter(tools.isError)), '', 'problems');
    });
    for (const problem of tools.validateSpx(definition).filter((one) => !tools.isError(one)))
      note(wordsOf([problem]));
    await checkSpx(browser, file, keys, check);
    await checkDoubleClick(browser, file, check);
    if (old) await checkHtmlIn117(old, file, check);
  },
  async ograf({ files: [file], tools, browser, old, hosts, textKey, keys, check }) {
    const { files, manifest, manifestPath } = openPackage(file.bytes);
    if (hosts)
      await withFile(file, async (target) => {
        await check(
          LIFE,
          () => checkOnOgrafServer(hosts.server, hosts.serverScreen, target, textKey, manifest.stepCount),
          { host: HOST_NAMES.ografServer, judgedBy: 'pixels' },
        );
        await check(LIFE_BY_PLAY, () => checkOnSpx(hosts.spx, hosts.spxScreen, target, textKey), {
          host: HOST_NAMES.spx,
          judgedBy: 'pixels',
        });
        await check(
          'Listed once, without a problem, and through its in-depth test',
          async () => {
            const listed = await checkInDevtool(hosts.devtool, browser, [target], { isInDepth: true });
            ensureEqual(
              listed.map(({ problems }) => problems),
              [''],
              'problems of each listed graphic',
            );
          },
          { host: HOST_NAMES.devtool, judgedBy: 'its verdict' },
        );
      });
    await check('The manifest is valid', () => {
      ensureEqual(wordsOf(tools.validateOgraf(manifest, manifestPath)), '', 'problems');
      ensure(files[manifestPath.replace(/[^/]*$/, '') + manifest.main], 'the module is not in the package');
    });
    if (tools.official)
      await check('The official JSON Schemas accept the manifest', () => {
        ensure(tools.official(manifest), JSON.stringify(tools.official.errors));
      });
    await checkOgraf(browser, file, keys, check);
    if (old) await checkOgrafIn117(old, file, check);
  },
  async liveos({ files: [page, templates], source, tools, check }) {
    await check('The page is that of the CasparCG export', async () => {
      const [other] = await tools.exportTemplate(source, 'casparcg');
      ensure(Buffer.compare(page.bytes, other.bytes) === 0, 'the pages differ');
    });
    await check('templates.json is JSON, names the page and says whose reading it is', () => {
      const { note, templates: list } = JSON.parse(strFromU8(templates.bytes));
      ensure(note.includes('NETON.LIVE'), 'the note is missing');
      ensureEqual(
        list.map((entry) => entry.file),
        [page.name],
        'pages',
      );
    });
  },
  async project({ files: [file], source, tools, check }) {
    const entries = unzipSync(file.bytes);
    const name = Object.keys(entries).find((entry) => entry.endsWith('.keyfill'));
    await check('The project file is valid, and all files that it names are there', () => {
      const project = JSON.parse(strFromU8(entries[name]));
      ensureEqual(wordsOf(tools.validateProject(project).problems), '', 'problems');
      for (const address of source.files.keys())
        ensure(entries[name.replace(/[^/]*$/, '') + address], `${address} is missing`);
    });
    await check('The actions parse', async () => {
      await transform(strFromU8(entries[name.replace(/[^/]*$/, 'actions.js')]), { format: 'esm' });
    });
  },
};

/**
 * Exports an example in every format and checks each.
 * @param {string} name
 * @param {Awaited<ReturnType<typeof loadTools>>} tools
 * @param {object} browsers
 * @param {import('@playwright/test').Browser} browsers.browser
 * @param {import('@playwright/test').Browser} browsers.server With web security off, as CasparCG has it: `WITHOUT_SECURITY`.
 * @param {{newPage: () => Promise<any>}} [browsers.old] Chromium 117, where it is at hand.
 * @param {Awaited<ReturnType<typeof import('./playout-hosts.mjs').startHosts>>} [browsers.hosts] The real hosts, where they are at hand.
 * @param {string} today
 */
export async function validateExample(name, tools, { browser, server, old, hosts }, today) {
  const source = await tools.loadExample(name);
  const fields = tools.fieldsOf(source.project);
  const keys = fields.filter(({ type }) => type === 'text' || type === 'multi-line').map(({ key }) => key);
  const textKey = fields.find(({ type }) => type === 'text')?.key;
  const results = {};
  for (const format of tools.FORMATS) {
    const files = await tools.exportTemplate(source, format);
    const checks = [];
    const check = async (sentence, run, seenOn) => {
      const seen = seenOn && { seenOn };
      try {
        await run();
        checks.push({ check: sentence, passed: true, ...seen });
      } catch (error) {
        // What is no finding of a check, such as a page that hangs, is one all the same.
        const problem = error instanceof CheckError ? error.message : String(error).split('\n')[0];
        checks.push({ check: sentence, passed: false, problem, ...seen });
      }
    };
    const notes = [];
    const note = (text) => notes.push({ note: text });
    await CHECKS[format]({ files, source, tools, browser, server, old, hosts, textKey, keys, check, note });
    results[format] = {
      checkedOn: today,
      chromium: browser.version(),
      files: fingerprint(files),
      checks,
      // What is right and still to be known: a host that does something else.
      notes,
    };
  }
  return results;
}
