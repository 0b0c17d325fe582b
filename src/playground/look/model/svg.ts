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

/** Returns why an SVG isn't only a drawing, if that's so. */
function refusalOf(tree: Document): string | undefined {
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
  return undefined;
}

/**
 * Reads an SVG file, and gives it a size.
 * @throws FileError if it contains more than a drawing: scripts, event handlers, or references to other files.
 */
export function readSvg(name: string, text: string): string {
  const tree = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = tree.documentElement;
  const refusal = /<!ENTITY/i.test(text) ? 'it defines entities' : refusalOf(tree);
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
