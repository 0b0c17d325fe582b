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

interface Props extends PartProps {
  readonly title: string;
  readonly settings: FormSettings;
  readonly children?: ReactNode;
}

/** A part of the form with its title. */
export default function SettingsPart({ title, form, children, ...rest }: Props): JSX.Element {
  return (
    <fieldset className={`bare ${styles.part}`}>
      <legend className="strong">{title}</legend>
      <Settings {...rest} values={form} place="" />
      {children}
    </fieldset>
  );
}
