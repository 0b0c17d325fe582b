import clsx from 'clsx';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import Problem from './Problem.tsx';

export interface ControlLook {
  readonly label: string;
  readonly help?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  readonly isLong?: boolean;
  /** The options of a select, which then replaces the text field. */
  readonly options?: ReactNode;
  readonly isCode?: boolean;
  /** Identifies the control when the focus has to return to it. */
  readonly control?: string;
  readonly className?: string | undefined;
}

interface Props extends ControlLook {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
}

/** A control with its label, its help, and any problem with its value. */
export default function Control(props: Props): JSX.Element {
  const { label, value, onChange, help, problem, isLong = false, options, isCode = false } = props;
  const id = useId();
  const common = {
    id,
    value,
    className: clsx('field-box', isLong && 'area'),
    'data-control': props.control,
    'aria-invalid': problem !== undefined,
    'aria-describedby':
      clsx(help !== undefined && `${id}help`, problem !== undefined && `${id}problem`) || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange(target.value),
  };
  const text = {
    ...common,
    placeholder: props.placeholder,
    autoComplete: 'off',
    spellCheck: !isCode,
    ...(isCode && { autoCapitalize: 'off' }),
  };
  return (
    <div className={clsx('field', props.className)}>
      <label className="medium" htmlFor={id}>
        {label}
      </label>
      {options !== undefined ? (
        <select {...common}>{options}</select>
      ) : isLong ? (
        <textarea dir="auto" {...text} />
      ) : (
        <input type="text" dir="auto" inputMode={props.inputMode} {...text} />
      )}
      {help !== undefined && (
        <span className="note" id={`${id}help`}>
          {help}
        </span>
      )}
      {problem !== undefined && <Problem id={`${id}problem`}>{problem}</Problem>}
    </div>
  );
}
