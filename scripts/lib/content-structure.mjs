// What stands where on a page: an introduction, no empty heading, the parts that pages of a kind have in common.

/**
 * @typedef {import('./prose-page.mjs').Page} Page
 * @typedef {import('./prose-rules.mjs').Finding} Finding
 */

function finding({ file }, message, line = 1) {
  return { file, line, message };
}

/**
 * Words say what a page is about before its first heading.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function beginsWithWords(pages) {
  return pages
    .filter(({ outline }) => (outline[0]?.depth ?? 2) > 1)
    .map((page) => finding(page, 'has no introduction before its first heading'));
}

/**
 * Something stands under every heading, be it a smaller heading.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function fillsItsHeadings(pages) {
  return pages.flatMap((page) =>
    page.outline.flatMap((step, at) => {
      const next = page.outline[at + 1];
      const isEmpty = step.depth > 0 && (next === undefined || (next.depth > 0 && next.depth <= step.depth));
      return isEmpty ? [finding(page, `has nothing under "${step.text}"`, step.line)] : [];
    }),
  );
}

/** How a page says when somebody needs it. */
const when = /\b(?:[Yy]ou (?:need|use|meet)|Use (?:it|them|this)|Look here)\b/;

/**
 * A page of the reference says in its first words what it is about and when one needs it, in two sentences.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function saysWhen(pages) {
  return pages
    .filter(({ file }) => file.startsWith('api/'))
    .flatMap((page) => {
      const { text = '' } = page.passages.find(({ line }) => line > 1) ?? {};
      const sentences = text.match(/[.?!](?:\s|$)/g)?.length ?? 0;
      return [
        ...(when.test(text) ? [] : [finding(page, 'does not say at its start when one needs it')]),
        ...(sentences > 2
          ? [finding(page, `begins with ${sentences} sentences before anything is shown`)]
          : []),
      ];
    });
}

/** What the second headings of pages are, by the beginning of their path. Index pages are lists. */
const parts = [
  { under: 'user-guide/elements/', wanted: ['Settings', 'Template data', 'What goes wrong', 'Next'] },
  {
    under: 'user-guide/examples/',
    wanted: ['The problem', 'The code', 'How it works', 'What goes wrong', 'Checked for playout', 'Next'],
  },
  {
    under: 'user-guide/exporting/integrations/',
    wanted: [/^Limits/, 'Checklist', 'When nothing shows', 'Next'],
  },
  { under: 'api/', wanted: [/^(?:What goes wrong|When something is not found)$/, 'Next'], andIndex: true },
  { under: 'blog/', wanted: ['Next'] },
];

/**
 * Pages of a kind have the same parts, so that a reader of one finds the way in the other.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function hasItsParts(pages) {
  return pages.flatMap((page) =>
    parts
      .filter(
        ({ under, andIndex }) =>
          page.file.startsWith(under) && (andIndex || !/\/index\.mdx$/.test(page.file)),
      )
      .flatMap(({ wanted }) => wanted)
      .filter((part) => !page.outline.some(({ depth, text }) => depth === 2 && isPart(part, text)))
      .map((part) => finding(page, `has no part "${part instanceof RegExp ? part.source : part}"`)),
  );
}

function isPart(part, text) {
  return part instanceof RegExp ? part.test(text) : part === text;
}

/** As many questions as the guide promises. */
export const fewestQuestions = 25;

/**
 * The FAQ has its questions, each under a subject.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function answersQuestions(pages) {
  return pages
    .filter(({ file }) => file === 'user-guide/faq.mdx')
    .flatMap((page) => {
      const headings = page.outline.filter(({ depth }) => depth > 0);
      const questions = headings.filter(({ depth }) => depth === 3);
      const subjects = headings.filter(({ depth, text }) => depth === 2 && text !== 'Next');
      return [
        ...(questions.length < fewestQuestions
          ? [finding(page, `has ${questions.length} questions, wanted are ${fewestQuestions}`)]
          : []),
        ...(subjects.length < 4 ? [finding(page, 'does not sort its questions by subject')] : []),
        ...questions
          .filter(({ text }) => !/\?$|\. Why\?$|What do I check\?$/.test(text))
          .map(({ text, line }) => finding(page, `"${text}" is no question`, line)),
        ...(headings[0]?.depth === 3 ? [finding(page, 'begins with a question that has no subject')] : []),
      ];
    });
}

/** As many shortcuts as the guide promises. */
export const fewestShortcuts = 60;

/**
 * Each shortcut has its keys for both systems, and no keys do two things in one part of the app.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function listsShortcuts(pages) {
  return pages
    .filter(({ file }) => file === 'user-guide/keyboard-shortcuts.mdx')
    .flatMap((page) => {
      const tables = page.tables.filter(([head]) => head?.join() === 'Action,Windows and Linux,macOS');
      const rows = tables.flatMap((table) => table.slice(1));
      const twice = [1, 2].flatMap((column) => {
        const keys = rows.map((row) => row[column] ?? '');
        return [...new Set(keys.filter((one, at) => keys.indexOf(one) !== at))];
      });
      return [
        ...(rows.length < fewestShortcuts
          ? [finding(page, `has ${rows.length} shortcuts, wanted are ${fewestShortcuts}`)]
          : []),
        ...rows
          .filter((row) => row.length !== 3 || row.some((cell) => cell === ''))
          .map(([action]) => finding(page, `"${action}" lacks the keys of a system`)),
        ...twice.map((keys) => finding(page, `"${keys}" does two things`)),
      ];
    });
}

export const structureRules = [
  beginsWithWords,
  fillsItsHeadings,
  saysWhen,
  hasItsParts,
  answersQuestions,
  listsShortcuts,
];
