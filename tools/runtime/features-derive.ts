// Derives the list of features that are newer than the oldest engine for exports from MDN's browser
// compatibility data.

/** The engine of CasparCG 2.4. */
const OLDEST = 117;

/** The versions that introduced features, by name and by kind. */
export interface Features {
  readonly source: string;
  readonly newerThan: number;
  readonly globals: Versions;
  readonly members: Versions;
  readonly qualified: Versions;
  readonly iteratorHelpers: Versions;
  readonly cssProperties: Versions;
  readonly cssValues: Versions;
  readonly cssFunctions: Versions;
  readonly cssAtRules: Versions;
  readonly cssSelectors: Versions;
}

type Versions = Readonly<Record<string, number>>;

/** A browser's support of a feature. */
type Support = {
  version_added: string | boolean | null;
  version_removed?: string;
  flags?: object[];
  prefix?: string;
  alternative_name?: string;
  partial_implementation?: boolean;
};

type Compat = { description?: string; support?: { chrome?: Support | Support[] } };

/** A feature in MDN's data, with its subfeatures by name. */
type Feature = { __compat?: Compat } & { [name: string]: Feature };

/** The parts of `data.json` from @mdn/browser-compat-data that are read here. */
export interface CompatData {
  readonly __meta: { readonly version: string };
  readonly javascript: { readonly builtins: Feature };
  readonly api: Feature;
  readonly css: {
    readonly properties: Feature;
    readonly types: Feature;
    readonly 'at-rules': Feature;
    readonly selectors: Feature;
  };
}

/**
 * The first Chromium that supports a feature without a flag or prefix and still does; NaN if there's none.
 */
function since(compat: Compat | undefined): number {
  const { chrome } = compat?.support ?? {};
  const relevant = (chrome === undefined ? [] : [chrome].flat()).filter(
    (entry) => !entry.flags && !entry.prefix && !entry.alternative_name && !entry.version_removed,
  );
  const first = (known: readonly Support[]) => {
    const versions = known.map(({ version_added: added }) => parseFloat(String(added).replace('≤', '')));
    const numbers = versions.filter(Number.isFinite);
    return numbers.length > 0 ? Math.min(...numbers) : NaN;
  };
  const whole = first(relevant.filter((entry) => !entry.partial_implementation));
  return Number.isNaN(whole) ? first(relevant) : whole;
}

const entries = (node: Feature | undefined): [name: string, node: Feature][] =>
  Object.entries(node ?? {}).filter((entry): entry is [string, Feature] => entry[0] !== '__compat');

/**
 * The browser interfaces that a template can use, which excludes payment, radios, and other machines'
 * screens.
 */
const REACHED =
  /^(Abort|Animation|Blob|CSS|CanvasRenderingContext2D|CharacterData|Custom|DOM|Document|Element|Event|Font|HTML|Headers|Intersection|Keyframe|Location|Mutation|Node|Offscreen|Path2D|Performance$|Range|Request|Resize|Response|SVG|Scheduler|Selection|Shadow|Storage$|StyleSheet|Text|URL|Window$|Worker$|XML)/;

/** All classes and namespaces by the name that code uses, including `Intl.Segmenter`. */
function objectsOf({ javascript, api }: CompatData): [name: string, node: Feature][] {
  const { builtins } = javascript;
  const inside = (name: string) =>
    entries(builtins[name]).map(([inner, node]): [string, Feature] => [`${name}.${inner}`, node]);
  return [
    ...entries(builtins),
    ...inside('Intl'),
    ...entries(api).filter(([name, node]) => REACHED.test(name) || since(node.__compat) > OLDEST),
  ];
}

/** The members of each object, without constructors, events, and notes on details. */
const membersOf = (name: string, node: Feature | undefined): [member: string, version: number][] =>
  entries(node)
    .map(([member, inner]): [string, number] => [member.replace(/_static$/, ''), since(inner.__compat)])
    .filter(([member]) => /^[A-Za-z]\w*$/.test(member) && !member.includes('_') && member !== name);

function scriptFeatures(data: CompatData) {
  const globals: Record<string, number> = {};
  const members: Record<string, number> = {};
  const qualified: Record<string, number> = {};
  const newer: [name: string, member: string, version: number][] = [];
  const older = new Set<string>();
  for (const [name, node] of objectsOf(data)) {
    const own = since(node.__compat);
    if (node.__compat && Number.isNaN(own)) continue;
    // The members of a new class can only be reached through the class itself.
    if (own > OLDEST) globals[name] = own;
    else
      for (const [member, version] of membersOf(name, node)) {
        if (version > OLDEST) newer.push([name, member, version]);
        else if (version <= OLDEST) older.add(member);
      }
  }
  for (const [name, member, version] of newer) {
    if (older.has(member)) qualified[`${name}.${member}`] = version;
    else members[member] = Math.min(version, members[member] ?? Infinity);
  }
  return { globals, members, qualified };
}

/** Iterator helpers, because arrays have methods with the same names. */
function iteratorHelpers({ javascript }: CompatData): Versions {
  const { Array: array, Iterator: iterator } = javascript.builtins;
  const newer = membersOf('Iterator', iterator).filter(([, version]) => version > OLDEST);
  return Object.fromEntries(newer.filter(([name]) => array && name in array));
}

/** The names of CSS functions, taken from their descriptions: `<code>light-dark()</code>`. */
function cssFunctions(node: Feature, found: Record<string, number> = {}): Versions {
  for (const [name, inner] of entries(node)) {
    const [, documented] = /<code>([\w-]+)\(/.exec(inner.__compat?.description ?? '') ?? [];
    const version = since(inner.__compat);
    if (documented === name && version > OLDEST) found[name] = version;
    cssFunctions(inner, found);
  }
  return found;
}

/** Selectors as written in CSS, taken from their descriptions: `<code>::picker()</code>` is `::picker(`. */
const cssSelectors = ({ selectors }: CompatData['css']): Versions =>
  Object.fromEntries(
    entries(selectors).flatMap(([, { __compat: compat }]) => {
      const [, documented] = /<code>(:[^<]*?)\)?<\/code>/.exec(compat?.description ?? '') ?? [];
      return documented && since(compat) > OLDEST ? [[documented, since(compat)]] : [];
    }),
  );

const newerOf = (node: Feature, prefix = ''): Versions =>
  Object.fromEntries(
    entries(node)
      .map(([name, inner]): [string, number] => [prefix + name, since(inner.__compat)])
      .filter(([name, version]) => version > OLDEST && !name.includes('_')),
  );

function cssValues({ properties }: CompatData['css']): Versions {
  const old = entries(properties).filter(([, node]) => !(since(node.__compat) > OLDEST));
  return Object.assign({}, ...old.map(([name, node]) => newerOf(node, `${name}: `)));
}

/**
 * Returns the list.
 * @param data - `data.json` from @mdn/browser-compat-data
 */
export function deriveFeatures(data: CompatData): Features {
  const { css } = data;
  return {
    source: `@mdn/browser-compat-data ${data.__meta.version}, CC0-1.0`,
    newerThan: OLDEST,
    ...scriptFeatures(data),
    iteratorHelpers: iteratorHelpers(data),
    cssProperties: newerOf(css.properties),
    cssValues: cssValues(css),
    cssFunctions: cssFunctions(css.types),
    cssAtRules: newerOf(css['at-rules'], '@'),
    cssSelectors: cssSelectors(css),
  };
}
