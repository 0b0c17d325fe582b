import Select from '../../ui/Select.tsx';
import type { Control, Value } from './properties.ts';

interface Props {
  readonly id: string;
  readonly control: Control;
  readonly value: Value;
  readonly text: string;
  readonly onChange: (value: Value) => void;
}

export default function Field({ id, control, value, text, onChange }: Props): JSX.Element {
  if (control.kind === 'choice')
    return <Select {...{ id, value }} of={control.options} onChoose={onChange} />;

  if (control.kind === 'color') {
    // The browser's color field only accepts six digits.
    const hex = /^#[0-9a-f]{6}$/i.test(String(value)) ? value : '#000000';
    return <input id={id} type="color" value={hex} onChange={({ target }) => onChange(target.value)} />;
  }
  const { min, max, step } = control;
  return (
    <input
      {...{ id, min, max, step, value }}
      type="range"
      aria-valuetext={text}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
