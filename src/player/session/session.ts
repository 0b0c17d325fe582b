import {
  browserClock,
  createTemplate,
  type ActionsFactory,
  type Clock,
  type Keyfill,
  type ProjectDefinition,
  type Template,
  type TemplateOptions,
} from '../../runtime/index.ts';
import type { Data, PlayoutCommand } from '../../playout/commands/command.ts';
import { createStore } from '../../shared/store.ts';
import type { Motion, SessionCommand } from '../commands.ts';
import { createSpeedClock } from './clock.ts';
import { mainOf, marksOf, restFrame } from './marks.ts';
import { FIRST_SNAPSHOT, type Snapshot, type Status } from './snapshot.ts';

/** A template as the runtime needs it. */
export interface Example {
  readonly project: ProjectDefinition;
  readonly actions: ActionsFactory;
}

interface SessionOptions {
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
  /** Whether it counts as on air. Otherwise, it's a preview until it's played. */
  readonly isOnAir?: boolean;
}

/** A template in the player. */
export interface Session {
  readonly snapshot: () => Snapshot;
  /** Calls back when the snapshot has changed. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Mounts the template and shows a frame, as the poster does. Resolves when it carries out commands. */
  readonly open: (opening: Opening) => Promise<void>;
  /** Carries out a command. While its promise is pending, the template loads, and ignores other commands. */
  readonly run: (command: SessionCommand) => Promise<void> | undefined;
  /** The template's objects. They're missing in the page if the template is in a frame. */
  readonly keyfill?: () => Keyfill | undefined;
}

/** Creates a session. It doesn't add anything to the page before `open`. */
export function createSession({ host, example, resolve, lottie, clock }: SessionOptions): Session {
  const { project, actions } = example;
  const speedClock = createSpeedClock(clock ?? browserClock);
  const { steps, duration } = marksOf(project);
  const rest = restFrame(project);
  const designed = new Map(project.compositions.map(({ id, fps = 50 }) => [id, fps]));
  const designedMain = mainOf(project).fps ?? 50;
  const state = createStore(FIRST_SNAPSHOT);
  let template: Template | undefined;
  let isLoaded = false;
  /** Whether the template has been played since it was last off air. Otherwise, the picture is a preview. */
  let hasPlayed = false;
  /** Whether the picture comes from a seek and doesn't move. */
  let isFrozen = false;
  let isPaused = false;
  let motion: Motion = { speed: 1, fps: undefined, isStill: false };
  let { command, commandCount } = FIRST_SNAPSHOT;

  /** Whether the main composition is moving, or a nested one that plays on its own. */
  const isMoving = ({ keyfill }: Template): boolean =>
    !isFrozen && keyfill.mainComposition.isVisible && keyfill.compositions.some(({ isPlaying }) => isPlaying);

  function statusOf({ keyfill: { mainComposition } }: Template): Status {
    const { isVisible, isPlaying, activeFrame } = mainComposition;
    if (!isLoaded) return 'loading';
    if (!isVisible) return 'off-air';
    if (isPaused) return 'paused';
    if (isPlaying) return 'playing';
    if (!hasPlayed) return 'preview';
    return steps.some(({ frame }) => frame === activeFrame) ? 'waiting' : 'resting';
  }

  function refresh(own: Template): void {
    if (template !== own) return;
    const { isVisible, isPlaying, activeFrame } = own.keyfill.mainComposition;
    if (isLoaded && !isVisible) hasPlayed = false;
    if (isPlaying) isFrozen = false;
    state.change({
      status: statusOf(own),
      frame: activeFrame,
      isMoving: isLoaded && !isPaused && isMoving(own),
      error: own.lastError?.replace(/^\[keyfill\] /, ''),
      command,
      commandCount,
    });
  }

  /** Shows changes now and when pictures have settled. Nothing else paints while the clock is stopped. */
  function show(own: Template): void {
    const paint = (): void => {
      if (isPaused && template === own) own.flush();
      refresh(own);
    };
    paint();
    void own.settled().then(paint);
  }

  function applyMotion(): void {
    const { fps, speed } = motion;
    speedClock.setSpeed(isPaused ? 0 : speed);
    for (const composition of template?.keyfill.compositions ?? []) {
      const own = designed.get(composition.id) ?? designedMain;
      const wanted = fps === undefined ? own : own === designedMain ? fps : (own * fps) / designedMain;
      if (composition.fps !== wanted) composition.fps = wanted;
    }
  }

  function setPaused(next: boolean): void {
    isPaused = next;
    speedClock.setSpeed(next ? 0 : motion.speed);
  }

  async function mount(data: Data, frame?: number, isOnAir = false): Promise<void> {
    template?.remove();
    setPaused(false);
    isLoaded = isFrozen = false;
    hasPlayed = isOnAir;
    const own = createTemplate(host, project, actions, {
      clock: speedClock,
      resolve,
      ...(lottie && { lottie }),
    });
    template = own;
    own.subscribe(() => refresh(own));
    own.update(data);
    refresh(own);
    await own.load();
    if (template !== own) return;
    isLoaded = true;
    applyMotion();
    if (frame !== undefined) seek(own, frame);
    show(own);
  }

  function seek(own: Template, frame: number): void {
    setPaused(false);
    own.seek(Math.min(duration - 1, Math.max(0, frame)));
    isFrozen = true;
  }

  function record(next: PlayoutCommand): void {
    command = next;
    commandCount += 1;
  }

  function settle(own: Template): void {
    if (!motion.isStill) return;
    own.rush();
    // Parts that play on their own would continue.
    const { isVisible, activeFrame } = own.keyfill.mainComposition;
    if (isVisible) seek(own, activeFrame);
  }

  function toggle(own: Template): void {
    const { mainComposition } = own.keyfill;
    const { isVisible, activeFrame } = mainComposition;
    if (isPaused || isMoving(own)) {
      setPaused(!isPaused);
    } else if (isVisible && isFrozen && activeFrame !== rest && activeFrame < duration - 1) {
      hasPlayed = true;
      isFrozen = false;
      mainComposition.play();
      settle(own);
    } else {
      act(own, { type: 'play' });
    }
  }

  function act(own: Template, next: SessionCommand): void {
    switch (next.type) {
      case 'play':
      case 'next':
      case 'stop':
        record(next);
        setPaused(false);
        if (next.type === 'play') {
          hasPlayed = true;
          isFrozen = false;
        }
        own[next.type]();
        if (next.type !== 'stop' || hasPlayed) settle(own);
        break;
      case 'update':
        record(next);
        own.update(next.data);
        break;
      case 'invoke':
        record(next);
        own.invoke(next.name, next.argument);
        break;
      case 'seek':
        seek(own, next.frame);
        break;
      case 'step':
        seek(own, own.keyfill.mainComposition.activeFrame + next.by);
        break;
      case 'toggle':
        toggle(own);
        break;
    }
  }

  return {
    snapshot: state.get,
    subscribe: state.subscribe,
    keyfill: () => template?.keyfill,
    async open({ data, frame, isOnAir }) {
      command = { type: 'load', playOnLoad: true, data };
      await mount(data, frame, isOnAir);
    },
    run(next) {
      if (next.type === 'remove') {
        template?.remove();
        template = undefined;
      } else if (next.type === 'motion') {
        motion = next;
        applyMotion();
      } else if (next.type === 'load') {
        record(next);
        return mount(next.data ?? {});
      } else if (template && isLoaded) {
        act(template, next);
        show(template);
      }
      return undefined;
    },
  };
}
