import type { Declaration, Root, Rule } from 'postcss';

/** The rules that speak of the page as a whole: what they set has one value for all elements. */
const OF_PAGE =
  /^(?:html|:root|html:root)(?:\[data-theme=["']?\w+["']?\])?$|^\[data-theme=["']?\w+["']?\](?::root)?$/;
/** Sets only what no other rule sets for some elements, modes or widths. */
const ALWAYS = /^(?::root|html:root)$/;
const READ = /var\(\s*(--[\w-]+)\s*([,)])/g;
/** Written out, these would mean the property that reads them. */
const IS_KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer)?$/;

/**
 * Makes the custom properties of Infima cheaper, without a change to what is drawn: those that the site sets for the whole
 * page itself, those that have one value everywhere, and those that nothing reads. Many of its 400 are of that kind.
 * @param roots All style sheets of the site.
 * @param words What the site's scripts name: properties among them stay as they are.
 * @param isOfTheme Which properties may be written out where they are read.
 */
export function withFewerProperties(
  roots: readonly Root[],
  words: ReadonlySet<string>,
  isOfTheme: (name: string) => boolean,
): void {
  for (const root of roots) dropOverridden(root);
  dropValueless(roots);
  writeOut(roots, words, isOfTheme);
  dropUnread(roots, words);
}

const isAlways = ({ parent }: Declaration): boolean => {
  const rule = parent as Rule;
  return rule.parent?.type === 'root' && rule.selectors.every((selector) => ALWAYS.test(selector));
};

/** `html:root` outweighs `:root` wherever it stands, and the dark mode of Infima, which is as heavy, when it comes later. */
function dropOverridden(root: Root): void {
  const winners = new Map<string, number>();
  root.walkRules((rule, place) => {
    if (rule.parent?.type !== 'root' || !rule.selectors.includes('html:root')) return;
    rule.walkDecls(/^--/, ({ prop }) => void winners.set(prop, place));
  });
  root.each((rule, place) => {
    if (rule.type !== 'rule') return;
    const isLight = rule.selectors.every((selector) => selector === ':root');
    const isDark = rule.selectors.every((selector) => /^html\[data-theme=["']?dark["']?\]$/.test(selector));
    rule.walkDecls(/^--/, (declaration) => {
      const winner = winners.get(declaration.prop);
      if (winner !== undefined && (isLight || (isDark && winner > place))) remove(declaration);
    });
  });
}

/** At the root, `inherit` is no value at all; where no other rule sets one for the page, the property may as well not be set. */
function dropValueless(roots: readonly Root[]): void {
  const ofPage = new Map<string, Declaration[]>();
  for (const root of roots)
    root.walkDecls(/^--/, (declaration) => {
      const { selectors } = declaration.parent as Rule;
      if (selectors.some((selector) => OF_PAGE.test(selector)))
        ofPage.set(declaration.prop, [...(ofPage.get(declaration.prop) ?? []), declaration]);
    });
  for (const [first, ...others] of ofPage.values())
    if (first && others.length === 0 && isAlways(first) && first.value.trim() === 'inherit') remove(first);
}

/** Writes a value that is the same everywhere at the places that read it. */
function writeOut(
  roots: readonly Root[],
  words: ReadonlySet<string>,
  isOfTheme: (name: string) => boolean,
): void {
  const all = new Map<string, Declaration[]>();
  const withFallback = new Set<string>();
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--'))
        all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
      for (const [, name = '', end] of declaration.value.matchAll(READ))
        if (end === ',') withFallback.add(name);
    });
  }
  const isOfPage = (name: string): boolean =>
    (all.get(name) ?? []).every(({ parent }) =>
      (parent as Rule).selectors.every((selector) => OF_PAGE.test(selector)),
    );
  const single = new Map<string, Declaration>();
  for (const [name, [first, ...others]] of all) {
    const isFree = isOfTheme(name) && !words.has(name) && !withFallback.has(name);
    if (isFree && first && others.length === 0 && isAlways(first) && !IS_KEYWORD.test(first.value.trim()))
      single.set(name, first);
  }
  // What reads a property that some element has a value of its own for would mean that value there.
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const [name, { value }] of single) {
      const reads = [...value.matchAll(READ)].map(([, read = '']) => read);
      if (reads.every((read) => single.has(read) || (all.has(read) && isOfPage(read)))) continue;
      single.delete(name);
      isDone = false;
    }
  }
  const resolve = (value: string): string =>
    value.replace(READ, (whole, name: string) => {
      const declaration = single.get(name);
      return declaration === undefined ? whole : resolve(declaration.value);
    });
  for (const root of roots)
    root.walkDecls((declaration) => {
      const value = resolve(declaration.value);
      if (value !== declaration.value) declaration.value = value;
    });
  single.forEach(remove);
}

/** One that only unread ones read is unread too. */
function dropUnread(roots: readonly Root[], words: ReadonlySet<string>): void {
  for (let isDone = false; !isDone;) {
    isDone = true;
    const read = new Set(words);
    for (const root of roots)
      root.walkDecls(({ value }) => {
        for (const [, name = ''] of value.matchAll(READ)) read.add(name);
      });
    for (const root of roots)
      root.walkDecls(/^--/, (declaration) => {
        if (read.has(declaration.prop)) return;
        remove(declaration);
        isDone = false;
      });
  }
}

function remove(declaration: Declaration): void {
  const rule = declaration.parent;
  declaration.remove();
  if (rule?.nodes?.length === 0) rule.remove();
}
