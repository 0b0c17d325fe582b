import { translate } from '@docusaurus/Translate';
import { toAmcp } from '../../../playout/commands/amcp.ts';
import type { PlayoutCommand } from '../../../playout/commands/command.ts';
import { toOgrafCall } from '../../../playout/commands/ograf-call.ts';
import type { Data } from '../core/deep-link';
import type { Session } from '../core/session';
import styles from '../styles.module.css';
import CopyButton from './CopyButton';
import { useSnapshot } from './useSession';

interface Props {
  readonly session: Session;
  /** Name of the template on the server. */
  readonly template: string;
  readonly data: Data;
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
      <p className={styles.groupLabel}>{title}</p>
      {/* A long line scrolls, and keys reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.callText} role="region" aria-label={title} tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton label={copyLabel} control={control} text={() => text} />
    </div>
  );
}

/** What was ordered last, as a playout system would order it, with the data that the template has now. */
export default function Calls({ session, template, data }: Props): JSX.Element {
  const last = useSnapshot(session, (snapshot) => snapshot.command);
  const command: PlayoutCommand = last.type === 'load' ? { ...last, data } : last;
  return (
    <>
      <Call
        title={translate({ id: 'keyfill.liveTemplate.amcp', message: 'AMCP command for CasparCG' })}
        text={toAmcp(command, { template })}
        control="copy:amcp"
        copyLabel={translate({ id: 'keyfill.liveTemplate.copyAmcp', message: 'Copy AMCP command' })}
      />
      <Call
        title={translate({ id: 'keyfill.liveTemplate.ograf', message: 'OGraf action call' })}
        text={toOgrafCall(command)}
        control="copy:ograf"
        copyLabel={translate({ id: 'keyfill.liveTemplate.copyOgraf', message: 'Copy OGraf call' })}
      />
    </>
  );
}
