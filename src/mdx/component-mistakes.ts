// Mistakes in a page's tags and imports. Most would replace it with an error that doesn't say where it is.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { nearName } from '../shared/near-name.ts';
import { markerOf } from './api-reference/markers.ts';
import { IMPORTS } from './imports.ts';

/** What a prop accepts: one of some texts, or a kind of value. */
export type Accepted = readonly string[] | 'text' | 'flag' | 'number' | 'any';

export type Props = Readonly<Record<string, { readonly accepts: Accepted; readonly isRequired: boolean }>>;

/** What TypeScript knows about tags; `tools/generated/component-props.ts` writes it. */
export interface KnownTags {
  /** HTML's elements, and the attributes of any of them. */
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
  /** By module and export. */
  readonly components: Record<string, Readonly<Record<string, Props>>>;
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

interface Mistake {
  readonly line: number;
  readonly message: string;
}

interface Import {
  readonly from: string;
  readonly name: string;
  readonly line: number;
}

let read: KnownTags | undefined;
const knownTags = (): KnownTags =>
  (read ??= JSON.parse(
    readFileSync(path.join(__dirname, '../../generated/component-props.json'), 'utf8'),
  ) as KnownTags);

/** Whether MDX sees a component in this name, not an element. */
const isComponent = (name: string): boolean => /^[A-Z]|\./.test(name);

/** Components that the theme gives to all pages. */
const GIVEN = ['Details', 'Head'];

/** Attributes that React names differently. */
const IN_REACT: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/** The imports of a page, by the name that the page uses. */
export function importsOf(root: Root): Map<string, Import> {
  const imports = new Map<string, Import>();
  visit(root, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const from = String(statement.source.value);
      const line = statement.loc?.start.line ?? 1;
      for (const one of statement.specifiers) {
        const exported = one.type === 'ImportSpecifier' && 'name' in one.imported && one.imported.name;
        imports.set(one.local.name, { from, name: exported || 'default', line });
      }
    }
  });
  return imports;
}

/** Whether a module exists: a file of the site, a part of the theme or the framework, or a package. */
function exists(request: string, folder: string, siteDir: string): boolean {
  const name = request.split('!').at(-1)?.split('?')[0] ?? '';
  if (/^(?:@site\/|\.)/.test(name)) {
    const file = name.startsWith('@')
      ? path.join(siteDir, name.slice('@site'.length))
      : path.join(folder, name);
    return ['', '.tsx', '.ts', '.mdx', '/index.tsx'].some((end) => existsSync(file + end));
  }
  const part = name.replace(/^@\w+\//, '');
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  return [
    name,
    `@docusaurus/theme-classic/lib/theme/${part}`,
    `@docusaurus/core/lib/client/exports/${part}`,
  ].some((one) => {
    try {
      return resolve(one) !== '';
    } catch {
      return false;
    }
  });
}

/** What's wrong with the value of a prop, if anything. */
function valueMistake(name: string, value: MdxJsxAttribute['value'], accepts: Accepted): string | undefined {
  const isText = typeof value === 'string';
  const kind = isText ? 'text' : 'flag';
  // The value of other expressions is only known when the page renders.
  if (typeof value === 'object' && value !== null && !/^\s*(?:true|false|-?[\d.]+)\s*$/.test(value.value))
    return undefined;
  const given = typeof value === 'object' && value !== null && /\d/.test(value.value) ? 'number' : kind;
  if (accepts === 'any' || accepts === given) return undefined;
  if (accepts === 'flag') return `${name} has to be {true} or {false}`;
  if (accepts === 'number') return `${name} has to be a number: ${name}={2}`;
  if (accepts === 'text' || !isText) return `${name} needs a text: ${name}="…"`;
  if (accepts.includes(value)) return undefined;
  return `${name} can't be "${value}": ${advice(value, accepts, (one) => `"${one}"`)}`;
}

/** The name that's meant, or the first few. */
function advice(name: string, names: readonly string[], show = (one: string): string => one): string {
  const meant = nearName(name, names);
  if (meant !== undefined) return `did you mean ${show(meant)}?`;
  if (names.length === 0) return 'remove it';
  return `use ${names.slice(0, 12).map(show).join(', ')}${names.length > 12 ? ', …' : ''}`;
}

function propMistakes({ name: tag, attributes, children }: Tag, props: Props): string[] {
  const names = Object.keys(props);
  const given = attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [one] : []));
  const wrong = given.flatMap(({ name, value }) => {
    const prop = props[name];
    if (prop === undefined) {
      const others = names.filter((one) => one !== 'children');
      return /^(?:key|(?:data|aria)-.*)$/.test(name) ? [] : [`has no ${name}: ${advice(name, others)}`];
    }
    const mistake = valueMistake(name, value, prop.accepts);
    return mistake === undefined ? [] : [`: ${mistake}`];
  });
  const isSpread = given.length < attributes.length;
  const missing = names.filter(
    (name) =>
      props[name]?.isRequired && !isSpread && name !== 'children' && !given.some((one) => one.name === name),
  );
  const isFull = children.length > 0 && !names.includes('children');
  return [
    ...wrong,
    ...missing.map((name) => `needs ${name}="…"`),
    ...(isFull ? [`can't contain anything: write <${tag} />`] : []),
  ].map((text) => `<${tag}>${text.startsWith(':') ? '' : ' '}${text}`);
}

/** Finds attributes that HTML's elements don't have, and code that isn't JavaScript. */
const attributeMistakes = ({ name: tag, attributes }: Tag): string[] =>
  attributes.flatMap((one) => {
    if (one.type !== 'mdxJsxAttribute' || /^(?:data|aria)-/.test(one.name)) return [];
    const { name, value } = one;
    const { attributes: known } = knownTags();
    if (!known.includes(name)) {
      const own = IN_REACT[name];
      const fix = own ? `write ${own}` : advice(name, known).replace(/^use .*/, 'remove it');
      return [`<${tag}> has no ${name}: ${fix}`];
    }
    if (/^on[A-Z]/.test(name) || (name === 'style' && typeof value === 'string'))
      return [`<${tag}> can't have ${name}="…" on a page: remove it, or make a component`];
    return [];
  });

/** Finds Tabs in which a reader couldn't choose, and details without a summary. */
function contentMistakes(tag: Tag): Mistake[] {
  const mistakes: Mistake[] = [];
  const seen = new Set<string>();
  let hasSummary = false;
  visit(tag, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (child) => {
    const { name, attributes, position } = child as Tag;
    hasSummary ||= name === 'summary';
    const value = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'value')?.value;
    if (tag.name !== 'Tabs' || name !== 'TabItem' || typeof value !== 'string') return;
    const message = `another <TabItem> also has value="${value}": give each its own`;
    if (seen.has(value)) mistakes.push({ line: position?.start.line ?? 1, message });
    seen.add(value);
  });
  const line = tag.position?.start.line ?? 1;
  if (tag.name === 'details' && !hasSummary)
    mistakes.push({ line, message: '<details> needs a <summary>, which readers click' });
  return mistakes;
}

/**
 * Finds tags that don't exist, wrong props and values, and imports that lead nowhere.
 * @param folder - the page's
 */
export function componentMistakes(root: Root, folder: string, siteDir: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const imports = importsOf(root);
  const { elements, components } = knownTags();
  for (const [local, { from, name, line }] of imports) {
    const exported = components[from];
    if (!exists(from, folder, siteDir)) {
      mistakes.push({ line, message: `the import ${from} leads nowhere, because that file doesn't exist` });
    } else if (exported !== undefined && exported[name] === undefined) {
      const meant = advice(name, Object.keys(exported));
      mistakes.push({ line, message: `${from} has no ${name}, so ${local} is empty: ${meant}` });
    }
  }
  // Values that the page itself makes.
  const own = root.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.value.match(/[\w$]+/g) ?? []) : [],
  );
  const names = [...new Set([...Object.keys(IMPORTS), ...GIVEN, ...own.filter(isComponent)])];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const tag = node as Tag;
    const { name } = tag;
    const line = tag.position?.start.line ?? 1;
    if (name === null || markerOf(name) !== undefined) return;
    const add = (messages: readonly string[]): number =>
      mistakes.push(...messages.map((message) => ({ line, message })));
    mistakes.push(...contentMistakes(tag));
    const { from, name: exported } = imports.get(name) ?? { from: IMPORTS[name] ?? '', name: 'default' };
    const props = components[from]?.[exported];
    if (props !== undefined) {
      add(propMistakes(tag, props));
    } else if (elements.includes(name)) {
      add(attributeMistakes(tag));
    } else if (!names.includes(name.replace(/\..*/, ''))) {
      const meant = nearName(name, isComponent(name) ? names : [...names, ...elements]);
      add([
        `there's no ${isComponent(name) ? 'component' : 'element'} <${name}>: ` +
          (meant === undefined ? 'import it, or remove it' : `did you mean <${meant}>?`),
      ]);
    }
  });
  return mistakes;
}
