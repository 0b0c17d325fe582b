import clsx from 'clsx';
import Button from '../../ui/Button.tsx';
import { COMMAND_LABELS } from '../labels.ts';

/** In a square of 20 units, filled. */
const GLYPHS: Partial<Record<keyof typeof COMMAND_LABELS, string>> = {
  play: 'M6 4v12l9-6z',
  stop: 'M5.5 5.5h9v9h-9z',
};

interface Props {
  readonly command: keyof typeof COMMAND_LABELS;
  readonly label?: string;
  readonly isOnAir: boolean;
  /** Whether something else is the main action of the view. */
  readonly isQuiet?: boolean;
  readonly onClick: () => void;
}

/** A playout command. Play is lit like a tally light while the template is on air. */
export default function PlayoutButton(props: Props): JSX.Element {
  const { command, label = COMMAND_LABELS[command], isOnAir, isQuiet = false, onClick } = props;
  const look = isOnAir ? 'button--lit' : isQuiet ? undefined : 'button--primary';
  const glyph = GLYPHS[command];
  return (
    <Button className={clsx(command === 'play' && look)} data-control={command} onClick={onClick}>
      {glyph && (
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d={glyph} fill="currentcolor" stroke="none" />
        </svg>
      )}
      {label}
    </Button>
  );
}
