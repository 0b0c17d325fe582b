import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { pause } from '../../shared/pause.ts';
import type { Data } from '../../playout/commands/command.ts';
import type { Command } from '../commands.ts';
import type { Queue } from '../queue.ts';
import { presetData, ROW_INTERVAL } from '../form/presets.ts';
import { firstProblem } from '../form/problems.ts';
import { isOnAir } from '../labels.ts';
import { prefersStill } from '../motion.ts';
import type { PlayerStore } from '../player-state.ts';
import type { Session } from '../session/session.ts';
import type { Playing } from './on-stage.ts';

interface CommandOptions {
  readonly playing: Playing;
  readonly store: PlayerStore;
  readonly figure: HTMLElement;
  readonly initial: Data;
  readonly idOf: (key: string) => string;
}

/** Up to this width, a page has a single column, and the commands are more than a screen below the stage. */
const NARROW = '(max-width: 996px)';

/** Scrolls the stage into view on a narrow screen, so readers see what a command does. */
function showStage(figure: HTMLElement): void {
  if (!window.matchMedia(NARROW).matches) return;
  figure
    .querySelector('[data-control="stage"]')
    ?.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'instant' : 'smooth' });
}

/** Sends the form. If a field refuses its value, that field gets the focus instead. */
async function send(
  command: Extract<Command, { type: 'load' | 'update' }>,
  { playing, store: { change }, figure, idOf }: CommandOptions,
): Promise<void> {
  const { data = {} } = command;
  const refused = await firstProblem(playing.fields, data);
  if (refused) {
    change({ showsProblems: true });
    const field = document.getElementById(idOf(refused.key));
    // A menu may have the form's room.
    if (field?.offsetParent === null) flushSync(() => change({ menu: undefined }));
    field?.focus();
    return;
  }
  change({ sent: data, showsProblems: false });
  if (command.type === 'update') showStage(figure);
  await playing.shown.session.run(command);
}

/** Opens the template, then runs commands, the earliest first. Nothing is left once another replaces it. */
export function useCommands(queue: Queue<Command>, options: CommandOptions): void {
  const { session } = options.playing.shown;
  const latest = useRef(options);
  const onStage = useRef<Session>();
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    // Another look of the same session doesn't open it again.
    const { opening, isPlayed } = latest.current.playing.shown;
    const former = onStage.current;
    let isLeft = false;
    let disconnect: (() => void) | undefined;
    let row: ReturnType<typeof setTimeout> | undefined;

    function sendRow([data, ...rest]: readonly Data[]): void {
      if (!data) return;
      session.run({ type: 'update', data });
      row = setTimeout(sendRow, ROW_INTERVAL, rest);
    }
    function handle(command: Command): Promise<void> | undefined {
      const { playing, store, figure, initial } = latest.current;
      clearTimeout(row);
      switch (command.type) {
        case 'load':
        case 'update':
          return send(command, latest.current);
        case 'preset': {
          const { preset } = command;
          const now = store.get().data;
          const datas = preset === 'designed' ? [initial] : presetData(preset, playing.fields, now);
          const data = datas.at(-1) ?? now;
          store.change({ data, sent: data, preset, showsProblems: preset !== 'designed' });
          sendRow(datas);
          return undefined;
        }
        default:
          if (command.type === 'play') showStage(figure);
          return session.run(command);
      }
    }
    async function open(): Promise<void> {
      // On a slow phone, the controls are drawn first.
      await pause();
      if (isLeft) return;
      // Whatever isn't played looks the way the former version did.
      const onAir = isPlayed || (former && isOnAir(former.snapshot()));
      // If code is stuck in a frame, no other frame loads.
      if (isPlayed && !former?.keyfill) former?.run({ type: 'remove' });
      await session.open({ ...opening, isOnAir: onAir === true });
      if (isLeft) return;
      former?.run({ type: 'remove' });
      onStage.current = session;
      const { speed, fps, isStill } = latest.current.store.get();
      session.run({ type: 'motion', speed, fps, isStill });
      if (isPlayed) session.run({ type: 'play' });
      disconnect = queue.connect(handle);
    }
    open().catch((error: unknown) => console.error(error));
    return () => {
      isLeft = true;
      clearTimeout(row);
      disconnect?.();
      // What's on the stage stays until another version is there.
      if (onStage.current !== session) session.run({ type: 'remove' });
    };
  }, [queue, session]);
  useEffect(() => () => void onStage.current?.run({ type: 'remove' }), []);
}
