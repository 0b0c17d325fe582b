import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { fieldsOf, initialData } from '../../playout/definition/fields.ts';
import type { Data } from '../../playout/commands/command.ts';
import styles from '../../ui/ui.module.css';
import type { Command } from '../commands.ts';
import type { Queue } from '../queue.ts';
import { fromLink } from '../deep-link.ts';
import type { Editing, EditorProps } from '../editing.ts';
import { firstProblem } from '../form/problems.ts';
import { pairsOf, usePatternTest } from '../form/usePatternTest.ts';
import { storeStill } from '../motion.ts';
import type { PlayerState } from '../player-state.ts';
import { createExampleSession } from '../session/example.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import type { Example } from '../session/session.ts';
import type { View } from '../useView.ts';
import Announcer from './Announcer.tsx';
import Calls from './Calls.tsx';
import Download from './Download.tsx';
import Editor from './Editor.tsx';
import { playingOf, type Playing, type Shown } from './on-stage.ts';
import StillNote from './StillNote.tsx';
import { useCommands } from './useCommands.ts';
import ViewPanel from './ViewPanel.tsx';

type Shared = 'name' | 'exampleName' | 'meta' | 'host' | 'change' | 'requests' | 'runSlot';

interface Props extends Pick<EditorProps, Shared> {
  readonly example: Example;
  /** The project on the stage, if it isn't the example's. */
  readonly start: ProjectDefinition | undefined;
  readonly figure: HTMLElement;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly state: PlayerState;
  readonly commands: Queue<Command>;
  readonly idOf: (key: string) => string;
  readonly loadEditor: Editing['load'];
  readonly editorId: string;
  readonly menuSlot: HTMLElement | null;
  /** The place for the view settings, next to the stage. */
  readonly sideSlot: HTMLElement | null;
  /** Tells the controls which template is on the stage. */
  readonly onPlaying: (playing: Playing) => void;
}

/** Runs the template and does what the controls ask for. It loads when the reader shows interest in the player. */
export default function Player(props: Props): JSX.Element {
  const { name, exampleName, example, start, meta, figure, host, view, onView, state, change } = props;
  const { commands, requests, idOf, loadEditor, editorId, runSlot, menuSlot, sideSlot, onPlaying } = props;
  const base = useBaseUrl('/examples/');
  const { project, initial, opening } = useMemo(() => {
    const link = fromLink(window.location.search, name);
    const own = start ?? example.project;
    const values = initialData(own);
    const frame = Math.min(link?.frame ?? meta.frame, meta.marks.duration - 1);
    return { project: own, initial: values, opening: { data: { ...values, ...link?.data }, frame } };
  }, [name, example, start, meta]);
  const makeOwn = (): Shown => ({
    session: createExampleSession(host, { ...example, project }, base),
    project,
    opening,
  });
  const [shown, setShown] = useState(makeOwn);
  const { session } = shown;
  const { speed, fps, isStill, sent, data, showsProblems } = state;
  const pairs = useMemo(
    () => (showsProblems ? pairsOf(fieldsOf(shown.project), data) : []),
    [shown, data, showsProblems],
  );
  const test = usePatternTest(pairs);
  const playing = useMemo(() => playingOf(shown, test), [shown, test]);

  useLayoutEffect(() => onPlaying(playing), [onPlaying, playing]);
  useEffect(() => {
    const { data: own } = shown.opening;
    change((before) => {
      // The reader's input stays if the template on the stage starts with the values of the form.
      const isSame = JSON.stringify(before.sent) === JSON.stringify(own);
      return isSame ? {} : { data: own, sent: own, preset: '', showsProblems: false };
    });
  }, [change, shown]);
  useEffect(() => void session.run({ type: 'motion', speed, fps, isStill }), [session, speed, fps, isStill]);
  useCommands(commands, { playing, state, change, figure, initial, idOf });

  function setStill(next: boolean): void {
    storeStill(next);
    change({ isStill: next });
  }
  /** Sends what the reader has typed, so a download contains it and the stage shows it. Returns the values on the stage. */
  async function sendForm(): Promise<Data> {
    if (JSON.stringify(data) === JSON.stringify(sent)) return sent;
    commands.send({ type: 'update', data });
    return (await firstProblem(playing.fields, data)) ? sent : data;
  }
  function playWithMotion(): void {
    setStill(false);
    // The button disappears, and the focus would be lost with it.
    figure.querySelector<HTMLElement>('[data-control="play"]')?.focus({ preventScroll: true });
    commands.send({ type: 'motion', speed, fps, isStill: false });
    commands.send({ type: 'play' });
  }

  return (
    <>
      <div className={styles.messages}>
        <Announcer session={session} hasSteps={playing.marks.steps.length > 0} />
        <StillNote {...{ session, isStill }} onMotion={playWithMotion} />
      </div>
      <Editor
        id={editorId}
        isOpen={state.isEditing}
        isNeeded={state.needsEditor}
        load={loadEditor}
        {...{ name, exampleName, host, meta, change, requests, runSlot, session }}
        values={sent}
        onShow={(next) => setShown(next ?? makeOwn())}
      />
      {sideSlot &&
        state.menu === 'view' &&
        createPortal(
          <ViewPanel
            {...{ figure, state, change, view, onView }}
            onStill={setStill}
            designedFps={playing.fps}
            link={shown.edited ? undefined : { name, session, initial }}
          />,
          sideSlot,
        )}
      {menuSlot &&
        createPortal(
          <>
            {state.menu === 'download' && (
              <Download
                example={exampleName}
                shown={shown}
                sendForm={sendForm}
                onFont={(family, file) => requests.send({ type: 'font', family, file })}
              />
            )}
            {state.menu === 'calls' && (
              <Calls
                session={session}
                project={shown.project.name}
                data={sent}
                onLoad={() => commands.send({ type: 'load', data })}
              />
            )}
          </>,
          menuSlot,
        )}
    </>
  );
}
