import {
  browserClock,
  createTemplate,
  type Clock,
  type Composition,
  type Template,
  type TemplateOptions,
} from '../runtime/index.ts';
import type { PlayoutCommand } from '../playout/commands/command.ts';
import { createSpeedClock } from './clock.ts';
import type { Data } from './deep-link.ts';
import type { Example } from './load-example.ts';
import { mainOf, marksOf, restFrame } from './marks.ts';
import { ROW_INTERVAL } from './presets.ts';
import { errorText, FIRST_SNAPSHOT, isSame, statusOf, type Snapshot } from './snapshot.ts';

/** What a session needs. */
interface SessionOptions {
  /** The element that the template fills. */
  readonly host: HTMLElement;
  readonly example: Example;
  /** Returns the address of a file that the project uses. */
  readonly resolve: (url: string) => string;
  readonly lottie?: TemplateOptions['lottie'];
  readonly clock?: Clock;
}

/** The frame that the session starts with. */
export interface Opening {
  readonly data: Data;
  readonly frame: number;
}

/** A template in the player, and everything that an operator can do with it. */
export interface Session {
  readonly snapshot: () => Snapshot;
  /** Calls back when the snapshot has changed. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Mounts the template and shows a frame of it, as the poster does, then carries out the orders that came
   * before. If a command has loaded the template in the meantime, it stays loaded.
   */
  readonly open: (opening: Opening) => Promise<void>;
  /** Loads the template again, off air, with data. */
  readonly load: (data: Data) => Promise<void>;
  readonly play: () => void;
  readonly next: () => void;
  readonly stop: () => void;
  readonly update: (data: Data) => void;
  /** Sends several updates in quick succession. */
  readonly updateRow: (row: readonly Data[]) => void;
  readonly invoke: (name: string, argument?: string) => void;
  readonly seek: (frame: number) => void;
  /** Like `seek`, but starts at the current frame. Both stop at the first and the last frame. */
  readonly step: (by: number) => void;
  /**
   * Pauses and continues everything that moves. After a seek, playback continues from that frame, and otherwise
   * from the start.
   */
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
  /**
   * The frame rate of the main composition. Nested compositions keep their ratio to it. Undefined means as
   * designed.
   */
  readonly setFps: (fps: number | undefined) => void;
  /** Whether commands jump to the frame on which the template comes to rest. */
  readonly setStill: (isStill: boolean) => void;
  readonly remove: () => void;
}

/** Creates a session. It doesn't add anything to the page before `open`. */
export function createSession({ host, example, resolve, lottie, clock }: SessionOptions): Session {
  const { project, actions } = example;
  const speedClock = createSpeedClock(clock ?? browserClock);
  const marks = marksOf(project);
  const steps = marks.steps.map(({ frame }) => frame);
  const last = marks.duration - 1;
  const lastRest = restFrame(project);
  const designed = new Map(project.compositions.map(({ id, fps = 50 }) => [id, fps]));
  const designedMain = mainOf(project).fps ?? 50;
  const listeners = new Set<() => void>();
  let template: Template | undefined;
  let isLoaded = false;
  let hasPlayed = false;
  /** Whether the picture comes from a seek and doesn't move. */
  let isFrozen = false;
  let isPaused = false;
  let isStill = false;
  let fps: number | undefined;
  /** Orders that arrived before the template had loaded. */
  let waiting: ((template: Template) => void)[] = [];
  let rowTimer: ReturnType<typeof setTimeout> | undefined;
  let { command, commandCount } = FIRST_SNAPSHOT;
  let current = FIRST_SNAPSHOT;

  const main = (): Composition | undefined => template?.keyfill.mainComposition;

  function refresh(): void {
    const composition = main();
    const isVisible = composition?.isVisible ?? false;
    if (isLoaded && !isVisible) hasPlayed = false;
    const frame = composition?.activeFrame ?? 0;
    const isPlaying = composition?.isPlaying ?? false;
    if (isPlaying) isFrozen = false;
    const next: Snapshot = {
      status: statusOf({ steps, isLoaded, isVisible, isPlaying, isPaused, hasPlayed, frame }),
      frame,
      isMoving: isLoaded && !isPaused && isMoving(),
      error: errorText(template?.lastError),
      command,
      commandCount,
    };
    if (isSame(current, next)) return;
    current = next;
    for (const listener of listeners) listener();
  }

  function applyFps(): void {
    for (const composition of template?.keyfill.compositions ?? []) {
      const own = designed.get(composition.id) ?? designedMain;
      const wanted = fps === undefined ? own : own === designedMain ? fps : (own * fps) / designedMain;
      if (composition.fps !== wanted) composition.fps = wanted;
    }
  }

  function release(): void {
    isPaused = false;
    speedClock.release();
  }

  async function mount(data: Data, first?: (template: Template) => void): Promise<void> {
    template?.remove();
    release();
    isLoaded = hasPlayed = isFrozen = false;
    waiting = first ? [first, ...waiting] : [];
    const own = createTemplate(host, project, actions, {
      clock: speedClock,
      resolve,
      ...(lottie && { lottie }),
    });
    template = own;
    own.subscribe(refresh);
    own.update(data);
    refresh();
    await own.load();
    if (template !== own) return;
    isLoaded = true;
    applyFps();
    const orders = waiting;
    waiting = [];
    for (const order of orders) run(order);
    refresh();
  }

  function settle(): void {
    if (!isStill || !template) return;
    template.rush();
    // Parts that play on their own would continue.
    const composition = main();
    if (composition?.isVisible) seek(template, composition.activeFrame);
  }

  function seek(own: Template, frame: number): void {
    release();
    own.seek(Math.min(last, Math.max(0, frame)));
    isFrozen = true;
  }

  function cancelRow(): void {
    clearTimeout(rowTimer);
    rowTimer = undefined;
  }

  function run(order: (template: Template) => void): void {
    if (!template || !isLoaded) {
      waiting.push(order);
      return;
    }
    const own = template;
    order(own);
    // While the clock is stopped, nothing else would paint.
    if (isPaused) own.flush();
    refresh();
    // A picture that can't be loaded is reported later, when nothing gets painted.
    void own.settled().then(() => template === own && refresh());
  }

  function record(next: PlayoutCommand): void {
    command = next;
    commandCount += 1;
  }

  /** Handles an operator's command, which ends a series of updates and is remembered. */
  function order(next: PlayoutCommand, act: (template: Template) => void): void {
    cancelRow();
    run((own) => {
      record(next);
      act(own);
    });
  }

  function sendRow([first, ...rest]: readonly Data[]): void {
    cancelRow();
    if (first === undefined) return;
    run((own) => {
      record({ type: 'update', data: first });
      own.update(first);
    });
    rowTimer = rest.length > 0 ? setTimeout(() => sendRow(rest), ROW_INTERVAL) : undefined;
  }

  /** Whether the main composition is moving, or a nested one that plays on its own. */
  function isMoving(): boolean {
    const { compositions = [] } = template?.keyfill ?? {};
    return !isFrozen && main()?.isVisible === true && compositions.some(({ isPlaying }) => isPlaying);
  }

  function hold(): void {
    isPaused = true;
    speedClock.hold();
  }

  function playOn(own: Template): void {
    const composition = own.keyfill.mainComposition;
    const { activeFrame, isVisible } = composition;
    if (isVisible && isFrozen && activeFrame !== lastRest && activeFrame < last) {
      composition.play();
    } else {
      record({ type: 'play' });
      own.play();
    }
    hasPlayed = true;
    isFrozen = false;
    settle();
  }

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open({ data, frame }) {
      if (template) return;
      command = { type: 'load', playOnLoad: true, data };
      await mount(data, (own) => seek(own, frame));
    },
    async load(data) {
      cancelRow();
      record({ type: 'load', data });
      await mount(data);
    },
    play: () =>
      order({ type: 'play' }, (own) => {
        release();
        hasPlayed = true;
        isFrozen = false;
        own.play();
        settle();
      }),
    next: () =>
      order({ type: 'next' }, (own) => {
        release();
        own.next();
        settle();
      }),
    stop: () =>
      order({ type: 'stop' }, (own) => {
        release();
        own.stop();
        if (hasPlayed) settle();
      }),
    update: (data) => order({ type: 'update', data }, (own) => own.update(data)),
    updateRow: sendRow,
    invoke: (name, argument) =>
      order({ type: 'invoke', name, ...(argument !== undefined && { argument }) }, (own) =>
        own.invoke(name, argument),
      ),
    seek: (frame) => run((own) => seek(own, frame)),
    step: (by) => run((own) => seek(own, own.keyfill.mainComposition.activeFrame + by)),
    toggle: () => run((own) => (isPaused ? release() : isMoving() ? hold() : playOn(own))),
    setSpeed: (speed) => speedClock.setSpeed(speed),
    setFps(next) {
      fps = next;
      applyFps();
    },
    setStill(next) {
      isStill = next;
    },
    remove() {
      cancelRow();
      template?.remove();
      template = undefined;
      isLoaded = false;
      waiting = [];
      listeners.clear();
    },
  };
}
