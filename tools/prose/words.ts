// The prose rules' words, as regular expressions. The spelling check's accepted words are in `words.txt`.
import { product } from '../../src/product.ts';

/** Names that keep their capitals in headings. Names with inner capitals, such as OGraf, need no entry. */
export const properNames = [
  'After Effects, Template Definition Builder, Menu bar, Resources, Canvas, Inspector, Timeline',
  `${product.name}, CasparCG Client, Chromium, Docusaurus, Lottie, Markdown, Northlight, Tallyworks`,
  'Export panel, Accelerators, Amsterdam, Bezier, Windows, Linux, Mac, macOS, Illustrator, Figma, Companion',
  'Stream Deck',
  // This is the object of the API.
  'keyfill',
].flatMap((names) => names.split(', '));

/** Marketing words and filler. */
export const bannedWords = [
  'simply|easily|effortless(?:ly)?|seamless(?:ly)?|powerful|robust|leverages?|utilizes?|obviously|basically',
  'in order to|please note|it should be noted|coming soon|stay tuned|lorem ipsum|out of the box|delve',
  'cutting-edge|state-of-the-art|best-in-class|world-class|next-generation|game changer|unleash|supercharge',
  'excited to announce|proud to announce|blazing',
].join('|');

/** Wrong names by the right one. The spelling check finds those that aren't English words. */
export const terms: Readonly<Record<string, string>> = {
  // Readers look for a ticker, so a page may say once that the crawler is one.
  crawler: '(?<!a |Also )tickers?(?! speed)',
  'template data': 'payload',
  keyframe: 'key[- ]frames?',
  playhead: 'play[- ]heads?',
  playout: 'play-out|play out(?= system)',
  rundown: 'run[- ]downs?',
  'lower third': 'lower-?thirds?',
  'image loader': 'image-loader',
  'image sequence': '(?:image-|picture )sequence',
  'style property': 'style-property',
  composition: 'comps?',
  outro: 'out-point',
  middleware: 'middle-ware',
  'safe area': 'safe-area',
  setup: 'set-up',
  timeline: 'time line',
  CasparCG: 'Caspar CG',
  LiveOS: 'Live OS',
  'for example': 'e\\.g\\.',
  'that is': 'i\\.e\\.',
  click: 'click on',
};

/** The same for names that are only wrong in these letters. */
export const spellings: Readonly<Record<string, string>> = {
  Lottie: 'lottie|LOTTIE',
  [product.name]: `${product.slug}(?! object|:)|KeyFill`,
  OGraf: 'Ograf|OGRAF|ograf',
  CasparCG: 'Caspar(?:cg)?',
  JavaScript: '[Jj]avascript',
  HTML: 'html',
  JSON: 'json',
};

/** Link text that means nothing in a list of links. */
export const vagueLinkText =
  /^(?:(?:click )?here|this(?: page| link)?|link|page|(?:(?:read|learn|see) )?more|(?:more )?details|documentation|the docs)$/;
