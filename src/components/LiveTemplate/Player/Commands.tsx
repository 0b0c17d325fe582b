import clsx from 'clsx';
import { useId } from 'react';
import type { Session } from '../core/session';
import { argumentLabel, COMMANDS, commandLabel, type Command } from '../labels';
import styles from '../styles.module.css';

interface Props {
  readonly session: Session;
  readonly invoke: readonly string[];
  readonly argument: string;
  readonly onArgument: (text: string) => void;
  readonly onLoad: () => void;
  readonly onPlay: () => void;
  readonly onUpdate: () => void;
}

/** The commands of playout, and those of the template itself with their argument. */
export default function Commands(props: Props): JSX.Element {
  const { session, invoke, argument, onArgument, onLoad, onPlay, onUpdate } = props;
  const argumentId = useId();
  const orders: Readonly<Record<Command, () => void>> = {
    load: onLoad,
    play: onPlay,
    next: session.next,
    stop: session.stop,
    update: onUpdate,
  };
  return (
    <>
      <div className={styles.commands}>
        {COMMANDS.map((command) => (
          <button
            key={command}
            type="button"
            className={clsx(styles.button, command === 'play' && styles.main)}
            data-control={command}
            onClick={orders[command]}
          >
            {commandLabel(command)}
          </button>
        ))}
      </div>
      {invoke.length > 0 && (
        <div className={styles.commands}>
          {invoke.map((name) => (
            <button
              key={name}
              type="button"
              className={clsx(styles.button, styles.code)}
              data-control={`invoke:${name}`}
              onClick={() => session.invoke(name, argument === '' ? undefined : argument)}
            >
              {name}
            </button>
          ))}
          <span className={styles.argument}>
            <label className={styles.argumentLabel} htmlFor={argumentId}>
              {argumentLabel()}
            </label>
            <input
              id={argumentId}
              className={styles.input}
              value={argument}
              autoComplete="off"
              onChange={(event) => onArgument(event.currentTarget.value)}
            />
          </span>
        </div>
      )}
    </>
  );
}
