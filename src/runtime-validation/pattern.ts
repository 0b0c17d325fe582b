/** The longest pattern that's checked, in characters. A long class of characters can take seconds to read. */
const LONGEST = 1000;

/** Unicode properties that the browser knows, such as `L` or `Script=Latin`. Looking one up takes long. */
const properties = new Set<string>();

function isValid(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function isProperty(name: string): boolean {
  if (properties.has(name)) return true;
  if (!isValid(`\\p{${name}}`)) return false;
  properties.add(name);
  return true;
}

/** Whether JSON Schema and playout forms can read a pattern. Testing values against it can take forever. */
export function isPattern(text: string): boolean {
  if (text.length > LONGEST) return true;
  let isKnown = true;
  const withoutProperties = text.replace(
    /\\(?:[pP]\{(?<name>[\w=]+)\}|[^])/gu,
    (escape, name: string | undefined) => {
      if (name === undefined) return escape;
      isKnown &&= isProperty(name);
      return '\\d';
    },
  );
  return isKnown && isValid(withoutProperties);
}
