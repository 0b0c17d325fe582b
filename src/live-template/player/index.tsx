import { useEffect, useLayoutEffect, useMemo, type Dispatch, type MutableRefObject } from 'react';
import { fieldsOf, initialData } from '../../../playout/definition/fields.ts';
import { codeInHash } from '../../../playground/model/share/link.ts';
import { fromLink } from '../../../player/deep-link.ts';
import type { Example } from '../../../player/load-example.ts';
import type { EditedExport } from '../../../player/make-download.ts';
import type { ExampleMeta } from '../../../player/meta.ts';
import { storeStill } from '../../../player/motion.ts';
import type { OrderQueue } from '../../../player/orders.ts';
import type { PlayerAction, PlayerState } from '../../../player/player-state.ts';
import { showStage } from '../../../player/show-stage.ts';
import type { View } from '../Stage.tsx';
import styles from '../../../controls/controls.module.css';
import Announcer from './Announcer.tsx';
import Editor from './Editor.tsx';
import { playingOf, type Playing } from './playing.ts';
import StillNote from './StillNote.tsx';
import { useLiveView } from './useLiveView.ts';
import { useOrders } from './useOrders.ts';
import { pairsOf, usePatternTest } from '../../../player/usePatternTest.ts';
import { useShown } from '../../../player/useShown.ts';

export interface PlayerProps {
  /** Name of the player in links. */
  readonly name: string;
  /** Name of the example, which is also the name of the template on a server. */
  readonly exampleName: string;
  readonly example: Example;
  readonly meta: ExampleMeta;
  readonly figure: HTMLElement;
  readonly host: HTMLElement;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly state: PlayerState;
  readonly dispatch: Dispatch<PlayerAction>;
  readonly orders: OrderQueue;
  readonly idOf: (key: string) => string;
  readonly editorId: string;
  /** Where the editor puts its Run button. */
  readonly runSlot: HTMLElement | null;
  /** Where downloads find what the reader has changed in the editor. */
  readonly edited: MutableRefObject<EditedExport | undefined>;
  /** Tells the controls which template is on the stage. */
  readonly onPlaying: (playing: Playing) => void;
}

/** Opens the editor if the address of the page contains a changed version of the template. */
function useSharedChanges(name: string, figure: HTMLElement, dispatch: Dispatch<PlayerAction>): void {
  useEffect(() => {
    const openShared = (): void => {
      if (codeInHash(window.location.hash, name) === undefined) return;
      dispatch({ type: 'edit', isEditing: true });
      figure.scrollIntoView();
    };
    openShared();
    window.addEventListener('hashchange', openShared);
    return () => window.removeEventListener('hashchange', openShared);
  }, [name, figure, dispatch]);
}

/** Runs the template and does what the controls ask for. It loads when the reader shows interest in the player. */
export default function Player(props: PlayerProps): JSX.Element {
  const { name, exampleName, example, meta, figure, host, view, onView, state, dispatch } = props;
  const { orders, idOf, editorId, runSlot, edited, onPlaying } = props;
  const opening = useMemo(() => {
    const link = fromLink(window.location.search, name);
    const initial = initialData(example.project);
    return {
      initial,
      data: { ...initial, ...link?.data },
      frame: Math.min(link?.frame ?? meta.frame, meta.marks.duration - 1),
    };
  }, [name, example, meta]);
  const [shown, show] = useShown(host, example, opening);
  const { session } = shown;
  const { speed, fps, isStill, sent, data, showsProblems } = state;
  const pairs = useMemo(
    () => (showsProblems ? pairsOf(fieldsOf(shown.project), data) : []),
    [shown, data, showsProblems],
  );
  const test = usePatternTest(pairs);
  const playing = useMemo(() => playingOf(shown, test), [shown, test]);

  useLayoutEffect(() => onPlaying(playing), [onPlaying, playing]);
  useEffect(() => dispatch({ type: 'open', data: shown.opening.data }), [dispatch, shown]);
  useEffect(() => session.setSpeed(speed), [session, speed]);
  useEffect(() => session.setFps(fps), [session, fps]);
  useEffect(() => session.setStill(isStill), [session, isStill]);
  useLiveView(session, sent, view, onView);
  useOrders(orders, { playing, state, dispatch, figure, initial: opening.initial, idOf });
  useSharedChanges(name, figure, dispatch);

  function playWithMotion(): void {
    storeStill(false);
    dispatch({ type: 'still', isStill: false });
    session.setStill(false);
    // The button disappears, and the focus would be lost with it.
    figure.querySelector<HTMLElement>('[data-control="play"]')?.focus({ preventScroll: true });
    session.play();
    showStage(figure);
  }

  return (
    <>
      <div className={styles.messages}>
        <Announcer session={session} />
        <StillNote {...{ session, isStill }} onMotion={playWithMotion} />
      </div>
      <Editor
        id={editorId}
        isOpen={state.isEditing}
        {...{ name, exampleName, host, meta, edited, runSlot }}
        onShow={show}
      />
    </>
  );
}
