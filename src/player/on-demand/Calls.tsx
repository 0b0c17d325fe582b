import CodeBlock from '@theme/CodeBlock';
import { PLAYOUT_HOSTS, type PlayoutHost } from '../../playout/hosts.ts';
import type { Data } from '../../playout/commands/command.ts';
import Button from '../../ui/Button.tsx';
import { MENUS } from '../player-state.ts';
import Panel from './Panel.tsx';
import { COMMAND_LABELS } from '../labels.ts';
import { useSnapshot, type SessionState } from '../session/useSnapshot.ts';
import LoadFailure from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';

interface Props {
  readonly session: SessionState;
  /** Name of the project on the stage, whose downloads are named after it. */
  readonly project: string;
  readonly data: Data;
  readonly onLoad: () => void;
}

/** Loads what writes commands, for each target that has any, and what names their template. */
async function loadWriters() {
  const [{ slugOf }, ...hosts] = await Promise.all([
    import('../../playout/definition/general.ts'),
    ...(PLAYOUT_HOSTS as readonly PlayoutHost[]).flatMap(({ id, commands }) =>
      commands ? [commands.writer().then((write) => ({ id, ...commands, write }))] : [],
    ),
  ]);
  return { slugOf, hosts };
}

/** The last command as playout systems send it, with the data that the template has now. */
export default function Calls({ session, project, data, onLoad }: Props): JSX.Element {
  const last = useSnapshot(session, (snapshot) => snapshot.command);
  const [loaded, retry] = useLoaded(true, loadWriters);
  return (
    <Panel title={MENUS.calls} isComplete={loaded !== undefined}>
      <p className="bare">This is your last command as a playout system would send it.</p>
      <LoadFailure text="The commands couldn’t be loaded." retry={retry} />
      {loaded?.hosts.map(({ id, title, write }) => (
        <CodeBlock key={id} title={title} className="margin-top--sm margin-bottom--none">
          {write(last.type === 'load' ? { ...last, data } : last, loaded.slugOf(project))}
        </CodeBlock>
      ))}
      <div className="line margin-top--sm">
        <Button data-control="load" onClick={onLoad}>
          {COMMAND_LABELS.load}
        </Button>
        <span className="note">Takes the template off air and loads it again.</span>
      </div>
    </Panel>
  );
}
