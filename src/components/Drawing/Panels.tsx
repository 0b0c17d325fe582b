import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './panels.module.css';
import drawing from './styles.module.css';

/** The panels with the anchors of their sections, and their rows: a button, or a label with what's next to it. */
const PANELS: Readonly<Record<string, readonly [name: string, ...rows: readonly (readonly string[])[]]>> = {
  'menu-bar': ['Menu bar', ['File'], ['Preview']],
  resources: [
    'Resources',
    ...['Compositions', 'Images', 'Image sequences', 'Fonts', 'Lottie files'].map((name) => [name, 'Add']),
  ],
  canvas: ['Canvas', ['Select'], ['Text'], ['Rectangle'], ['Ellipse'], ['Path'], ['Image loader'], ['Play']],
  inspector: [
    'Inspector',
    ['Key', '_name'],
    ['Layer', 'Name'],
    ['Width', '720', '◆'],
    ['Opacity', '1', '◆'],
    ['Easing', 'ease-out'],
  ],
  timeline: ['Timeline', ['Frame 16'], ['Actions', 'Step Outro'], ['Name', '◆ ◆ ◆ ◆'], ['Bar', '◆ ◆ ◆ ◆']],
  export: ['Export', ['Target', 'CasparCG'], ['Export']],
};

interface ControlProps {
  readonly of: string;
  /** The name of the control that's marked. */
  readonly lit?: string;
}

function Content({ of, lit }: ControlProps): JSX.Element {
  const [, ...all] = PANELS[of] ?? [''];
  // A step only needs what's next to its control.
  const at = all.findIndex(([name]) => name === lit);
  const rows = lit === undefined ? all : all.slice(Math.max(0, at - 1), at + 2);
  return (
    <span className={styles.content} aria-hidden="true">
      {rows.map(([name = '', ...fields]) => (
        <span
          key={name}
          className={clsx(
            fields[0] ? styles.row : styles.field,
            of === 'timeline' && styles.track,
            name === lit && styles.lit,
          )}
        >
          {name}
          {fields.map((field, index) => (
            <span key={index} className={styles.field}>
              {field}
            </span>
          ))}
        </span>
      ))}
      {of === 'canvas' && lit === undefined && (
        <svg className={styles.picture}>
          <rect fill="var(--kf-scene-water)" width="100%" height="100%" />
          <path fill="var(--kf-scene-dark)" d="M16 16h144v28H16z" />
          <path fill="var(--kf-scene-white)" d="M24 22h88v8H24zm0 11h56v5H24z" />
        </svg>
      )}
    </span>
  );
}

/** The six panels of the app. Each leads to its section of the page that explains them. */
export default function Panels(): JSX.Element {
  return (
    <figure className={drawing.figure}>
      <nav className={styles.app} aria-label="The six panels">
        {Object.entries(PANELS).map(([id, [name]], index) => (
          <Link key={id} className={styles.panel} to={`/user-guide/fundamentals/user-interface#${id}`}>
            <span className={styles.number}>{index + 1}</span>
            <strong>{name}</strong>
            <Content of={id} />
          </Link>
        ))}
      </nav>
      <figcaption>
        The six panels. Click one to read about it. They may be arranged differently in your window.
      </figcaption>
    </figure>
  );
}

/** A panel with the control that a step of the tutorial is about. The step says the same in words. */
export const Control = (props: ControlProps): JSX.Element => (
  <span className={clsx(styles.panel, styles.crop)} aria-hidden="true">
    <strong>{PANELS[props.of]?.[0]}</strong>
    <Content {...props} />
  </span>
);
