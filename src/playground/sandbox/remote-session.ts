import type { Session } from '../../player/session.ts';
import { FIRST_SNAPSHOT, isSame, type Snapshot } from '../../player/snapshot.ts';
import { createFrameHost, type FrameHost } from './frame-host.ts';
import type { FrameMessage, FrameReport, Order, StartMessage } from './messages.ts';
import type { Ending } from './watchdog.ts';

interface RemoteOptions {
  readonly host: HTMLElement;
  readonly address: string;
  readonly title: string;
  readonly start: Omit<StartMessage, 'type' | 'opening'>;
  /** Called when something goes wrong in the template, with the text to show. */
  readonly onReport: (report: FrameReport) => string;
  /** Called when the frame had to be removed, with the text to show. */
  readonly onEnd: (ending: Ending) => string;
}

/**
 * A session with its template in a frame. The player uses it like any other session, except that everything
 * needs a message.
 * @see createSession of the player, which runs in the frame.
 */
export function createRemoteSession(options: RemoteOptions): Session {
  const listeners = new Set<() => void>();
  let frame: FrameHost | undefined;
  let isStarted = false;
  let isEnded = false;
  /** Orders that arrived before the frame was ready. */
  let waiting: Order[] = [];
  let error: string | undefined;
  let current = FIRST_SNAPSHOT;

  function show(next: Snapshot): void {
    const shown = { ...next, error: error ?? next.error };
    if (isSame(current, shown)) return;
    current = shown;
    for (const listener of listeners) listener();
  }

  function order(next: Order): void {
    if (isEnded) return;
    if (isStarted) frame?.send({ type: 'order', order: next });
    else waiting.push(next);
  }

  function begin(start: StartMessage): void {
    isStarted = true;
    frame?.send(start);
    for (const one of waiting) order(one);
    waiting = [];
  }

  function receive(message: FrameMessage): void {
    if (message.type === 'snapshot') {
      show({ ...message.snapshot, command: message.snapshot.command ?? current.command });
    } else if (message.type === 'report') {
      error = options.onReport(message.report);
      show(current);
    }
  }

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(opening) {
      const start: StartMessage = { type: 'start', ...options.start, opening };
      try {
        frame = createFrameHost({
          ...options,
          onReady: () => begin(start),
          onMessage: receive,
          onEnd(ending) {
            isEnded = true;
            error = options.onEnd(ending);
            show({ ...current, status: 'off-air', isMoving: false });
          },
        });
        return Promise.resolve();
      } catch (problem) {
        return Promise.reject(problem instanceof Error ? problem : new Error(String(problem)));
      }
    },
    load: (value) => Promise.resolve(order({ name: 'load', value })),
    play: () => order({ name: 'play' }),
    next: () => order({ name: 'next' }),
    stop: () => order({ name: 'stop' }),
    update: (value) => order({ name: 'update', value }),
    updateRow: (value) => order({ name: 'updateRow', value }),
    invoke: (value, argument) => order({ name: 'invoke', value, argument }),
    seek: (value) => order({ name: 'seek', value }),
    step: (value) => order({ name: 'step', value }),
    toggle: () => order({ name: 'toggle' }),
    setSpeed: (value) => order({ name: 'setSpeed', value }),
    setFps: (value) => order({ name: 'setFps', value }),
    setStill: (value) => order({ name: 'setStill', value }),
    remove() {
      isEnded = true;
      frame?.remove();
      listeners.clear();
    },
  };
}
