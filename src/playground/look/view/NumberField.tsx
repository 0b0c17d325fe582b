import { useState } from 'react';
import player from '../../../live-template/controls/controls.module.css';
import { look } from './styles.ts';

interface Props {
  /** The visible label, which is short because the row says the rest. */
  readonly short: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly step?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly onChange: (value: number) => void;
}

const shownAs = (value: number | undefined): string =>
  value === undefined ? '' : String(Math.round(value * 100) / 100);

/** A number. The arrow keys change it by one step, with Shift by ten. */
export default function NumberField({
  short,
  label,
  value,
  step = 1,
  minimum,
  maximum,
  onChange,
}: Props): JSX.Element {
  // While the reader types, the field keeps text that isn't a number yet.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | undefined }>();
  function change(next: number): number {
    const limited = Math.min(
      maximum ?? Infinity,
      Math.max(minimum ?? -Infinity, Math.round(next * 1000) / 1000),
    );
    onChange(limited);
    return limited;
  }
  return (
    <label className={look.cell}>
      <span>{short}</span>
      <input
        className={player.input}
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={minimum}
        aria-valuemax={maximum}
        placeholder={value === undefined ? 'mixed' : undefined}
        value={typed && shownAs(typed.value) === shownAs(value) ? typed.text : shownAs(value)}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          const next = Number(text.replace('−', '-').replace(',', '.'));
          setTyped({ text, value: text.trim() !== '' && Number.isFinite(next) ? change(next) : value });
        }}
        onKeyDown={(event) => {
          const by = { ArrowUp: step, ArrowDown: -step }[event.key];
          if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          setTyped(undefined);
          change((value ?? 0) + by * (event.shiftKey ? 10 : 1));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
