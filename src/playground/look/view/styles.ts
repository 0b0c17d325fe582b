import { StyleModule } from 'style-mod';

const hairline = 'var(--kf-hairline) solid';
const quiet = { color: 'var(--kf-ink-soft)', fontSize: 'var(--kf-text-xs)' };

/** These styles come with the editor's script, because every page waits for the site's sheet. */
export const sheet = new StyleModule({
  '.kf-look-look': {
    flex: '1 1 min(26rem, 60vh)',
    overflow: 'auto',
    containerType: 'inline-size',
    minBlockSize: 'min(26rem, 50vh)',
    padding: '0 var(--kf-space-sm) var(--kf-space-md)',
    border: `${hairline} var(--kf-line-strong)`,
    backgroundColor: 'var(--kf-paper)',
  },
  '.kf-look-bar, .kf-look-row': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--kf-space-2xs) var(--kf-space-xs)',
    alignItems: 'center',
    padding: 'var(--kf-space-2xs) var(--kf-space-xs)',
  },
  '.kf-look-title': {
    margin: 'var(--kf-space-md) 0 var(--kf-space-2xs)',
    paddingBlockStart: 'var(--kf-space-sm)',
    borderBlockStart: `${hairline} var(--kf-line)`,
    fontSize: 'var(--kf-text-md)',
    fontWeight: 'var(--kf-weight-strong)',
  },
  '.kf-look-row': { borderInlineStart: 'var(--kf-band) solid transparent' },
  '.kf-look-row[data-selected="true"]': {
    borderColor: 'var(--kf-fill)',
    backgroundColor: 'var(--kf-surface)',
  },
  '.kf-look-cell': {
    display: 'flex',
    flex: '1 1 5rem',
    gap: 'var(--kf-space-2xs)',
    alignItems: 'center',
    maxInlineSize: '8rem',
  },
  '.kf-look-cell > span': quiet,
  // Three digits fit, and so does a finger.
  '.kf-look-cell input': { minInlineSize: 'max(var(--target), 3.25rem)', appearance: 'textfield' },
  '.kf-look-cell input::-webkit-inner-spin-button': { appearance: 'none' },
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
  },
  'button.kf-look-name': { cursor: 'pointer' },
  'span.kf-look-name': { alignContent: 'center' },
  '.kf-look-names': { ...quiet, flex: '1 1 8rem', overflowWrap: 'anywhere' },
  '.kf-look-note': { ...quiet, margin: '0' },
  '.kf-look-swatch': {
    flex: 'none',
    inlineSize: 'var(--target)',
    blockSize: 'var(--target)',
    padding: '0',
    border: `${hairline} var(--kf-line-strong)`,
    borderRadius: 'var(--kf-radius)',
    cursor: 'pointer',
  },
  '.kf-look-row .kf-look-chip': { flex: 'none', inlineSize: '6.5rem', fontFamily: 'var(--kf-face-code)' },
  '.kf-look-low': {
    borderInlineStart: 'var(--kf-band) solid var(--kf-failure)',
    paddingInlineStart: 'var(--kf-space-xs)',
    color: 'var(--kf-ink)',
    fontWeight: 'var(--kf-weight-strong)',
  },
  '.kf-look-row .kf-look-text': { flex: '1 1 100%' },
  '.kf-look-row .kf-look-select': { flex: '1 1 10rem', inlineSize: 'auto' },
  '.kf-look-picture': {
    flex: 'none',
    inlineSize: '4.5rem',
    blockSize: 'var(--target)',
    backgroundColor: 'var(--kf-surface-strong)',
    objectFit: 'contain',
  },
  '@container (min-width: 28rem)': {
    '.kf-look-row .kf-look-name': { flex: '0 0 8rem' },
    // The text is next to the name, and the numbers are below the text.
    '.kf-look-row .kf-look-text': { flex: '1 1 calc(100% - 10rem)', inlineSize: 'auto' },
    '.kf-look-text + .kf-look-cell': { marginInlineStart: 'calc(8rem + var(--kf-space-xs))' },
  },
});
