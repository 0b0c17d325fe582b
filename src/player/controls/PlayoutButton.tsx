import clsx from 'clsx';
import Button from '../../ui/Button.tsx';
import Icon from './Icon.tsx';
import { COMMAND_LABELS } from '../labels.ts';

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
  return (
    <Button className={clsx(command === 'play' && look)} data-control={command} onClick={onClick}>
      {(command === 'play' || command === 'stop') && <Icon name={command} />}
      {label}
    </Button>
  );
}
