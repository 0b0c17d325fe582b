/** In a square of 20 units. */
const ICONS = {
  play: 'M7 5v10l7-5z',
  stop: 'M6 6h8v8H6z',
  background: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2.5-2.5 4 4',
  view: 'M3 6h8m4 0h2M13 3.5v5M3 14h2m4 0h8M7 11.5v5',
  download: 'M10 3v9M6 8.5l4 4 4-4M3.5 16.5h13',
  calls: 'm3 5 5 5-5 5M10 15.5h7',
  zoom: 'M13 8.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0M12 12l5 5M8.5 6.5v4M6.5 8.5h4',
} as const;

/** An icon of the player. */
const Icon = ({ name }: { readonly name: keyof typeof ICONS }): JSX.Element => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);

export default Icon;
