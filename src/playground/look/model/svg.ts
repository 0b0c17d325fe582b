const SVG = 'http://www.w3.org/2000/svg';

/** Everything that a drawing needs. Scripts, links, other documents, and animations aren't part of it. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop ' +
    'clipPath mask pattern marker image title desc style switch filter feBlend feColorMatrix feComponentTransfer feComposite ' +
    'feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** An address inside the file, or a picture in it. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;

/** CSS that could refer to another file, also in disguise. */
const OUTSIDE =
  /@import|\\|image-set|src\(|url\(\s*["']?\s*(?!["']|\s|#|data:image\/(?:png|jpeg|webp);base64,)/i;

/** An SVG that's safe to show, or why it isn't. */
export type SvgResult =
  { readonly text: string; readonly width: number; readonly height: number } | { readonly refused: string };

/** Reads width and height, or the view box if they're missing or relative. */
function sizeOf(root: Element): { readonly width: number; readonly height: number } {
  const length = (name: string): number => {
    const [, number, unit = ''] = /^\s*([\d.]+)(px|pt|mm)?\s*$/.exec(root.getAttribute(name) ?? '') ?? [];
    return Number(number ?? 0) * (unit === 'pt' ? 4 / 3 : unit === 'mm' ? 96 / 25.4 : 1);
  };
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { width: length('width') || width, height: length('height') || height };
}

/**
 * Reads an SVG file strictly. What drawing programs add (metadata, and elements and attributes of their own) is removed. Scripts,
 * event handlers, and references to other files are refused.
 */
export function readSvg(text: string): SvgResult {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) return { refused: 'it defines entities' };
  const tree = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = tree.documentElement;
  if (root.namespaceURI !== SVG || root.localName !== 'svg' || tree.querySelector('parsererror'))
    return { refused: 'it isn’t a valid SVG file' };
  if (Array.from(tree.childNodes).some(({ nodeType }) => nodeType === Node.PROCESSING_INSTRUCTION_NODE))
    return { refused: 'it loads a style sheet' };
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const { namespaceURI, localName } = element;
    const isHtml = /html|mathml/i.test(namespaceURI ?? '');
    if (!isHtml && (namespaceURI !== SVG || localName === 'metadata')) {
      element.remove();
      continue;
    }
    if (isHtml || !ELEMENTS.has(localName)) return { refused: `it contains <${localName}>` };
    if (localName === 'style' && OUTSIDE.test(element.textContent ?? ''))
      return { refused: 'its styles refer to another file' };
    for (const { name, value, namespaceURI: space } of Array.from(element.attributes)) {
      const isLink = /(?:^|:)href$/i.test(name);
      if (/^on/i.test(name)) return { refused: `it contains the event handler ${name}` };
      if (isLink ? !OWN.test(value) : OUTSIDE.test(value))
        return { refused: `its ${name} refers to another file` };
      if (
        space !== null &&
        !isLink &&
        !/^http:\/\/www\.w3\.org\/(?:2000\/xmlns\/|XML\/1998\/namespace)$/.test(space)
      )
        element.removeAttributeNS(space, name.replace(/^.*:/, ''));
    }
  }
  const { width, height } = sizeOf(root);
  if (!(width > 0 && height > 0)) return { refused: 'it has neither a size nor a view box' };
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  return { text: new XMLSerializer().serializeToString(root), width, height };
}
