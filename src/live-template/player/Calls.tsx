import { toAmcp } from '../../../playout/commands/amcp.ts';
import type { PlayoutCommand } from '../../../playout/commands/command.ts';
import { toOgrafCall } from '../../../playout/commands/ograf-call.ts';
import type { Data } from '../../../player/deep-link.ts';
import type { Session } from '../../../player/session.ts';
import { commandLabel } from '../../../player/labels.ts';
import parts from '../../../controls/controls.module.css';
import { useSnapshot } from '../useSnapshot.ts';
import CopyButton from './CopyButton.tsx';
import styles from './menus.module.css';

interface Props {
  readonly session: Session;
  /** Name of the template on the server. */
  readonly template: string;
  readonly data: Data;
  readonly onLoad: () => void;
}

interface CallProps {
  readonly title: string;
  readonly text: string;
  readonly control: string;
  readonly copyLabel: string;
}

function Call({ title, text, control, copyLabel }: CallProps): JSX.Element {
  return (
    <div className={styles.call}>
      <p className={styles.title}>{title}</p>
      {/* A long line scrolls. It can have the focus, so that keys can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.callText} role="region" aria-label={title} tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton label={copyLabel} control={control} text={() => text} />
    </div>
  );
}

/** The last command as playout systems send it, with the data that the template has now. */
export default function Calls({ session, template, data, onLoad }: Props): JSX.Element {
  const last = useSnapshot(session, (snapshot) => snapshot.command);
  const command: PlayoutCommand = last.type === 'load' ? { ...last, data } : last;
  return (
    <>
      <p className={styles.intro}>
        This is your last command as a playout system would send it. To take the template off air and load it
        again, click Load.
      </p>
      <button type="button" className={parts.button} data-control="load" onClick={onLoad}>
        {commandLabel('load')}
      </button>
      <Call
        title="AMCP command for CasparCG"
        text={toAmcp(command, { template })}
        control="copy:amcp"
        copyLabel="Copy AMCP command"
      />
      <Call
        title="OGraf action call"
        text={toOgrafCall(command)}
        control="copy:ograf"
        copyLabel="Copy OGraf call"
      />
    </>
  );
}
