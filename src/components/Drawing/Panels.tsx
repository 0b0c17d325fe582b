import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './panels.module.css';
import { Flag, Keyframe } from './Parts.tsx';
import { Screen } from './Signals.tsx';
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
    ['Width', '712', '◇'],
    ['Opacity', '1', '◇'],
    ['Easing', 'ease-out'],
  ],
  timeline: ['Timeline', ['Frame 14'], ['Actions', 'Step', 'Outro'], ['Name', '◆', '◆'], ['Bar', '◆', '◆']],
  export: ['Export', ['Target', 'CasparCG'], ['Export']],
};

interface ControlProps {
  readonly of: string;
  /** The name of the control that's marked. */
  readonly lit?: string;
}

/** Marks look as in the other drawings, and everything else is a field. `◆` starts and ends an animation. */
const MARKS: Readonly<Record<string, ReactNode>> = {
  '◇': <Keyframe x={7} y={9} />,
  '◆': [11, 42].map((x) => <Keyframe key={x} x={x} y={9} />),
  Step: <Flag x={0} y={0} width={46} text="Step" />,
  Outro: <Flag x={0} y={0} width={52} text="Outro" />,
};

const Field = ({ text }: { readonly text: string }): JSX.Element =>
  text in MARKS ? (
    <svg width={text === '◇' ? 14 : 52} height="18">
      {MARKS[text]}
    </svg>
  ) : (
    <span className={styles.field}>{text}</span>
  );

function Content({ of, lit }: ControlProps): JSX.Element {
  const [, ...all] = PANELS[of] ?? [''];
  // A step only needs what's next to its control.
  const at = all.findIndex(([name]) => name === lit);
  const rows = lit === undefined ? all : all.slice(Math.max(0, at - 1), at + 2);
  return (
    <span className="line tight" aria-hidden="true">
      {rows.map(([name = '', ...fields]) => (
        <span
          key={name}
          className={clsx(
            fields[0] ? ['line tight', styles.row] : styles.field,
            of === 'timeline' && styles.track,
            fields[0] === '◆' && styles.bar,
            name === lit && styles.lit,
          )}
        >
          {name}
          {fields.map((text, index) => (
            <Field key={index} text={text} />
          ))}
        </span>
      ))}
      {of === 'canvas' && lit === undefined && (
        <svg className={styles.picture} viewBox="0 46 400 170">
          <Screen x={0} y={0} width={400} shows="canvas" />
          {/* The selected layer. */}
          <path fill="none" stroke="var(--kf-scene-white)" strokeWidth="1.5" d="M33 146h225v50H33z" />
          <path fill="var(--kf-scene-white)" d="M30 143h6v6h-6zm225 0h6v6h-6zM30 193h6v6h-6zm225 0h6v6h-6z" />
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
        {Object.entries(PANELS).map(([id, [name]]) => (
          <Link
            key={id}
            className={`framed ${styles.panel}`}
            to={`/user-guide/fundamentals/user-interface#${id}`}
          >
            <strong className={styles.name}>{name}</strong>
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
    <strong className={styles.name}>{PANELS[props.of]?.[0]}</strong>
    <Content {...props} />
  </span>
);
