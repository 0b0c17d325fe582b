import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './panels.module.css';
import drawing from './styles.module.css';

/** The panels by their sections' anchors, and their rows: a button, or a label and what's next to it. */
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
    ['Width', '712', '◆'],
    ['Opacity', '1', '◆'],
    ['Easing', 'ease-out'],
  ],
  timeline: ['Timeline', ['Frame 14'], ['Actions', 'Step Outro'], ['Name', '◆ ◆ ◆ ◆'], ['Bar', '◆ ◆ ◆ ◆']],
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
    <span className={`line tight ${styles.content}`} aria-hidden="true">
      {rows.map(([name = '', ...fields]) => (
        <span
          key={name}
          className={clsx(
            fields[0] ? ['line tight', styles.row] : styles.field,
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
        <svg className={styles.picture} viewBox="0 0 400 124" preserveAspectRatio="xMinYMax slice">
          <path fill="var(--kf-scene-sky)" d="M0 0h900v124H0z" />
          <path fill="var(--kf-scene-far)" d="m0 78 84-40 62 34 70-24 92 38 120-44 120 36 352-40v86H0z" />
          <path fill="var(--kf-scene-water)" d="M0 84h900v40H0z" />
          <path fill="var(--kf-scene-black)" d="M24 58h172l-10 32H24z" />
          <path fill="var(--kf-scene-sun)" d="M24 90h118l-6 18H24z" />
          <path fill="var(--kf-scene-white)" d="M34 68h128v12H34z" />
          <path fill="var(--kf-scene-black)" d="M34 96h80v6H34z" />
          {/* The selected layer. */}
          <path fill="none" stroke="var(--kf-fill)" strokeWidth="1.5" d="M24 58h172v32H24z" />
          <path fill="var(--kf-fill)" d="M21 55h6v6h-6zm172 0h6v6h-6zM21 87h6v6h-6zm172 0h6v6h-6z" />
        </svg>
      )}
    </span>
  );
}

/** The six panels of the app. Each leads to its section of the page that explains them. */
export default function Panels(): JSX.Element {
  return (
    <figure className={drawing.figure}>
      <nav className={`stack ${styles.app}`} aria-label="The six panels">
        {Object.entries(PANELS).map(([id, [name]], index) => (
          <Link
            key={id}
            className={clsx('framed', index === 0 && 'line tight', styles.panel)}
            to={`/user-guide/fundamentals/user-interface#${id}`}
          >
            <span className={styles.number}>{index + 1}</span>
            <strong>{name}</strong>
            <Content of={id} />
          </Link>
        ))}
      </nav>
      <figcaption className="soft small">
        The six panels. Click one to read about it. They may be arranged differently in your window.
      </figcaption>
    </figure>
  );
}

/** A panel with the control that a step of the tutorial is about. The step says the same in words. */
export const Control = (props: ControlProps): JSX.Element => (
  <span className={clsx('framed', styles.panel, styles.crop)} aria-hidden="true">
    <strong>{PANELS[props.of]?.[0]}</strong>
    <Content {...props} />
  </span>
);
