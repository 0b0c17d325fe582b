import { escapeUnit } from '../state/checks.ts';

/** Template data, as a string for each key. */
export type DataMap = Readonly<Record<string, string>>;

/** The most characters in keys and values. Each key repeats its outer names, so short text could explode. */
const MOST_CHARACTERS = 16_000_000;

/**
 * Calls back with each value of template data as text. Nested objects and arrays become dotted keys
 * (`team.name`, `names.0`). Null and undefined are left out.
 * @param around - The objects that contain the value.
 * @throws Error if an object contains itself.
 */
export function eachValue(
  data: object,
  visit: (key: string, value: string) => void,
  prefix = '',
  around = new Set<object>(),
): void {
  if (around.has(data)) throw new Error(`"${prefix}" contains itself`);
  around.add(data);
  for (const [name, value] of Object.entries(data) as [string, unknown][]) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (value === null || value === undefined) continue;
    if (typeof value === 'object') eachValue(value, visit, key, around);
    else if (key !== '') visit(key, String(value));
  }
  around.delete(data);
}

/** Parses CasparCG's `<templateData>`, or returns undefined if it's different or invalid XML. */
function readXml(xml: string): Document | undefined {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  return parsed.documentElement.matches('templateData:not(:has(parsererror))') ? parsed : undefined;
}

/** Escapes `<` and lone `&` in attributes, which Companion's CasparCG module, for one, sends unescaped. */
const repairXml = (xml: string): string =>
  xml.replace(/=\s*(?:"[^"]*"|'[^']*')/g, (attribute) =>
    attribute.replace(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi, '&amp;').replace(/</g, '&lt;'),
  );

/** Reads CasparCG's `<templateData>`: each component's `text`. A component without one is unusable. */
function parseXml(xml: string, unusable: (name: string) => void): unknown {
  const parsed = readXml(xml) ?? readXml(repairXml(xml));
  if (!parsed) throw new Error('expected <templateData>, got different or invalid XML');
  const components = Array.from(parsed.querySelectorAll('componentData'));
  if (components.length === 0 && parsed.documentElement.childNodes.length > 0) unusable('templateData');
  return Object.fromEntries(
    components.map((component) => {
      const value = component.querySelector('data[id="text"]')?.getAttribute('value') ?? undefined;
      if (value === undefined || !component.id) unusable(component.id);
      return [component.id, value];
    }),
  );
}

/**
 * Parses JSON. Control characters in its strings are escaped first, because a server can unescape them on the
 * way. A string without an end isn't JSON, but if the pattern refused it, each quote in it would be tried.
 */
export function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(
      text.replace(/"[^"\\]*(?:\\[^][^"\\]*)*"?/g, (string) => string.replace(/[^ -\uffff]/g, escapeUnit)),
    );
  }
}

/** Parses JSON even if a client escaped its quotes twice for AMCP, as in `{\\"_name\\":\\"Mira\\"}`. */
function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = parseLoosely(text);
  } catch (error) {
    if (!/^\{\s*\\"/.test(text)) throw error;
    value = JSON.parse(`"${text}"`);
  }
  return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
}

/**
 * Reads template data in each of its forms: JSON text, CasparCG's XML, an object, or nothing.
 * @returns A string for each key.
 * @param unusable - Called with the name of each part of the XML that has no usable value.
 * @throws Error if the data doesn't have any of these forms.
 */
export function parseData(data: unknown, unusable: (name: string) => void = () => {}): DataMap {
  const map: Record<string, string> = { __proto__: null } as unknown as Record<string, string>;
  let value = data;
  if (typeof data === 'string') {
    const trimmed = data.trim();
    if (trimmed === '') return map;
    value = trimmed.startsWith('<') ? parseXml(trimmed, unusable) : parseJson(trimmed);
  }
  if (value === undefined || value === null) return map;
  if (typeof value !== 'object' || Array.isArray(value))
    throw new Error('expected an object, XML, or nothing');
  let length = 0;
  eachValue(value, (key, text) => {
    length += key.length + text.length;
    if (length > MOST_CHARACTERS) throw new Error('too much data');
    map[key] = text;
  });
  return map;
}
