// Names features of JavaScript and CSS that are newer than Chromium 117, the engine of CasparCG 2.4, in a bundle.
// Syntax is not looked at here: the bundler compiles it down. Versions are those of MDN's browser compatibility data.

/** A sign of the feature in code, its name, and the first Chromium that has it. */
const NEWER = [
  [/\bPromise\.withResolvers\b/, 'Promise.withResolvers', 119],
  [/\bPromise\.try\b/, 'Promise.try', 128],
  [/\bArray\.fromAsync\b/, 'Array.fromAsync', 121],
  [/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, 'methods of Set', 122],
  [
    /\bIterator\.(?:from|prototype)\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|some|every|find|forEach|reduce|toArray)\(/,
    'iterator helpers',
    122,
  ],
  [/\bURL\.parse\b/, 'URL.parse', 126],
  [/\bRegExp\.escape\b/, 'RegExp.escape', 136],
  [/\bError\.isError\b/, 'Error.isError', 134],
  [/\bFloat16Array\b/, 'Float16Array', 135],
  [/\bTemporal\.\w/, 'Temporal', 144],
  [/\.fromBase64\(|\.toBase64\(/, 'base64 of Uint8Array', 140],
  [/\.moveBefore\(/, 'moveBefore', 133],
  [/\b(?:setHTMLUnsafe|parseHTMLUnsafe)\b/, 'setHTMLUnsafe', 124],
  [/\bIntl\.DurationFormat\b/, 'Intl.DurationFormat', 129],
  [/\bscheduler\.yield\b/, 'scheduler.yield', 129],
  [/@scope\b/, '@scope', 118],
  [/\brgba?\(from |\bhsla?\(from /, 'relative colors', 119],
  [/\b(?:xywh|rect)\(\s*[\d$]/, 'xywh() and rect() shapes', 119],
  [/\blight-dark\(/, 'light-dark()', 123],
  [/field-sizing|fieldSizing/, 'field-sizing', 123],
  [/paint-order|paintOrder/, 'paint-order of text in HTML', 123],
  [
    /anchor-name|anchorName|position-anchor|\banchor\((?:--|top|right|bottom|left|center)/,
    'anchor positioning',
    125,
  ],
  [
    /["'`:,( ](?:round|mod|rem)\((?:up|down|nearest|to-zero|var|[\d.]+(?:px|%|deg))/,
    'round(), mod() and rem() in CSS',
    125,
  ],
  [/interpolate-size|interpolateSize|calc-size\(/, 'interpolate-size', 129],
  [/text-box(?:-trim|-edge)?\s*:|textBoxTrim|textBoxEdge/, 'text-box', 133],
  [/\bshape\(from /, 'shape()', 135],
  [/\b(?:sibling-index|sibling-count)\(/, 'sibling-index()', 138],
];

/**
 * Writing a CSS mask in its plain spelling, new in 120: in a style, as a member of an object of styles, or in CSS text. SVG's own
 * attribute `mask`, which refers to a mask of the same document, is as old as SVG.
 */
const PART = '(?:image|composite|size|position|repeat|clip|origin|mode)';
const MASK = new RegExp(
  [
    String.raw`\.style\.mask(?!Type)\w*\s*=(?!=)`,
    String.raw`\bmask${PART}\s*[:=](?!=)`,
    String.raw`\bmask\s*:\s*["'\x60](?!url\(#\$)`,
    String.raw`[;{"'\x60\s]mask(?:-${PART}|)\s*:\s*(?:url|none|linear|radial|conic|var)\b`,
    String.raw`\bmask-${PART}\s*:`,
  ].join('|'),
  'i',
);
const PREFIXED = /webkitMask|WebkitMask|-webkit-mask/;

/**
 * The features in a bundle that Chromium 117 does not have.
 * @param {string} code
 * @returns {string[]} their names with the first version that has them
 */
export function newerFeatures(code) {
  const found = NEWER.filter(([sign]) => sign.test(code)).map(
    ([, name, since]) => `${name} (Chromium ${since})`,
  );
  if (MASK.test(code) && !PREFIXED.test(code)) found.push('mask without -webkit-mask (Chromium 120)');
  return found;
}
