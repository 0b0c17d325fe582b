import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PostCssOptions } from '@docusaurus/types';
import type { AtRule as AtRuleNode, Helpers, Plugin, Root, Rule } from 'postcss';
import { BannerPlugin, type Configuration } from 'webpack';
import { listFiles } from '../build-cache/list-files.ts';

/** The layers of the style sheet. A later one wins, however specific an earlier one's selectors are. */
const LAYERS = ['infima', 'theme', 'forced', 'tokens', 'base', 'components', 'pages'] as const;

type Layer = (typeof LAYERS)[number];

/** Which folders belong to a layer, from the site's folder. What no other line names is a component. */
const PLACES: readonly (readonly [RegExp, Layer])[] = [
  [/node_modules\/infima\//, 'infima'],
  [/node_modules\//, 'theme'],
  [/src\/css\/(?:tokens|infima)\.css$/, 'tokens'],
  [/src\/(?:css|ui|client-modules)\//, 'base'],
  [/src\/(?:components|pages)\//, 'pages'],
];

function layerOf(file: string): Layer {
  const place = file.split(path.sep).join('/');
  return PLACES.find(([pattern]) => pattern.test(place))?.[1] ?? 'components';
}

/** Infima's classes that neither the theme nor this site uses, and those whose look is the site's own. */
const UNUSED = new RegExp(
  `^(?:${[
    'avatar|badge|button|hero|pills|shadow|alert(?:--|__)|breadcrumbs--|card(?:--|__)|col--(?:1|5|1[012]|offset-.*)$',
    'container-fluid|footer--dark|row--|navbar(?:--(?:dark|primary)|__search|-search|__items--center)|tabs--',
    'pagination(?:--|__|-(?!nav)|$)|text--(?!center|right|truncate)|padding-(?!-none|bottom--lg|top--md)',
    'margin-(?!bottom--[nsmlx]|left--sm|right--md|top--[sm]|vert--[ml])',
  ].join('|')})`,
);

/** Whose files name variables of Infima. The others only matter inside of Infima. */
const NAMING = [
  'src',
  'plugins',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];

const variablesIn = (text: string): readonly string[] => text.match(/--ifm-[\w-]+/g) ?? [];

const HOVER = '(hover: hover)';

/** Removes what nothing uses from Infima. */
function trim(root: Root, file: string): void {
  root.walkRules((rule) => {
    const isUsed = (selector: string): boolean =>
      !Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name).some((name) =>
        UNUSED.test(name),
      );
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  settleVariables(root, file.replace(/node_modules.*$/, ''));
}

/** Removes variables that the site sets, and replaces those that only Infima knows with their values. */
function settleVariables(root: Root, siteDir: string): void {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const own = new Set(
    Array.from(read('src/css/infima.css').matchAll(/^ {2}([\w-]+):/gm), ([, name = '']) => name),
  );
  const files = NAMING.flatMap((folder) =>
    listFiles(path.join(siteDir, folder)).map((file) => `${folder}/${file}`),
  );
  const named = new Set(
    files.filter((file) => /\.(?:css|[jt]sx?)$/.test(file)).flatMap((file) => variablesIn(read(file))),
  );
  const values = new Map<string, string | undefined>();
  root.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    if (own.has(prop) && /^(?::root|html)/.test((parent as Rule).selector)) declaration.remove();
    else if (!named.has(prop)) values.set(prop, values.has(prop) ? undefined : value);
  });
  const settled = (value: string): string =>
    value.replaceAll(/var\((--ifm-[\w-]+)\)/g, (whole, name: string) => {
      const known = values.get(name);
      return known === undefined ? whole : settled(known);
    });
  root.walkDecls((declaration) => {
    declaration.value = settled(declaration.value);
  });
  root.walkDecls(({ value }) => variablesIn(value).forEach((name) => named.add(name)));
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    if (prop.startsWith('--ifm-') && !named.has(prop)) declaration.remove();
  });
}

/** Wraps rules for hovering, which a touch screen would apply from a tap until the next one. */
function guardHover(root: Root, AtRule: Helpers['AtRule']): void {
  const hovers = (selector: string): boolean => selector.includes(':hover');
  root.walkRules((rule) => {
    const hovering = rule.selectors.filter(hovers);
    if (hovering.length === 0 || (rule.parent as Partial<AtRuleNode>).params === HOVER) return;
    const others = rule.selectors.filter((selector) => !hovers(selector));
    if (others.length > 0) rule.cloneBefore({ selectors: others });
    rule.selectors = hovering;
    const guard = new AtRule({ name: 'media', params: HOVER });
    rule.replaceWith(guard);
    guard.append(rule);
  });
}

function wrap(root: Root, layer: Layer, AtRule: Helpers['AtRule']): void {
  // Imports are layered on their own, and only some browsers accept the margins of paper in a layer.
  const nodes = root.nodes.filter((node) => !('name' in node && /^(?:charset|import|page)$/.test(node.name)));
  if (nodes.length === 0) return;
  const block = new AtRule({ name: 'layer', params: layer });
  block.append(...nodes);
  root.append(block);
}

/** Removes and returns what the framework marks as important, unmarked. Marks reverse the order of layers. */
function takeImportant(root: Root): Root {
  const important = root.clone();
  important.walkDecls((declaration) => {
    if (declaration.important) declaration.important = false;
    else declaration.remove();
  });
  root.walkDecls((declaration) => {
    if (declaration.important) declaration.remove();
  });
  return important;
}

/** Puts each sheet into the layer of its folder. */
const layers: Plugin = {
  postcssPlugin: 'layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    const layer = layerOf(file);
    if (layer === 'infima') trim(root, file);
    guardHover(root, AtRule);
    const isOurs = layer !== 'infima' && layer !== 'theme';
    const important = isOurs ? undefined : takeImportant(root);
    wrap(root, layer, AtRule);
    if (!important) return;
    wrap(important, 'forced', AtRule);
    root.append(...important.nodes);
  },
};

export const addLayers = (options: PostCssOptions): PostCssOptions => ({
  ...options,
  plugins: [...options.plugins, layers],
});

/** States the layers' order at the start of each file, because webpack decides which sheet comes first. */
export const orderLayers = (): Configuration => ({
  plugins: [new BannerPlugin({ banner: `@layer ${LAYERS.join(', ')};`, raw: true, test: /\.css$/ })],
});
