/** Names of tags that aren't simply their slug with spaces. */
const LABELS: Readonly<Record<string, string>> = {
  casparcg: 'CasparCG',
  'cubic-bezier': 'Cubic Bézier',
  gdd: 'GDD',
  'html-templates': 'HTML templates',
  ibc: 'IBC',
  'ibc-2024': 'IBC 2024',
  'ibc-2025': 'IBC 2025',
  ibcaccelerators: 'IBC Accelerators',
  liveos: 'LiveOS',
  ograf: 'OGraf',
  spx: 'SPX',
  'tv-graphics': 'TV graphics',
};

/** Returns the name of a tag for readers: `easing-functions` becomes `Easing functions`. */
export function tagLabel(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return LABELS[slug] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
