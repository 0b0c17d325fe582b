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

export const structureRules = [checkIntroductions, checkEmptySections, checkRequiredSections];
