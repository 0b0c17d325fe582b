// The structure of pages: an introduction, no empty sections, and the sections that similar pages share.
import type { Page } from '../prose/page.ts';
import type { Finding } from '../prose/rules.ts';

function finding({ file }: Page, message: string, line = 1): Finding {
  return { file, line, message };
}

/** Every page starts with text, not with a heading. */
export function checkIntroductions(pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ outline }) => (outline[0]?.depth ?? 2) > 1)
    .map((page) => finding(page, 'needs an introduction before its first heading'));
}

/** Every heading has something below it; a subheading counts. */
export function checkEmptySections(pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) =>
    page.outline.flatMap((step, at) => {
      const next = page.outline[at + 1];
      const isEmpty = step.depth > 0 && (next === undefined || (next.depth > 0 && next.depth <= step.depth));
      return isEmpty ? [finding(page, `has nothing under "${step.text}"`, step.line)] : [];
    }),
  );
}

const nextSteps = /^Next(?: steps)?$/;

/** The level-2 headings that pages must have, by the start of their path. Index pages are lists, so they're exempt. */
const requiredSections = [
  { under: 'user-guide/elements/', sections: ['Settings', 'Template data', nextSteps] },
  {
    under: 'user-guide/examples/',
    sections: ['The code', 'How it works', 'Checked for playout', nextSteps],
  },
  {
    under: 'user-guide/exporting/integrations/',
    sections: [/^Limits/, /^Checklist/, /^When nothing shows$|^Troubleshooting/, nextSteps],
  },
  { under: 'api/', sections: [nextSteps], andIndex: true },
  { under: 'blog/', sections: [nextSteps] },
];

/** Pages of a kind have the same sections, so readers who know one page know their way around the others. */
export function checkRequiredSections(pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) =>
    requiredSections
      .filter(
        ({ under, andIndex }) =>
          page.file.startsWith(under) && (andIndex || !/\/index\.mdx$/.test(page.file)),
      )
      .flatMap(({ sections }) => sections)
      .filter((heading) => !page.outline.some(({ depth, text }) => depth === 2 && matches(heading, text)))
      .map((heading) => finding(page, `needs a section named "${nameOf(heading)}"`)),
  );
}

/** The name of a section for writers: `^When nothing shows$|^Troubleshooting` becomes `When nothing shows" or "Troubleshooting`. */
const nameOf = (heading: string | RegExp): string =>
  heading instanceof RegExp
    ? heading.source
        .replace(/\(\?:(.*?)\)\?/g, '$1')
        .replace(/[$^]/g, '')
        .replaceAll('|', '" or "')
    : heading;

function matches(heading: string | RegExp, text: string): boolean {
  return heading instanceof RegExp ? heading.test(text) : heading === text;
}

/** The number of questions that the guide promises. */
export const fewestQuestions = 25;

/** The FAQ has enough questions, grouped by subject. */
export function checkFaq(pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ file }) => file === 'user-guide/faq.mdx')
    .flatMap((page) => {
      const headings = page.outline.filter(({ depth }) => depth > 0);
      const questions = headings.filter(({ depth }) => depth === 3);
      const subjects = headings.filter(({ depth, text }) => depth === 2 && !nextSteps.test(text));
      return [
        ...(questions.length < fewestQuestions
          ? [finding(page, `has ${questions.length} questions; it needs at least ${fewestQuestions}`)]
          : []),
        ...(subjects.length < 4 ? [finding(page, 'needs at least four subjects for its questions')] : []),
        ...questions
          .filter(({ text }) => !/\?$|\. Why\?$|What do I check\?$/.test(text))
          .map(({ text, line }) => finding(page, `"${text}" isn't a question`, line)),
        ...(headings[0]?.depth === 3
          ? [finding(page, "starts with a question that isn't under a subject")]
          : []),
      ];
    });
}

/** The number of shortcuts that the guide promises. */
export const fewestShortcuts = 60;

/** Every shortcut has keys for both systems, and no two shortcuts have the same keys. */
export function checkShortcuts(pages: readonly Page[]): Finding[] {
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
          ? [finding(page, `has ${rows.length} shortcuts; it needs at least ${fewestShortcuts}`)]
          : []),
        ...rows
          .filter((row) => row.length !== 3 || row.some((cell) => cell === ''))
          .map(([action]) => finding(page, `"${action}" needs keys for both systems`)),
        ...twice.map((keys) => finding(page, `"${keys}" is used for two actions`)),
      ];
    });
}

export const structureRules = [
  checkIntroductions,
  checkEmptySections,
  checkRequiredSections,
  checkFaq,
  checkShortcuts,
];
