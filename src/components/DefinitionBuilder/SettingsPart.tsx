import type { ReactNode } from 'react';
import type { FormProblem } from './core/check-form.ts';
import type { Form } from './core/form.ts';
import Settings, { type Setting } from './Settings.tsx';
import styles from './styles.module.css';

export interface PartProps {
  readonly form: Form;
  readonly problems: readonly FormProblem[];
  readonly onChange: (change: Partial<Form>) => void;
}

export type FormSettings = readonly Setting<Exclude<keyof Form, 'fields'>>[];

interface ControlsProps extends PartProps {
  readonly settings: FormSettings;
}

/** The controls of settings that the whole form has. */
export const FormControls = ({ form, ...rest }: ControlsProps): JSX.Element => (
  <Settings {...rest} values={form} place="" />
);

interface Props extends ControlsProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A part of the form with its title. */
export default function SettingsPart({ title, children, ...rest }: Props): JSX.Element {
  return (
    <fieldset className={`bare ${styles.part}`}>
      <legend className="strong">{title}</legend>
      <FormControls {...rest} />
      {children}
    </fieldset>
  );
}
