/** A file that can't be used. The message says why, and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** Elements that do more than draw. */
const ACTIVE = /^(?:script|foreignObject|iframe|a|set|animate.*|handler|listener|audio|video)$/i;

/** An address inside the file, or a picture in it. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;

/** CSS that could refer to another file, also in disguise. */
const OUTSIDE =
  /@import|\\|image-set|src\(|url\(\s*["']?\s*(?!["']|\s|#|data:image\/(?:png|jpeg|webp);base64,)/i;

/** The most that an SVG may cost to draw, in shapes. */
const MOST_SHAPES = 100_000;

/** The cost of an effect, such as a blur. */
const EFFECT = 1000;

/** The most levels of elements inside each other. */
const MOST_LEVELS = 100;

/** Returns what it costs to draw an SVG, in shapes. What's used several times costs that each time. */
function costOf(root: Element): number {
  const all = [root, ...root.querySelectorAll('*')];
  // If several have the same name, browsers use the first.
  const byId = new Map([...all].reverse().map((element) => [element.id, element]));
  const known = new Map<Element, number>();

  function costIn(text: string, level: number): number {
    const effects = text.match(/\b(?:blur|drop-shadow)\(/gi) ?? [];
    return Array.from(text.matchAll(/#([\p{L}\d_.:%-]+)/gu)).reduce((sum, [, id = '']) => {
      const used = byId.get(id);
      // A name can also be written with escapes.
      return sum + (used ? cost(used, level) : id.includes('%') ? Infinity : 0);
    }, effects.length * EFFECT);
  }
  function cost(element: Element, level: number): number {
    if (level > MOST_LEVELS || /[^\p{L}\d_.:-]/u.test(element.id)) return Infinity;
    const before = known.get(element);
    if (before !== undefined) return before;
    // An element that uses itself isn't drawn.
    known.set(element, 0);
    const attributes = Array.from(element.attributes, ({ value }) => value).join(' ');
    const own = (/^fe[A-Z]/.test(element.localName) ? EFFECT : 1) + costIn(attributes, level + 1);
    const sum = [...element.children].reduce((total, child) => total + cost(child, level + 1), own);
    known.set(element, sum);
    return sum;
  }
  // Styles may apply to each element.
  const styles = Array.from(root.querySelectorAll('style'), ({ textContent }) => textContent).join(' ');
  return cost(root, 0) + all.length * costIn(styles, 0);
}

const parse = (text: string): Document => new DOMParser().parseFromString(text, 'image/svg+xml');

/** Returns why an SVG isn't only a drawing, or isn't a simple one, if that's so. */
function refusalOf(text: string, tree: Document): string | undefined {
  if (/<!ENTITY/i.test(text)) return 'it defines entities';
  const root = tree.documentElement;
  if (root.localName !== 'svg' || tree.querySelector('parsererror')) return 'it isn’t a valid SVG file';
  if (Array.from(tree.childNodes).some(({ nodeType }) => nodeType === Node.PROCESSING_INSTRUCTION_NODE))
    return 'it loads a style sheet';
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const { namespaceURI, localName, textContent, attributes } = element;
    if (ACTIVE.test(localName) || /html/i.test(namespaceURI ?? '')) return `it contains <${localName}>`;
    if (localName === 'style' && OUTSIDE.test(textContent ?? '')) return 'its styles refer to another file';
    for (const { name, value } of Array.from(attributes)) {
      if (/^on/i.test(name)) return `it contains the event handler ${name}`;
      if (/(?:^|:)href$/i.test(name) ? !OWN.test(value) : OUTSIDE.test(value))
        return `its ${name} refers to another file`;
    }
  }
  return costOf(root) > MOST_SHAPES ? 'it has too many shapes, levels, or effects' : undefined;
}

/** Whether an SVG is a drawing that the page itself may show. */
export const isPlain = (text: string): boolean => refusalOf(text, parse(text)) === undefined;

/**
 * Reads an SVG file, and gives it a size.
 * @throws FileError if it contains more than a drawing: scripts, event handlers, or references to other files.
 */
export function readSvg(name: string, text: string): string {
  const tree = parse(text);
  const root = tree.documentElement;
  const refusal = refusalOf(text, tree);
  if (refusal !== undefined) {
    throw new FileError(
      `${name} can’t be used, because ${refusal}. Export it again as a plain SVG, or as a PNG.`,
    );
  }
  const [, , width, height] = (root.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/);
  if (width && height) {
    root.setAttribute('width', width);
    root.setAttribute('height', height);
  }
  return new XMLSerializer().serializeToString(root);
}
