import clsx from 'clsx';
import Button from '../../ui/Button.tsx';
import Icon from './Icon.tsx';
import { COMMAND_LABELS } from '../labels.ts';

interface Props {
  readonly command: keyof typeof COMMAND_LABELS;
  readonly label?: string;
  readonly isOnAir: boolean;
  readonly onClick: () => void;
}

/** A playout command. The main one takes the template on air, or off air. */
export default function PlayoutButton(props: Props): JSX.Element {
  const { command, label = COMMAND_LABELS[command], isOnAir, onClick } = props;
  const main = isOnAir ? 'stop' : 'play';
  const look = command === main ? 'button--primary' : command === 'play' && 'button--secondary';
  return (
    <Button className={clsx(look)} data-control={command} onClick={onClick}>
      {(command === 'play' || command === 'stop') && <Icon name={command} />}
      {label}
    </Button>
  );
}
