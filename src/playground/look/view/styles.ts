import { StyleModule } from 'style-mod';

/*
 * These styles come with the editor's script, because every page waits for the site's sheet. `grid` aligns the columns of all rows
 * of a section; on a phone, the first cell of a row has a line of its own.
 */
const ids = [
  'look',
  'bar',
  'title',
  'row',
  'name',
  'names',
  'swatch',
  'chip',
  'low',
  'text',
  'select',
  'file',
  'picture',
  'note',
  'cell',
] as const;

export const look = Object.fromEntries(ids.map((id) => [id, `kf-look-${id}`])) as Record<
  (typeof ids)[number],
  string
>;

export const sheet = new StyleModule({
  '.kf-look-look': {
    flex: '1 1 min(26rem, 60vh)',
    overflow: 'auto',
    containerType: 'inline-size',
    minBlockSize: 'min(26rem, 50vh)',
    padding: '0 var(--kf-space-sm) var(--kf-space-md)',
    border: 'var(--kf-hairline) solid var(--kf-line-strong)',
    backgroundColor: 'var(--kf-paper)',
  },
  '.kf-look-bar': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--kf-space-xs)',
    paddingBlock: 'var(--kf-space-sm)',
  },
  '.kf-look-bar button': { flex: '0 1 auto' },
  '.kf-look-title': {
    margin: 'var(--kf-space-md) 0 var(--kf-space-2xs)',
    paddingBlockStart: 'var(--kf-space-sm)',
    borderBlockStart: 'var(--kf-hairline) solid var(--kf-line)',
    fontSize: 'var(--kf-text-md)',
    fontWeight: 'var(--kf-weight-strong)',
  },
  '.kf-look-row': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--kf-space-2xs) var(--kf-space-xs)',
    alignItems: 'center',
    padding: 'var(--kf-space-2xs) var(--kf-space-xs)',
    borderInlineStart: 'var(--kf-band) solid transparent',
  },
  '.kf-look-row[data-selected="true"]': {
    borderColor: 'var(--kf-fill)',
    backgroundColor: 'var(--kf-surface)',
  },
  '.kf-look-row .kf-look-cell': { flex: '1 1 5rem', maxInlineSize: '8rem' },
  '.kf-look-cell': { display: 'flex', gap: 'var(--kf-space-2xs)', alignItems: 'center' },
  '.kf-look-cell > span:first-child': { color: 'var(--kf-ink-soft)', fontSize: 'var(--kf-text-xs)' },
  '.kf-look-cell input': {
    minInlineSize: '0',
    fontVariantNumeric: 'tabular-nums',
    MozAppearance: 'textfield',
  },
  '.kf-look-name': {
    flex: '1 1 100%',
    minBlockSize: 'var(--target)',
    overflow: 'hidden',
    padding: '0',
    border: '0',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 'var(--kf-weight-medium)',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  'span.kf-look-name': { alignContent: 'center', cursor: 'default' },
  '.kf-look-names': {
    flex: '1 1 8rem',
    color: 'var(--kf-ink-soft)',
    fontSize: 'var(--kf-text-xs)',
    overflowWrap: 'anywhere',
  },
  '.kf-look-swatch': {
    flex: 'none',
    inlineSize: 'var(--target)',
    blockSize: 'var(--target)',
    padding: '0',
    border: 'var(--kf-hairline) solid var(--kf-line-strong)',
    borderRadius: 'var(--kf-radius)',
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  '.kf-look-row .kf-look-chip': {
    flex: '0 0 6.5rem',
    inlineSize: '6.5rem',
    fontFamily: 'var(--kf-face-code)',
  },
  '.kf-look-low': {
    borderInlineStart: 'var(--kf-band) solid var(--kf-failure)',
    paddingInlineStart: 'var(--kf-space-xs)',
    color: 'var(--kf-ink)',
    fontWeight: 'var(--kf-weight-strong)',
  },
  '.kf-look-row .kf-look-text': { flex: '1 1 100%', inlineSize: 'auto' },
  '.kf-look-row .kf-look-select': { flex: '1 1 10rem', inlineSize: 'auto' },
  '.kf-look-file': { position: 'relative', overflow: 'hidden', alignContent: 'center', whiteSpace: 'nowrap' },
  '.kf-look-file input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
  '.kf-look-file:focus-within': {
    outline: 'var(--kf-stroke) solid var(--kf-fill-text)',
    outlineOffset: '2px',
  },
  '.kf-look-picture': {
    flex: 'none',
    inlineSize: '4.5rem',
    blockSize: 'var(--target)',
    border: 'var(--kf-hairline) solid var(--kf-line)',
    backgroundColor: 'var(--kf-surface-strong)',
    objectFit: 'contain',
  },
  '.kf-look-note': { margin: '0', color: 'var(--kf-ink-soft)', fontSize: 'var(--kf-text-xs)' },
  '@container (min-width: 28rem)': {
    '.kf-look-row .kf-look-name': { flex: '0 0 8rem' },
  },
});
