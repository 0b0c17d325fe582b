import styles from '../../../controls/controls.module.css';

const PATHS = {
  back: 'M17 5v14L8 12zM5 5h2v14H5z',
  forward: 'M7 5v14l9-7zM17 5h2v14h-2z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  resume: 'M7 5v14l11-7z',
} as const;

/** An icon on a button whose name is available as text elsewhere. */
export default function Icon({ sign }: { readonly sign: keyof typeof PATHS }): JSX.Element {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[sign]} />
    </svg>
  );
}
