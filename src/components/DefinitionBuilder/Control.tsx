import clsx from 'clsx';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import player from '../LiveTemplate/styles.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What to write, in a few words. */
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  /** A text of several lines in place of one. */
  readonly isLong?: boolean;
  /** The choices of a select in place of a text. */
  readonly options?: ReactNode;
  /** For code and keys. */
  readonly isCode?: boolean;
  /** Found again when the focus has to go there. */
  readonly control?: string;
}

/** A control with its label, its help, and what is wrong with its value. */
export default function Control(props: Props): JSX.Element {
  const { label, value, onChange, help, problem, isLong = false, options, isCode = false } = props;
  const id = useId();
  const common = {
    id,
    value,
    className: clsx(player.input, isLong && player.area),
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
    <div className={player.field}>
      <label className={player.label} htmlFor={id}>
        {label}
      </label>
      {help !== undefined && (
        <span className={player.help} id={`${id}help`}>
          {help}
        </span>
      )}
      {options !== undefined ? (
        <select {...common}>{options}</select>
      ) : isLong ? (
        <textarea dir="auto" {...text} />
      ) : (
        <input type="text" dir="auto" inputMode={props.inputMode} {...text} />
      )}
      {problem !== undefined && (
        <span className={player.problem} id={`${id}problem`}>
          <strong>{problem}</strong>
        </span>
      )}
    </div>
  );
}
