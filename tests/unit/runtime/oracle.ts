// The product model's sections "Playback", "Life of a template", and "Middleware" as a pure function of one
// composition. It was written from the model's sentences, not from the runtime. Time passes in whole frames.

/** What an action or an operator can tell a composition to do. */
export type Method =
  | readonly ['play' | 'reverse' | 'pause' | 'stop']
  | readonly ['goToFrame' | 'goToAndPlay' | 'goBackFrom', number];

/** A case's commands. `release`: the last stop's middleware calls `next`. `wait`: a tick after frames. */
export type Command =
  | readonly ['play command' | 'next command' | 'stop command' | 'release']
  | readonly ['method', Method]
  | readonly ['duration' | 'outroFrame', number]
  | readonly ['wait', number];

/** What the middleware of stop does before it's released; `none`: there isn't any. */
type StopMiddleware = 'none' | 'holds' | 'holds and plays in reverse';

export interface Case {
  readonly duration: number;
  readonly outro: number | null;
  readonly steps: readonly number[];
  readonly actions: Readonly<Record<number, readonly Method[]>>;
  readonly middleware: StopMiddleware;
}

interface Seen {
  readonly frame: number;
  readonly isPlaying: boolean;
  readonly isVisible: boolean;
  /** The frames that were entered, in order. */
  readonly entered: readonly number[];
}

export function createOracle({ outro: firstOutro, steps, actions, middleware, ...first }: Case) {
  let { duration } = first;
  let outro = firstOutro === null ? null : Math.max(1, firstOutro);
  let frame = 0;
  let motion: 'none' | 'forward' | 'reverse' = 'none';
  let isVisible = false;
  let isStopping = false;
  /** Whether a stop is waiting for its middleware. */
  let isPending = false;
  /** Whether the active frame has been entered, or counts as entered when playback resumes. */
  let isEntered = false;
  let isOpen = false;
  /** How often something moved the playhead or made it rest. */
  let moves = 0;
  let depth = 0;
  const log: number[] = [];

  /** "Kept as written, clamped to the duration when it's used." */
  const outroInUse = (): number | null => outro && Math.max(1, Math.min(outro, duration - 1));

  /** "Forward playback rests on the frame before the outro … without an outro, on the … last frame." */
  const isFinal = (): boolean => frame === duration - 1 || (!isStopping && frame + 1 === outroInUse());

  const rest = (): void => {
    if (motion !== 'none') moves += 1;
    motion = 'none';
  };
  /** "The main composition becomes invisible." */
  const hide = (): void => {
    moves += 1;
    motion = 'none';
    isVisible = isStopping = false;
  };
  const finish = (): void => (isStopping ? hide() : rest());

  const goTo = (target: number): void => {
    moves += 1;
    motion = 'none';
    frame = Math.max(0, Math.min(duration - 1, target));
    isEntered = false;
  };

  function play(direction: 'forward' | 'reverse'): void {
    isVisible = true;
    if (motion === direction) return;
    moves += 1;
    motion = direction;
    if (direction === 'forward' && isEntered && isFinal()) finish();
  }

  function stop(): void {
    if (!isVisible || isStopping) return;
    const first = outroInUse();
    if (first === null) return hide();
    isStopping = true;
    // "If playback is already at or past the outro frame … it never jumps back."
    if (frame < Math.min(first, duration - 1)) goTo(first);
    moves += 1;
    motion = 'none';
    play('forward');
  }

  function call([name, at = 0]: readonly [Method[0], number?]): void {
    if (name === 'play') {
      play('forward');
    } else if (name === 'reverse') {
      play('reverse');
    } else if (name === 'pause') {
      rest();
    } else if (name === 'stop') {
      stop();
    } else {
      goTo(at);
      // After a play, the frame counts as entered, as after a pause.
      if (name === 'goToFrame') isEntered = isVisible;
      if (name === 'goToAndPlay') play('forward');
      else if (name === 'goBackFrom') play('reverse');
    }
  }

  /** "The action runs, then playback rests." */
  function enter(): void {
    isEntered = true;
    log.push(frame);
    const before = moves;
    depth += 1;
    for (const method of actions[frame] ?? []) call(method);
    depth -= 1;
    if (moves !== before || isStopping) return;
    if (isFinal() || steps.includes(frame)) rest();
  }

  /** Enters the frame at which commands and actions have left the playhead. */
  function settle(): void {
    if (depth > 0) return;
    const visited = new Set<number>();
    while (motion === 'forward' && !isEntered) {
      if (visited.has(frame)) {
        isOpen = true;
        return;
      }
      visited.add(frame);
      enter();
    }
  }

  /** "Actions of skipped frames run in order", so waiting for frames is waiting for each of them. */
  function wait(): void {
    if (motion === 'reverse') {
      frame = Math.max(0, frame - 1);
      isEntered = false;
      if (frame > 0) return;
      if (isStopping || isPending) hide();
      else rest();
    } else if (motion === 'forward') {
      if (isFinal()) return finish();
      frame += 1;
      enter();
    }
  }

  function send(given: Command): void {
    const [name] = given;
    if (name === 'wait') {
      for (let left = given[1]; left > 0; left -= 1) {
        wait();
        settle();
      }
    } else if (name === 'method') {
      call(given[1]);
    } else if (name === 'duration') {
      duration = given[1];
      if (frame >= duration) {
        frame = duration - 1;
        isEntered = motion === 'forward';
      }
    } else if (name === 'outroFrame') {
      outro = Math.max(1, given[1]);
    } else if (name === 'play command') {
      isPending = isStopping = false;
      goTo(0);
      play('forward');
    } else if (name === 'next command') {
      const wouldRest = !isStopping && isFinal();
      if (!isVisible || motion !== 'none' || wouldRest) return;
      isEntered = true;
      play('forward');
    } else if (name === 'stop command') {
      if (middleware === 'none') {
        stop();
      } else {
        isPending = true;
        if (middleware === 'holds and plays in reverse') play('reverse');
      }
    } else if (isPending) {
      isPending = false;
      stop();
    }
    settle();
  }

  return {
    send,
    /** Whether actions jumped in a circle, which the model leaves open. */
    isOpen: () => isOpen,
    seen: (): Seen => ({ frame, isPlaying: motion !== 'none', isVisible, entered: [...log] }),
  };
}
