import clsx from 'clsx';
import type { ChangeEvent } from 'react';
import { isNumeric, readSwitch } from '../../playout/definition/field-types.ts';
import type { FieldMeta } from '../meta.ts';
import Select from '../../ui/Select.tsx';

export interface ControlProps {
  readonly field: FieldMeta;
  readonly id: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly describedBy: string;
  /** The ID of the list of pictures, which all fields share: a template may have thousands of both. */
  readonly listId?: string | undefined;
  readonly onWrite: (value: string) => void;
}

/** Returns the color without its opacity, which is what the browser's color picker needs. */
const withoutAlpha = (value: string): string =>
  /^#[0-9a-f]{6}/i.test(value) ? value.slice(0, 7) : '#000000';

/** Returns the two digits for a color's opacity, which is opaque by default. */
const alphaOf = (value: string): string => /^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(value)?.[1] ?? 'ff';

/** The control of a field: what an operator types in, chooses from, or switches. Its value is always text. */
export default function FieldControl(props: ControlProps): JSX.Element {
  const { field, id, value, isWrong, describedBy, listId, onWrite } = props;
  const { type, required = false, choices = [], minimum, maximum, step } = field;
  const common = {
    id,
    required,
    autoComplete: 'off',
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
  };
  const text = {
    ...common,
    value,
    dir: 'auto',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onWrite(currentTarget.value),
  };
  if (type === 'multi-line') return <textarea className={clsx('field-box', 'area')} {...text} />;
  if (type === 'checkbox') {
    return (
      <input
        {...common}
        type="checkbox"
        checked={readSwitch(value) === true}
        onChange={({ currentTarget }) => onWrite(String(currentTarget.checked))}
      />
    );
  }
  if (type === 'dropdown') {
    const known = choices.map((choice) => [choice.value, choice.label] as const);
    // The default value may not be one of the choices.
    const isOther = choices.every((choice) => choice.value !== value);
    return <Select {...common} value={value} of={isOther ? [value, ...known] : known} onChoose={onWrite} />;
  }
  if (type === 'color' || type === 'color-alpha') {
    return (
      <span className="line tight">
        <input
          type="color"
          aria-label={`Pick a color: ${field.title}`}
          value={withoutAlpha(value).toLowerCase()}
          onChange={({ currentTarget }) =>
            onWrite(currentTarget.value + (type === 'color-alpha' ? alphaOf(value) : ''))
          }
        />
        <input
          type="text"
          className="field-box grow"
          {...text}
          onChange={({ currentTarget }) => onWrite(currentTarget.value.toLowerCase())}
        />
      </span>
    );
  }
  const hasStep = isNumeric(type) && step !== undefined;
  return (
    <input
      className="field-box"
      type={hasStep ? 'number' : 'text'}
      inputMode={isNumeric(type) ? 'decimal' : type === 'image' || type === 'file' ? 'url' : undefined}
      {...(hasStep && { step, min: minimum, max: maximum })}
      readOnly={type === 'hidden'}
      list={type === 'image' ? listId : undefined}
      {...text}
    />
  );
}
