import clsx from 'clsx';
import { useState } from 'react';
import type { Look } from '../../editing/look.ts';
import styles from './styles.module.css';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the parts of Look that read files get. */
export interface FileProps {
  readonly editing: Look;
  /** Explains what went wrong with a file, if anything did. */
  readonly attempt: (work: () => Promise<void>) => void;
}

interface NumberProps {
  /** The visible label, which is short because the row says the rest. */
  readonly short?: string;
  /** What's written after the number. */
  readonly unit?: string;
  readonly label: string;
  /** Undefined if it's another one in each place. */
  readonly value: number | undefined;
  readonly step?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly onChange: (value: number) => void;
}

interface HeadsProps {
  readonly of: readonly string[];
}

/** Names the columns of the rows below it. The controls have their own names for screen readers. */
export const Heads = ({ of }: HeadsProps): JSX.Element => (
  <div className={clsx('note', styles.row, styles.cells)} aria-hidden="true">
    {of.map((one) => (
      <span key={one}>{one}</span>
    ))}
  </div>
);

/** A number, which the arrow keys change, too. */
export function NumberField(props: NumberProps): JSX.Element {
  const { short, unit, label, value, step = 1, minimum = -Infinity, maximum = Infinity, onChange } = props;
  const shown = value === undefined ? '' : String(Math.round(value * 100) / 100);
  // While the reader types, the field keeps text that isn't a number yet.
  const [typed, setTyped] = useState<{ readonly text: string; readonly shown: string }>();
  return (
    <label className={`line tight ${styles.cell}`}>
      {short && <span className="note">{short}</span>}
      <input
        type="number"
        className="field-box"
        aria-label={label}
        placeholder={value === undefined ? 'mixed' : undefined}
        step={step}
        min={props.minimum}
        max={props.maximum}
        value={typed?.shown === shown ? typed.text : shown}
        onChange={({ currentTarget: { value: text, valueAsNumber } }) => {
          const next = Number.isNaN(valueAsNumber)
            ? value
            : Math.min(maximum, Math.max(minimum, valueAsNumber));
          setTyped({ text, shown: next === undefined ? '' : String(Math.round(next * 100) / 100) });
          if (next !== undefined && next !== value) onChange(next);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {unit && <span className="note">{unit}</span>}
    </label>
  );
}
