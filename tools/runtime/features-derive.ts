// From MDN's browser compatibility data to the list of what is newer than the oldest engine that exports run in.

/** The engine of CasparCG 2.4. */
export const OLDEST = 117;

/** The first Chromium that has a feature without a flag or prefix, and has kept it; NaN when none has. */
function since(compat) {
  const { chrome } = compat?.support ?? {};
  const kept = (Array.isArray(chrome) ? chrome : [chrome]).filter(
    (entry) => entry && !entry.flags && !entry.prefix && !entry.alternative_name && !entry.version_removed,
  );
  const first = (entries) => {
    const versions = entries.map(({ version_added: added }) => parseFloat(String(added).replace('≤', '')));
    const known = versions.filter(Number.isFinite);
    return known.length > 0 ? Math.min(...known) : NaN;
  };
  const whole = first(kept.filter((entry) => !entry.partial_implementation));
  return Number.isNaN(whole) ? first(kept) : whole;
}

const entries = (node) => Object.entries(node).filter(([name]) => name !== '__compat');

/** The interfaces of the browser that a template can come by: no payment, no radio, no other machine's screen. */
const REACHED =
  /^(Abort|Animation|Blob|CSS|CanvasRenderingContext2D|CharacterData|Custom|DOM|Document|Element|Event|Font|HTML|Headers|Intersection|Keyframe|Location|Mutation|Node|Offscreen|Path2D|Performance$|Range|Request|Resize|Response|SVG|Scheduler|Selection|Shadow|Storage$|StyleSheet|Text|URL|Window$|Worker$|XML)/;

/** All classes and namespaces by the name that code uses, `Intl.Segmenter` included. */
function objectsOf({ javascript, api }) {
  const { builtins } = javascript;
  const inside = (name) => entries(builtins[name]).map(([inner, node]) => [`${name}.${inner}`, node]);
  return [
    ...entries(builtins),
    ...inside('Intl'),
    ...entries(api).filter(([name, node]) => REACHED.test(name) || since(node.__compat) > OLDEST),
  ];
}

/** What is on each object: its members without constructors, events and remarks on details. */
const membersOf = (name, node) =>
  entries(node)
    .map(([member, inner]) => [member.replace(/_static$/, ''), since(inner.__compat)])
    .filter(([member]) => /^[A-Za-z]\w*$/.test(member) && !member.includes('_') && member !== name);

function scriptFeatures(data) {
  const globals = {};
  const members = {};
  const qualified = {};
  const newer = [];
  const older = new Set();
  for (const [name, node] of objectsOf(data)) {
    const own = since(node.__compat);
    if (node.__compat && Number.isNaN(own)) continue;
    // The members of a new class can only be reached through the class.
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

/** The helpers of iterators: arrays have methods of the same names. */
function iteratorHelpers({ javascript }) {
  const { Array: array, Iterator: iterator } = javascript.builtins;
  const newer = membersOf('Iterator', iterator).filter(([, version]) => version > OLDEST);
  return Object.fromEntries(newer.filter(([name]) => name in array));
}

/** Names of functions in CSS, told by their descriptions: `<code>light-dark()</code>`. */
function cssFunctions(node, found = {}) {
  for (const [name, inner] of entries(node)) {
    const [, written] = /<code>([\w-]+)\(/.exec(inner.__compat?.description ?? '') ?? [];
    const version = since(inner.__compat);
    if (written === name && version > OLDEST) found[name] = version;
    cssFunctions(inner, found);
  }
  return found;
}

/** Selectors as they are written, told by their descriptions: `<code>::picker()</code>` is `::picker(`. */
const cssSelectors = ({ selectors }) =>
  Object.fromEntries(
    entries(selectors).flatMap(([, { __compat: compat }]) => {
      const [, written] = /<code>(:[^<]*?)\)?<\/code>/.exec(compat?.description ?? '') ?? [];
      return written && since(compat) > OLDEST ? [[written, since(compat)]] : [];
    }),
  );

const newerOf = (node, prefix = '') =>
  Object.fromEntries(
    entries(node)
      .map(([name, inner]) => [prefix + name, since(inner.__compat)])
      .filter(([name, version]) => version > OLDEST && !name.includes('_')),
  );

function cssValues({ properties }) {
  const old = entries(properties).filter(([, node]) => !(since(node.__compat) > OLDEST));
  return Object.assign({}, ...old.map(([name, node]) => newerOf(node, `${name}: `)));
}

/**
 * The list.
 * @param data - `data.json` of @mdn/browser-compat-data
 */
export function deriveFeatures(data: any) {
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
