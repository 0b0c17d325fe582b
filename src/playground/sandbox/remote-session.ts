import { createStore } from '../../shared/store.ts';
import type { ProjectDefinition } from '../../runtime/index.ts';
import type { Opening, Session } from '../../player/session/session.ts';
import { FIRST_SNAPSHOT } from '../../player/session/snapshot.ts';
import { createFrameHost, type FrameHost, type FrameOptions } from './frame-host.ts';
import type { FrameMessage, FrameReport, PageMessage, StagePoint, StartMessage } from './messages.ts';
import type { Ending } from './watchdog.ts';

export interface RemoteOptions extends Pick<FrameOptions, 'host' | 'address' | 'title'> {
  readonly start: Omit<StartMessage, 'type' | 'opening'>;
  /** Called when something goes wrong in the template, with the text to show. */
  readonly onReport: (report: FrameReport) => string;
  /** Called when the frame had to be removed, with the text to show. */
  readonly onEnd: (ending: Ending) => string;
}

interface RemoteSession extends Session {
  /**
   * Shows another template, which the code in the frame plays. Problems of the one before are forgotten.
   * @returns Whether there's still a frame.
   */
  readonly replace: (project: ProjectDefinition, opening: Opening) => boolean;
  readonly outline: (layers: readonly string[], caret?: number) => void;
  readonly pick: (point: StagePoint) => Promise<string | undefined>;
}

export const isRemote = (session: Session): session is RemoteSession => 'replace' in session;

/**
 * A session with its template in a frame. The player uses it like any other session, except that everything
 * needs a message.
 * @see createSession of the player, which runs in the frame.
 */
export function createRemoteSession(options: RemoteOptions): RemoteSession {
  const state = createStore(FIRST_SNAPSHOT);
  let outlined: PageMessage = { type: 'outline', layers: [], caret: undefined };
  let onPicked: (layer: string | undefined) => void = () => undefined;
  let frame: FrameHost | undefined;
  let isReady = false;
  let isEnded = false;
  /** The project that the frame starts with, if it changed before the frame was ready. */
  let first: Pick<StartMessage, 'project' | 'opening'> | undefined;
  let error: string | undefined;

  function receive(message: FrameMessage): void {
    if (message.type === 'snapshot') {
      const { command = state.get().command, ...snapshot } = message.snapshot;
      state.change({ ...snapshot, command, error: error ?? snapshot.error });
    } else if (message.type === 'report') {
      error = options.onReport(message.report);
      state.change({ error });
    } else if (message.type === 'picked') {
      onPicked(message.layer);
    }
  }

  return {
    snapshot: state.get,
    subscribe: state.subscribe,
    open: (opening) =>
      new Promise((resolve) => {
        frame = createFrameHost({
          ...options,
          onReady() {
            isReady = true;
            frame?.send({ type: 'start', ...options.start, opening, ...first });
            frame?.send(outlined);
          },
          onMessage: receive,
          onEnd(ending) {
            isEnded = true;
            error = options.onEnd(ending);
            state.change({ status: 'off-air', isMoving: false, error });
          },
        });
        // The stage keeps its picture until this one is there.
        state.subscribe(() => state.get().status === 'loading' || resolve());
      }),
    replace(project, opening) {
      if (isEnded) return false;
      error = undefined;
      if (isReady) frame?.send({ type: 'project', project, opening });
      else first = { project, opening };
      return true;
    },
    outline(layers, caret) {
      outlined = { type: 'outline', layers, caret };
      frame?.send(outlined);
    },
    pick: (point) =>
      new Promise((resolve) => {
        onPicked = resolve;
        frame?.send({ type: 'pick', ...point });
      }),
    run(command) {
      // Before the frame is ready and after it has ended, nothing receives a command.
      if (command.type === 'remove') frame?.remove();
      else frame?.send({ type: 'command', command });
      return undefined;
    },
  };
}
