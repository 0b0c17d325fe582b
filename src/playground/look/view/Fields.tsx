import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import type { Editing } from '../../editing/editing.ts';
import type { Look } from '../../editing/look.ts';
import styles from './styles.module.css';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The most colors, families, or pictures in a list. Keyframes may contain thousands. */
export const MOST_ROWS = 50;

/** What each part of Look gets. */
export interface PartProps {
  readonly editing: Editing;
  readonly look: Look;
  /** The ID of the selected layer. */
  readonly selected: string | undefined;
  /** Reads a file, and explains what went wrong with it, if anything did. */
  readonly attempt: (work: () => Promise<void>) => void;
}

interface TitledProps {
  /** It's short, because the row or the heading says the rest. */
  readonly short?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

interface NumberProps extends Pick<TitledProps, 'short'> {
  /** What's written after the number. */
  readonly unit?: string;
  readonly label: string;
  /** Undefined if it's another one in each place. */
  readonly value: number | undefined;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly onChange: (value: number) => void;
}

/** The room for what's written before a value in its field. */
export const roomFor = (short: string): string => `${short.length * 0.4 + 1}em`;

/** A field, and what's written before its value. */
export const Titled = ({ short, className, children }: TitledProps): JSX.Element => (
  <label className={clsx('holder', styles.cell, className)}>
    {short && <span className="note">{short}</span>}
    {children}
  </label>
);

/** A number, which the arrow keys change, too. */
export function NumberField(props: NumberProps): JSX.Element {
  const { short, unit, label, value, minimum = -Infinity, maximum = Infinity, onChange } = props;
  const shown = value === undefined ? '' : String(Math.round(value * 100) / 100);
  // While the reader types, the field keeps text that isn't a number yet.
  const [typed, setTyped] = useState<{ readonly text: string; readonly shown: string }>();
  return (
    <Titled short={short}>
      <input
        type="number"
        className="field-box"
        style={{
          paddingInlineStart: short && roomFor(short),
          paddingInlineEnd: unit && value !== undefined ? '1.75em' : undefined,
        }}
        aria-label={label}
        placeholder={value === undefined ? 'mixed' : undefined}
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
      {unit && value !== undefined && <span className="note">{unit}</span>}
    </Titled>
  );
}
