import { useEffect, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { fieldsOf } from '../../playout/definition/fields.ts';
import type { Data } from '../../playout/commands/command.ts';
import type { Command } from '../commands.ts';
import type { Queue } from '../queue.ts';
import type { Editing, EditorProps } from '../editing.ts';
import layout from '../layout.module.css';
import IconButton, { CLOSE } from '../../ui/IconButton.tsx';
import LoadFailure from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { firstProblem } from '../form/problems.ts';
import { pairsOf, usePatternTest } from '../form/usePatternTest.ts';
import { storeStill } from '../motion.ts';
import type { PlayerState } from '../player-state.ts';
import type { View } from '../useView.ts';
import Calls from './Calls.tsx';
import Download from './Download.tsx';
import Messages from './Messages.tsx';
import { playingOf, type Playing, type Shown } from './on-stage.ts';
import { useCommands } from './useCommands.ts';
import ViewPanel from './ViewPanel.tsx';

interface Props extends Pick<EditorProps, 'name' | 'meta' | 'host' | 'store' | 'requests'> {
  readonly shown: Shown;
  /** The values that the template opened with, apart from those of the page's link. */
  readonly initial: Data;
  readonly figure: HTMLElement;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly state: PlayerState;
  readonly commands: Queue<Command>;
  readonly idOf: (key: string) => string;
  readonly loadEditor: Editing['load'];
  readonly editorId: string;
  readonly menuSlot: HTMLElement | null;
  /** Tells the controls which template is on the stage. */
  readonly onPlaying: (playing: Playing) => void;
  readonly onClose: () => void;
}

/** Runs the template and does what the controls ask. It loads once the reader shows interest. */
export default function Player(props: Props): JSX.Element {
  const { name, shown, initial, meta, figure, host, view, onView, state, store } = props;
  const { commands, requests, idOf, loadEditor, editorId, menuSlot, onPlaying, onClose } = props;
  const { change } = store;
  const { session } = shown;
  const { speed, fps, isStill, sent, data, showsProblems, isEditing } = state;
  // It loads when it opens or shows the reader's version, and then stays as it is.
  const [Editor, retry] = useLoaded(isEditing || state.needsEditor, loadEditor);
  const pairs = useMemo(
    () => (showsProblems ? pairsOf(fieldsOf(shown.project), data) : []),
    [shown, data, showsProblems],
  );
  const test = usePatternTest(pairs);
  const playing = useMemo(() => playingOf(shown, test), [shown, test]);

  useLayoutEffect(() => onPlaying(playing), [onPlaying, playing]);
  useEffect(() => void session.run({ type: 'motion', speed, fps, isStill }), [session, speed, fps, isStill]);
  useCommands(commands, { playing, store, figure, initial, idOf });

  function setStill(next: boolean): void {
    storeStill(next);
    change({ isStill: next });
  }
  /** Sends what the reader has typed, so a download contains it and the stage shows it. */
  async function sendForm(): Promise<void> {
    const { data: typed, sent: before } = store.get();
    if (JSON.stringify(typed) === JSON.stringify(before)) return;
    commands.send({ type: 'update', data: typed });
    if (!(await firstProblem(playing.fields, typed))) change({ sent: typed });
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
      <Messages
        {...{ session, isStill }}
        hasSteps={playing.marks.steps.length > 0}
        onMotion={playWithMotion}
      />
      <div id={editorId} className={`no-print ruled holder ${layout.editor}`} hidden={!isEditing && !retry}>
        {isEditing && <IconButton control="edit" label="Close editor" icon={CLOSE} onClick={onClose} />}
        {Editor && <Editor isOpen={isEditing} {...{ name, host, meta, store, requests }} />}
        <LoadFailure text="The editor couldn’t be loaded." retry={retry} />
        {!Editor && !retry && (
          <p className="note" role="status">
            {isEditing && 'The editor is loading.'}
          </p>
        )}
      </div>
      {menuSlot &&
        createPortal(
          <>
            {state.menu === 'view' && (
              <ViewPanel
                {...{ state, change, view, onView }}
                onStill={setStill}
                designedFps={playing.main.fps ?? 50}
                link={shown.code ? undefined : { name, session, initial }}
              />
            )}
            {state.menu === 'download' && (
              <Download
                {...{ store, sendForm }}
                onFont={(request) => requests.send({ type: 'font', ...request })}
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
