// Finds newer CSS in strings: style sheets, declarations, values, and selectors inside a script.
import type { Features } from './features-derive.ts';
import features from './features.json' with { type: 'json' };

/** The newer features, by kind, as `npm run runtime:features` writes them. */
export const LIST: Features = features;

const featureText = (name: string, version: number) => `${name} (Chromium ${version})`;
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the CSS name of a property: `webkitMaskImage` → `-webkit-mask-image`. */
export const kebab = (name: string) =>
  name.replace(/^webkit(?=[A-Z])/, 'Webkit').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The first version that supports a property, if the property is newer. */
export const newerSince = (property: string) =>
  Object.hasOwn(LIST.cssProperties, property) ? LIST.cssProperties[property] : undefined;

/** Finds a newer keyword of an older property. */
export function valueFeature(property: string, value: string): string | undefined {
  for (const word of value.match(/[a-z-]+(?!\()/g) ?? []) {
    const pair = `${property}: ${word}`;
    const version = Object.hasOwn(LIST.cssValues, pair) ? LIST.cssValues[pair] : undefined;
    if (version !== undefined) return featureText(pair, version);
  }
  return undefined;
}

/** The pattern that finds a feature in a string, and the feature's name. */
type Sign = { sign: RegExp; feature: string };

const FUNCTIONS: readonly Sign[] = Object.entries(LIST.cssFunctions).map(([name, version]) => ({
  sign: new RegExp(`(?<![\\w.$/-])${escape(name)}\\(`),
  feature: featureText(`${name}()`, version),
}));
const AT_RULES: readonly Sign[] = Object.entries(LIST.cssAtRules).map(([name, version]) => ({
  sign: new RegExp(`${escape(name)}(?![\\w-])`),
  feature: featureText(name, version),
}));
const SELECTORS: readonly Sign[] = Object.entries(LIST.cssSelectors).map(([name, version]) => ({
  sign: new RegExp(`(?<!:)${escape(name)}${name.endsWith('(') ? '' : '(?![\\w(-])'}`),
  feature: featureText(name, version),
}));
/** Colors derived from other colors. The data only mentions them in a note on each function. */
const RELATIVE = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/;

const matching = (list: readonly Sign[], text: string): string[] =>
  list.filter(({ sign }) => sign.test(text)).map(({ feature }) => feature);

/** The declarations in a string, by block. Without braces, the whole string is a single block. */
const blocksOf = (text: string) =>
  (text.includes('{') ? Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, block = '']) => block) : [text]).map(
    (block) =>
      block
        .split(';')
        .map((line) => /^\s*([a-z-]+)\s*:\s*(\S.*)$/s.exec(line))
        .filter((match) => match !== null)
        .map(([, property = '', value = '']) => ({ property, value })),
  );

/**
 * Returns the newer features in a string.
 * @param isSelector - whether the string is only a selector
 * @returns names with the first version that supports them
 */
export function cssFeatures(text: string, isSelector: boolean = false): string[] {
  // Embedded files are long and aren't CSS.
  if (text.startsWith('data:')) return [];
  const found = [
    ...(text.includes('(') ? matching(FUNCTIONS, text) : []),
    ...(text.includes('@') ? matching(AT_RULES, text) : []),
  ];
  if (RELATIVE.test(text)) found.push(featureText('relative colors', 119));
  const before = text.split('{').slice(0, -1);
  const selectors = isSelector ? [text] : before.map((part) => part.split(/[;}]/).at(-1) ?? '');
  for (const selector of selectors) found.push(...matching(SELECTORS, selector));
  for (const block of blocksOf(text)) {
    const properties = new Set(block.map(({ property }) => property));
    for (const { property, value } of block) {
      const version = newerSince(property);
      if (version && !properties.has(`-webkit-${property}`)) found.push(featureText(property, version));
      const keyword = valueFeature(property, value);
      if (keyword) found.push(keyword);
    }
  }
  return found;
}
