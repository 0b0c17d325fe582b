import type { ReactNode } from 'react';
import Control, { type ControlLook } from './Control.tsx';
import type { FormProblem } from './core/check-form.ts';
import styles from './styles.module.css';

/** A setting of a form or a field, and its control. */
export interface Setting<Name extends string> extends ControlLook {
  readonly name: Name;
}

interface Props<Name extends string> {
  readonly settings: readonly Setting<Name>[];
  readonly values: Readonly<Record<Name, string>>;
  readonly problems: readonly FormProblem[];
  /** What the place of a problem starts with, before the setting's name. */
  readonly place: string;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
  readonly children?: ReactNode;
}

/** Settings side by side, if there's room. */
export default function Settings<Name extends string>(props: Props<Name>): JSX.Element {
  const { settings, values, problems, place, onChange, children } = props;
  return (
    <div className={`stack ${styles.controls}`}>
      {settings.map(({ name, ...look }) => (
        <Control
          {...look}
          key={name}
          value={values[name]}
          problem={problems.find((problem) => problem.place === place + name)?.message}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {children}
    </div>
  );
}
