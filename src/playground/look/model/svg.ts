import { decodePart } from '../../../shared/decode.ts';

/** A file that can't be used. The message says why, and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** Elements that do more than draw. */
const ACTIVE = /^(?:script|foreignObject|iframe|a|set|animate.*|handler|listener|audio|video)$/i;

/** An address inside the file, or a picture in it. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpe?g|webp);base64,)/i;

/** CSS that could refer to another file, also in disguise. */
const OUTSIDE =
  /@import|\\|image-set|element\(|src\(|url\(\s*(?:["']\s*)?(?!["']|\s|#|data:image\/(?:png|jpe?g|webp);base64,)/i;

/** The element that CSS refers to. */
const REFERENCE = /url\(\s*(?:"\s*#([^"]*)|'\s*#([^']*)|#([^\s)]*))/gi;

/** The most that an SVG may cost to draw, in shapes: about a quarter of a second. */
const MOST_SHAPES = 10_000;

/** The cost of an effect, such as a blur. */
const EFFECT = 100;

/** The most levels of elements inside each other. */
const MOST_LEVELS = 100;

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Whether browsers read an attribute. Programs keep notes, such as export paths, in their own namespaces. */
const isRead = ({ namespaceURI, name }: Attr): boolean =>
  (namespaceURI === null || namespaceURI === XLINK || name === 'xml:base') &&
  !/^(?:id|class|data-.*|aria-.*)$/i.test(name);

/** Returns what it costs to draw an SVG, in shapes. What's used several times costs that each time. */
function costOf(root: Element): number {
  const all = [root, ...root.querySelectorAll('*')];
  // If several have the same name, browsers use the first.
  const byId = new Map([...all].reverse().map((element) => [element.id, element]));
  const known = new Map<Element, number>();
  // A corner of a path takes at least two characters, and may have a marker.
  const cornersOf = (element: Element): number =>
    (element.getAttribute('d') ?? element.getAttribute('points') ?? '').length / 2;
  const corners = all.reduce((most, element) => Math.max(most, cornersOf(element)), 1);

  function costIn(css: string, ids: readonly string[], level: number, most: number): number {
    const effects = css.match(/\b(?:blur|drop-shadow)\(|:has\(/gi) ?? [];
    const named = Array.from(css.matchAll(REFERENCE), ([, ...names]) => names.find(Boolean) ?? '');
    const sum = [...named, ...ids].reduce((total, id) => {
      const used = byId.get(decodePart(id).trim());
      return total + (used ? cost(used, level) : 0);
    }, effects.length * EFFECT);
    return (/marker/i.test(css) ? most : 1) * (css.includes('--') ? all.length : 1) * sum;
  }
  function cost(element: Element, level: number): number {
    if (level > MOST_LEVELS) return Infinity;
    const before = known.get(element);
    if (before !== undefined) return before;
    // An element that uses itself isn't drawn.
    known.set(element, 0);
    const read = Array.from(element.attributes).filter(isRead);
    const css = read.map(({ name, value }) => `${name}:${value}`).join(';');
    const ids = read.flatMap(({ name, value }) => (/href$/i.test(name) ? [value.trim().slice(1)] : []));
    const own = /^fe[A-Z]/.test(element.localName) ? EFFECT : 1;
    const used = costIn(css, ids, level + 1, cornersOf(element) || corners);
    const sum = [...element.children].reduce((total, child) => total + cost(child, level + 1), own + used);
    known.set(element, sum);
    return sum;
  }
  // Styles may apply to each element.
  const styles = Array.from(root.querySelectorAll('style'), ({ textContent }) => textContent).join(' ');
  return cost(root, 0) + all.length * costIn(styles, [], 0, corners);
}

const parse = (text: string): Document => new DOMParser().parseFromString(text, 'image/svg+xml');

const OUTLINES = 'Convert its text to outlines, then export it again.';

/** Returns why an SVG isn't just a simple drawing, and what to change in the program that wrote it. */
function refusalOf(text: string, tree: Document, most = MOST_SHAPES): readonly [string, string] | undefined {
  if (/<!ENTITY/i.test(text))
    return ['it defines entities', 'In Illustrator, turn off Preserve Illustrator Editing Capabilities.'];
  const root = tree.documentElement;
  if (root.localName !== 'svg' || tree.querySelector('parsererror'))
    return ['it isn’t a valid SVG file', 'Export it again as a plain SVG.'];
  if (Array.from(tree.childNodes).some(({ nodeType }) => nodeType === Node.PROCESSING_INSTRUCTION_NODE))
    return ['it loads a style sheet', 'In Illustrator or CorelDRAW, choose internal CSS when you export it.'];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const { namespaceURI, localName, textContent, attributes } = element;
    if (localName === 'foreignObject' || /html/i.test(namespaceURI ?? ''))
      return ['it contains HTML', 'In Figma, remove background blurs. In draw.io, turn off Formatted Text.'];
    if (localName === 'a')
      return ['it contains a link', 'Remove the link from the layer, then export it again.'];
    if (ACTIVE.test(localName))
      return [`it contains <${localName}>`, 'Export it without animation, scripts, and media.'];
    if (localName === 'style' && OUTSIDE.test(textContent ?? ''))
      return ['its styles refer to another file, such as a font', OUTLINES];
    // Programs keep notes in elements of their own, too.
    if (namespaceURI !== SVG) continue;
    for (const attribute of Array.from(attributes).filter(isRead)) {
      const { name, value } = attribute;
      if (/^on/i.test(name))
        return [`it contains the event handler ${name}`, 'Remove it, then export it again.'];
      if (/(?:^|:)(?:href|base)$/i.test(name) ? !OWN.test(value) : OUTSIDE.test(value)) {
        return [
          `its ${name} refers to another file`,
          'Embed linked pictures as PNG or JPEG, then export it again.',
        ];
      }
    }
  }
  if (costOf(root) <= most) return undefined;
  return ['it has too many shapes, levels, or effects', 'Simplify it and flatten its effects.'];
}

/** The most that the small picture in the list of pictures may cost to draw, in shapes. */
const MOST_SHAPES_IN_LIST = 2000;

/** Whether an SVG is a simple drawing that the page itself may show. */
export const isPlain = (text: string): boolean =>
  refusalOf(text, parse(text), MOST_SHAPES_IN_LIST) === undefined;

/** A drawing that's larger gets this width or height, in pixels. It's just as sharp at every size. */
const SIDE = 3840;

/**
 * Reads an SVG file, and gives it a size.
 * @throws FileError if it isn't only a drawing: it has scripts, event handlers, or references to other files.
 */
export function readSvg(name: string, text: string): string {
  const tree = parse(text);
  const root = tree.documentElement;
  const [reason, advice] = refusalOf(text, tree) ?? [];
  if (reason !== undefined)
    throw new FileError(`${name} can’t be used, because ${reason}. ${advice} A PNG works too.`);
  const box = (root.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const [, , width = 0, height = 0] = box.map(Number);
  if (width > 0 && height > 0) {
    const scale = Math.min(1, SIDE / Math.max(width, height));
    root.setAttribute('width', String(width * scale));
    root.setAttribute('height', String(height * scale));
  }
  return new XMLSerializer().serializeToString(root);
}
