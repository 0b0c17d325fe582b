import type { Control, Value } from './properties.ts';

interface Props {
  readonly id: string;
  readonly control: Control;
  readonly value: Value;
  readonly unit: string;
  readonly onChange: (value: Value) => void;
}

/** The browser's color field only accepts six digits. */
const asHex = (value: Value): string => (/^#[0-9a-f]{6}$/i.test(String(value)) ? String(value) : '#000000');

/** The control for one property. */
export default function Field({ id, control, value, unit, onChange }: Props): JSX.Element {
  if (control.kind === 'color') {
    return (
      <input id={id} type="color" value={asHex(value)} onChange={({ target }) => onChange(target.value)} />
    );
  }
  if (control.kind === 'choice') {
    return (
      <select id={id} value={String(value)} onChange={({ target }) => onChange(target.value)}>
        {control.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const { min, max, step } = control;
  return (
    <>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={Number(value)}
        aria-valuetext={`${value}${unit && ` ${unit}`}`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>
        {value}
        {unit && ` ${unit}`}
      </output>
    </>
  );
}
