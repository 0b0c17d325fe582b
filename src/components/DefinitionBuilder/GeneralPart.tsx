import { useState } from 'react';
import Options from '../../ui/Options.tsx';
import type { FormProblem } from './core/check-form.ts';
import type { Form } from './core/form.ts';
import Settings, { type Setting } from './Settings.tsx';
import styles from './styles.module.css';

interface Props {
  readonly isPlayout?: boolean;
  readonly form: Form;
  readonly problems: readonly FormProblem[];
  readonly onChange: (change: Partial<Form>) => void;
}

/** The row colors in SPX's rundown, by number. Source: spx_accents.css in SPX 1.4.1. */
const UI_COLORS = ['gray', 'red', 'brown', 'green', 'blue', 'pink', 'purple', 'black'].map(
  (name, number) => [`${number}`, `${number}: ${name}`] as const,
);

type FormSettings = readonly Setting<Exclude<keyof Form, 'fields'>>[];

const GENERAL: FormSettings = [
  { name: 'name', label: 'Name' },
  { name: 'description', label: 'Description' },
];

const PLAYOUT: FormSettings = [
  {
    name: 'steps',
    label: 'Steps',
    help:
      'The number of frame actions marked as steps, plus one. Enter 0 if the graphic goes off air by ' +
      'itself, or -1 if the number varies.',
  },
  {
    name: 'outMode',
    label: 'Out mode',
    options: <Options of={['manual', 'none', ['time', 'after milliseconds']]} />,
  },
  { name: 'duration', label: 'Milliseconds', inputMode: 'numeric' },
];

const HOSTS: FormSettings = [
  {
    name: 'layer',
    label: 'Layer',
    help: 'The layer that the template plays on. SPX has layers 1 to 5.',
    inputMode: 'numeric',
    placeholder: 'not set',
  },
  {
    name: 'webLayer',
    label: 'Web layer',
    help: 'The layer in SPX’s web renderer if it’s different, or a hyphen (-) for none',
    placeholder: 'not set',
  },
  {
    name: 'playChannel',
    label: 'Channel',
    help: 'The channel that the template plays on',
    inputMode: 'numeric',
    placeholder: 'not set',
  },
  {
    name: 'playServer',
    label: 'Play server',
    help: 'The server’s name in the SPX configuration, or a hyphen (-) for none',
    placeholder: 'OVERLAY',
    isCode: true,
  },
  {
    name: 'uiColor',
    label: 'UI color',
    help: 'The row’s color in the rundown. Only SPX uses it.',
    options: <Options of={[['', 'not set'], ...UI_COLORS]} />,
  },
];

/** A part of the form's settings. In the one for playout, what only some systems use is open if it's set. */
export default function GeneralPart({ isPlayout = false, form, problems, onChange }: Props): JSX.Element {
  const [isUsed] = useState(() => HOSTS.some(({ name }) => form[name] !== ''));
  const controls = (settings: FormSettings): JSX.Element => (
    <div className={`stack ${styles.controls}`}>
      <Settings {...{ settings, problems, onChange }} values={form} place="" />
    </div>
  );
  return (
    <fieldset className={`bare ${styles.part}`}>
      <legend className="strong">{isPlayout ? 'Playout' : 'General'}</legend>
      {controls(!isPlayout ? GENERAL : form.outMode === 'time' ? PLAYOUT : PLAYOUT.slice(0, -1))}
      {isPlayout && (
        <details open={isUsed}>
          <summary className="medium">Settings for SPX and CasparCG</summary>
          {controls(HOSTS)}
        </details>
      )}
    </fieldset>
  );
}
