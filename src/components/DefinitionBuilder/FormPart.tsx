import type { ReactNode } from 'react';
import type { FormProblem } from './core/check-form.ts';
import type { Form } from './core/form.ts';
import Settings, { type Setting } from './Settings.tsx';
import styles from './styles.module.css';

export interface FormPartProps {
  readonly form: Form;
  readonly problems: readonly FormProblem[];
  readonly onChange: (change: Partial<Form>) => void;
}

export type FormSettings = readonly Setting<Exclude<keyof Form, 'fields'>>[];

interface ControlsProps extends FormPartProps {
  readonly settings: FormSettings;
}

/** The controls of settings that the whole form has. */
export const FormControls = ({ form, ...rest }: ControlsProps): JSX.Element => (
  <div className={`stack ${styles.controls}`}>
    <Settings {...rest} values={form} place="" />
  </div>
);

interface Props extends ControlsProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A part of the form with its title. */
export default function FormPart({ title, children, ...rest }: Props): JSX.Element {
  return (
    <fieldset className={`bare ${styles.part}`}>
      <legend className="strong">{title}</legend>
      <FormControls {...rest} />
      {children}
    </fieldset>
  );
}
