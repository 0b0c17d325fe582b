import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The same code colors as on pages. */
const colors = HighlightStyle.define([
  { tag: [tags.comment], color: 'var(--kf-code-comment)' },
  { tag: [tags.keyword, tags.self, tags.bool, tags.null], color: 'var(--kf-code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--kf-code-string)' },
  { tag: [tags.number], color: 'var(--kf-code-number)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
    ],
    color: 'var(--kf-code-function)',
  },
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--kf-code-attribute)' },
  { tag: [tags.punctuation, tags.operator, tags.bracket], color: 'var(--kf-ink-soft)' },
]);

const face = EditorView.theme({
  '&': { blockSize: '100%', color: 'var(--kf-ink)', backgroundColor: 'var(--kf-paper)' },
  '&.cm-focused': { outline: 'var(--kf-stroke) solid var(--kf-ink)', outlineOffset: '0' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'var(--kf-face-code)',
    fontSize: 'var(--kf-text-xs)',
    lineHeight: 'var(--kf-leading-ui)',
    // What continues below fades out.
    maskImage: 'linear-gradient(#000 calc(100% - var(--kf-space-lg)), transparent)',
  },
  '.cm-content': { caretColor: 'var(--kf-ink)', padding: 'var(--kf-space-xs) 0 var(--kf-space-lg)' },
  '.cm-line': { textIndent: 'calc(var(--depth, 0ch) + 2ch) hanging' },
  '.cm-gutters': {
    color: 'var(--kf-ink-soft)',
    backgroundColor: 'var(--kf-surface)',
    borderInlineEnd: 'var(--kf-hairline) solid var(--kf-line)',
    fontSize: 'var(--kf-text-2xs)',
    lineHeight: 'calc(var(--kf-text-xs) * var(--kf-leading-ui))',
  },
  // The code needs the width more, so the marks of mistakes are over the start of the numbers.
  '.cm-lineNumbers .cm-gutterElement': { minInlineSize: '4ch', padding: '0 1px' },
  '.cm-gutter-lint': { position: 'absolute', insetInlineStart: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--kf-surface)' },
  '.kf-lit': { backgroundColor: 'color-mix(in srgb, var(--kf-fill) 20%, transparent)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--kf-surface-strong)', outline: 'none' },
  '.cm-tooltip': {
    maxInlineSize: 'min(32rem, 100%)',
    border: 'var(--kf-hairline) solid var(--kf-line-strong)',
    borderRadius: 'var(--kf-radius)',
    color: 'var(--kf-ink)',
    backgroundColor: 'var(--kf-surface)',
  },
  // If there's little room, the help scrolls instead of covering the line.
  '.cm-tooltip-hover': { overflow: 'auto' },
  '.cm-panels': { color: 'var(--kf-ink)', backgroundColor: 'var(--kf-surface)' },
  '.cm-panels-top': { borderBlockEnd: 'var(--kf-hairline) solid var(--kf-line)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--kf-space-2xs)',
    alignItems: 'center',
    padding: 'var(--kf-space-2xs) var(--kf-space-2xl) var(--kf-space-2xs) var(--kf-space-2xs)',
    fontFamily: 'var(--kf-face)',
    fontSize: 'var(--kf-text-xs)',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': {
    minBlockSize: 'var(--kf-target)',
    margin: '0',
    font: 'inherit',
  },
  '.cm-panel.cm-search label': { display: 'inline-flex', gap: 'var(--kf-space-2xs)', alignItems: 'center' },
  '.cm-panel.cm-search .cm-textfield, .cm-panel.cm-search .cm-button': {
    padding: 'var(--kf-space-3xs) var(--kf-space-xs)',
    border: 'var(--kf-hairline) solid var(--kf-line-strong)',
    borderRadius: 'var(--kf-radius)',
    color: 'var(--kf-ink)',
    backgroundColor: 'var(--kf-paper)',
    backgroundImage: 'none',
  },
  '.cm-panel.cm-search .cm-textfield': { flex: '1 1 8rem' },
  '.cm-panel.cm-search [name=close]': {
    minInlineSize: 'var(--kf-target)',
    color: 'inherit',
    cursor: 'pointer',
  },
  '.cm-searchMatch': {
    color: 'var(--kf-ink)',
    backgroundColor: 'var(--kf-surface-strong)',
    outline: 'var(--kf-hairline) solid var(--kf-line-strong)',
  },
  '.kf-swatch::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: '0.8em',
    blockSize: '0.8em',
    margin: '0 3px',
    border: 'var(--kf-stroke) solid var(--kf-scene-white)',
    outline: 'var(--kf-hairline) solid var(--kf-line-strong)',
    backgroundColor: 'var(--swatch)',
    verticalAlign: '-0.1em',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--kf-face-code)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--kf-space-2xs) var(--kf-space-xs)' },
  '.cm-searchMatch-selected, .cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--kf-on-fill)',
    backgroundColor: 'var(--kf-fill)',
  },
  '.cm-completionDetail': { color: 'inherit' },
  '.kf-info': { padding: 'var(--kf-space-xs)', whiteSpace: 'normal' },
  '.kf-info p': { margin: 'var(--kf-space-2xs) 0' },
  '.kf-info-name': { padding: '0', border: '0', background: 'none', overflowWrap: 'anywhere' },
  '.kf-info-example': {
    margin: '0',
    padding: 'var(--kf-space-xs)',
    backgroundColor: 'var(--kf-paper)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-foldPlaceholder': {
    padding: '0 var(--kf-space-2xs)',
    borderColor: 'var(--kf-line-strong)',
    color: 'var(--kf-ink)',
    backgroundColor: 'var(--kf-surface-strong)',
  },
  // Safari on a phone zooms in on fields with smaller text, and the page then stays too wide. Lines may be.
  '@media (pointer: coarse)': {
    '.cm-content, .cm-textfield': { fontSize: 'var(--kf-text-md)' },
    '.cm-line': { fontSize: 'var(--kf-text-sm)' },
  },
  '@media (max-width: 36em)': {
    '.cm-gutters': { display: 'none !important' },
    '.cm-line': { paddingInline: 'var(--kf-space-sm)' },
  },
  '.cm-diagnostic': { borderInlineStart: 'var(--kf-band) solid var(--kf-failure)' },
});

/** The editor's appearance. The page's own variables switch between light and dark. */
export const theme = (): Extension => [face, syntaxHighlighting(colors)];
