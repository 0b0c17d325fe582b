import {
  browserClock,
  createTemplate,
  type Clock,
  type Composition,
  type Template,
  type TemplateOptions,
} from '../../../runtime/index.ts';
import type { PlayoutCommand } from '../../../playout/commands/command.ts';
import { createSpeedClock } from './clock';
import type { Data } from './deep-link';
import type { Example } from './load-example';
import { mainOf, marksOf, restFrame } from './marks';
import { ROW_INTERVAL } from './presets';
import { errorText, FIRST_SNAPSHOT, isSame, statusOf, type Snapshot } from './snapshot';

/** What a session needs. */
export interface SessionOptions {
  /** The element that the template fills. */
  readonly host: HTMLElement;
  readonly example: Example;
  /** Address of a file that the project names. */
  readonly resolve: (url: string) => string;
  readonly lottie?: TemplateOptions['lottie'];
  readonly clock?: Clock;
}

/** Picture with which a session begins. */
export interface Opening {
  readonly data: Data;
  readonly frame: number;
}

/** A template in the player, and what an operator may do with it. */
export interface Session {
  readonly snapshot: () => Snapshot;
  /** Calls back when the snapshot has changed. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Mounts the template and shows a frame of it, as the poster does; what was ordered before comes after it. Where it has been
   * loaded meanwhile, it stays so.
   */
  readonly open: (opening: Opening) => Promise<void>;
  /** Loads the template anew: off air, with data. */
  readonly load: (data: Data) => Promise<void>;
  readonly play: () => void;
  readonly next: () => void;
  readonly stop: () => void;
  readonly update: (data: Data) => void;
  /** Sends several updates, one soon after the other. */
  readonly updateRow: (row: readonly Data[]) => void;
  readonly invoke: (name: string, argument?: string) => void;
  readonly seek: (frame: number) => void;
  /** Stops the time of what moves, and lets it go on; plays on from a frame that was sought, otherwise from the start. */
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
  /** Frames a second of the main composition; nested ones keep their ratio to it. Undefined: as designed. */
  readonly setFps: (fps: number | undefined) => void;
  /** Still: commands show at once the frame on which the template comes to rest. */
  readonly setStill: (isStill: boolean) => void;
  readonly remove: () => void;
}

/** Makes a session. Nothing is in the page before `open`. */
export function createSession({ host, example, resolve, lottie, clock }: SessionOptions): Session {
  const { project, actions } = example;
  const speedClock = createSpeedClock(clock ?? browserClock);
  const steps = marksOf(project).steps.map(({ frame }) => frame);
  const lastRest = restFrame(project);
  const designed = new Map(project.compositions.map(({ id, fps = 50 }) => [id, fps]));
  const designedMain = mainOf(project).fps ?? 50;
  const listeners = new Set<() => void>();
  let template: Template | undefined;
  let isLoaded = false;
  let isTaken = false;
  /** The picture was sought and does not move. */
  let isFrozen = false;
  let isHeld = false;
  let isStill = false;
  let fps: number | undefined;
  /** Orders that came before the template was there. */
  let waiting: ((template: Template) => void)[] = [];
  let rowTimer: ReturnType<typeof setTimeout> | undefined;
  let { command, commandCount } = FIRST_SNAPSHOT;
  let current = FIRST_SNAPSHOT;

  const main = (): Composition | undefined => template?.keyfill.mainComposition;

  function refresh(): void {
    const composition = main();
    const isVisible = composition?.isVisible ?? false;
    if (isLoaded && !isVisible) isTaken = false;
    const frame = composition?.activeFrame ?? 0;
    const isPlaying = composition?.isPlaying ?? false;
    if (isPlaying) isFrozen = false;
    const next: Snapshot = {
      status: statusOf({ steps, isLoaded, isVisible, isPlaying, isHeld, isTaken, frame }),
      frame,
      isMoving: isLoaded && !isHeld && isMoving(),
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
    isHeld = false;
    speedClock.release();
  }

  async function mount(data: Data, first?: (template: Template) => void): Promise<void> {
    template?.remove();
    release();
    isLoaded = isTaken = isFrozen = false;
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
    // What plays by itself would go on.
    const composition = main();
    if (composition?.isVisible) seek(template, composition.activeFrame);
  }

  function seek(own: Template, frame: number): void {
    release();
    own.seek(frame);
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
    // While the time stands still, nothing else would paint.
    if (isHeld) own.flush();
    refresh();
    // A picture that does not come is reported later, and nothing is painted then.
    void own.settled().then(() => template === own && refresh());
  }

  function record(next: PlayoutCommand): void {
    command = next;
    commandCount += 1;
  }

  /** A command of an operator: it ends a row of updates and is remembered. */
  function order(next: PlayoutCommand, act: (template: Template) => void): void {
    cancelRow();
    run((own) => {
      record(next);
      act(own);
    });
  }

  function sendRow([first, ...rest]: readonly Data[]): void {
    if (first === undefined) return;
    run((own) => {
      record({ type: 'update', data: first });
      own.update(first);
    });
    rowTimer = rest.length > 0 ? setTimeout(() => sendRow(rest), ROW_INTERVAL) : undefined;
  }

  /** Whether the main composition moves, or a nested one that plays by itself. */
  function isMoving(): boolean {
    const { mainComposition, compositions = [] } = template?.keyfill ?? {};
    return (
      !isFrozen && mainComposition?.isVisible === true && compositions.some(({ isPlaying }) => isPlaying)
    );
  }

  function hold(): void {
    isHeld = true;
    speedClock.hold();
  }

  function playOn(own: Template): void {
    const composition = own.keyfill.mainComposition;
    const { activeFrame, duration, isVisible } = composition;
    if (isVisible && isFrozen && activeFrame !== lastRest && activeFrame < duration - 1) composition.play();
    else {
      record({ type: 'play' });
      own.play();
    }
    isTaken = true;
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
        isTaken = true;
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
        if (isTaken) settle();
      }),
    update: (data) => order({ type: 'update', data }, (own) => own.update(data)),
    updateRow(row) {
      cancelRow();
      sendRow(row);
    },
    invoke: (name, argument) =>
      order({ type: 'invoke', name, ...(argument !== undefined && { argument }) }, (own) =>
        own.invoke(name, argument),
      ),
    seek: (frame) => run((own) => seek(own, frame)),
    toggle: () => (isHeld ? run(release) : isMoving() ? run(hold) : run(playOn)),
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
