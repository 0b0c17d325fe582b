import type * as Runtime from '../../src/runtime/index.ts';
import { SHOWCASES } from './showcases.ts';

type Examples = Readonly<
  Record<string, { readonly project: Runtime.ProjectDefinition; readonly actions: Runtime.ActionsFactory }>
>;

/** The problems, by sequence. */
interface SoakResult {
  readonly sequences: number;
  readonly commands: number;
  readonly problems: readonly string[];
  /** How often each kind of error was reported that random data must cause, by kind. */
  readonly reports: Readonly<Record<string, number>>;
}

/** The reports that are allowed if an update isn't template data, or if text isn't a picture's address. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  'broken JSON': /^\[keyfill\] command update: SyntaxError: /,
  'broken XML': /^\[keyfill\] command update: Error: expected <templateData>, got different or invalid XML$/,
  'no data': /^\[keyfill\] command update: Error: expected an object, XML, or nothing$/,
  'no picture': /^\[keyfill\] image loader "\w+": Error: the picture [\s\S]* cannot be loaded$/,
};

/** A generator of numbers in 0…1 that returns the same sequence for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Counts what a template uses in the page. Frame callbacks run when the test says so. */
function watchPage() {
  const frames = new Map<number, FrameRequestCallback>();
  const timers = new Set<unknown>();
  const observers = new Set<unknown>();
  const errors: string[] = [];
  const reported: string[] = [];
  let listeners = 0;
  let time = performance.now();
  let last = 0;
  const own = {
    request: window.requestAnimationFrame,
    cancel: window.cancelAnimationFrame,
    setTimeout: window.setTimeout,
    clearTimeout: window.clearTimeout,
    setInterval: window.setInterval,
    now: performance.now,
    add: EventTarget.prototype.addEventListener,
    removeListener: EventTarget.prototype.removeEventListener,
    observe: ResizeObserver.prototype.observe,
    disconnect: ResizeObserver.prototype.disconnect,
  };
  console.error = (...all: unknown[]) => void reported.push(all.map(String).join(' '));
  window.requestAnimationFrame = (callback) => {
    frames.set((last += 1), callback);
    return last;
  };
  window.cancelAnimationFrame = (id) => void frames.delete(id);
  performance.now = () => time;
  window.setTimeout = ((callback: () => void, delay?: number) => {
    const id: unknown = own.setTimeout.call(
      window,
      () => {
        timers.delete(id);
        callback();
      },
      delay,
    );
    timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(id);
    own.clearTimeout.call(window, id);
  };
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id: unknown = own.setInterval.apply(window, args as never);
    timers.add(id);
    return id;
  }) as typeof window.setInterval;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
    if (this === window || this === document) listeners += 1;
    return own.add.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, ...args) {
    if (this === window || this === document) listeners -= 1;
    return own.removeListener.apply(this, args);
  };
  ResizeObserver.prototype.observe = function (this: ResizeObserver, ...args) {
    observers.add(this);
    return own.observe.apply(this, args);
  };
  ResizeObserver.prototype.disconnect = function (this: ResizeObserver) {
    observers.delete(this);
    return own.disconnect.call(this);
  };
  own.add.call(window, 'error', (event) => errors.push(String((event as ErrorEvent).message)));
  own.add.call(window, 'unhandledrejection', (event) =>
    errors.push(String((event as PromiseRejectionEvent).reason)),
  );
  return {
    errors,
    reported,
    wait: () => new Promise((resolve) => own.setTimeout.call(window, resolve)),
    tick(milliseconds: number) {
      time += milliseconds;
      const due = [...frames.values()];
      frames.clear();
      for (const callback of due) callback(time);
    },
    left: () => ({
      nodes: document.querySelectorAll('*').length,
      fonts: document.fonts.size,
      frames: frames.size,
      timers: timers.size,
      observers: observers.size,
      listeners,
    }),
  };
}

/** Random commands with random data for the showcases. Nothing may throw, and nothing may be left after remove. */
export function createSoak(runtime: typeof Runtime, options: Runtime.TemplateOptions, examples: Examples) {
  return async (sequences: number, seed: number): Promise<SoakResult> => {
    const random = createRandom(seed);
    const pick = <Value>(values: readonly Value[]): Value =>
      values[Math.floor(random() * values.length)] as Value;
    // The player's module has its own timer while it's being evaluated.
    await options.lottie?.();
    const page = watchPage();
    const problems: string[] = [];
    const reports: Record<string, number> = {};
    let commands = 0;
    const texts = [
      '',
      'Ada Lovelace',
      '<b>&amp;</b>',
      '1',
      '-5',
      'a\nb',
      'نص',
      '😀'.repeat(40),
      'null',
      '{"',
      '#f00',
    ];
    for (let index = 0; index < sequences; index += 1) {
      const name = pick(SHOWCASES);
      const { project, actions } = examples[name] as Examples[string];
      // Fonts and Lottie files take long to load, so only some of the runs have them.
      const isFull = index % 25 === 0;
      const light = {
        ...project,
        resources: (project.resources ?? []).filter(({ type }) => isFull || type === 'image'),
      };
      const before = page.left();
      const host = document.createElement('div');
      document.body.append(host);
      const errorsBefore = page.errors.length;
      page.reported.length = 0;
      const log: string[] = [];
      const template = runtime.createTemplate(host, light, actions, options);
      const main = template.keyfill.mainComposition;
      const keys = (project.templateDefinition?.fields ?? []).map(({ key }) => key);
      const choices: readonly (() => unknown)[] = [
        () => template.play(),
        () => template.next(),
        () => template.stop(),
        () => template.load(),
        () => template.update({ [pick([...keys, 'unknown'])]: pick(texts) }),
        () =>
          template.update(
            pick(['', '{', '[]', '{"a": {"b": null}}', '<templateData/>', '<x>', 5, null, true]),
          ),
        () => template.invoke(pick([...(project.invokeCommands ?? []), 'nothing']), pick(texts)),
        () => template.seek(Math.floor(random() * 700) - 50),
        () => main.goToFrame(random() * 300),
        () => main.goToAndPlay(random() * 300, { reverse: random() < 0.5 }),
        () => main.play({ reverse: random() < 0.3 }),
        () => main.pause(),
        () => main.stop(),
        () => page.tick(random() * 30),
        () => page.tick(random() * 30),
        () => page.tick(random() * 5000),
        () => page.wait(),
      ];
      try {
        const count = 5 + Math.floor(random() * 25);
        if (random() < 0.8) await template.load();
        for (let step = 0; step < count; step += 1) {
          const command = pick(choices);
          log.push(command.toString().slice(6));
          commands += 1;
          const result = command();
          if (random() < 0.2) await result;
          if (random() < 0.4) page.tick(20);
          const { activeFrame, duration } = main;
          if (!(activeFrame >= 0 && activeFrame < duration)) problems.push(`${name}: frame ${activeFrame}`);
        }
        template.remove();
        for (const late of [template.play, template.stop, template.next, template.remove]) late();
        // The player's own timers without a delay may still be pending.
        for (let again = 0; again < 20 && page.left().timers > before.timers; again += 1) await page.wait();
        await page.wait();
        page.tick(100);
      } catch (error) {
        problems.push(`${name} threw ${String(error)} after ${log.join(' ')}`);
      }
      host.remove();
      const after = page.left();
      if (JSON.stringify(after) !== JSON.stringify(before))
        problems.push(`${name} left ${JSON.stringify(after)} instead of ${JSON.stringify(before)}`);

      if (page.errors.length > errorsBefore)
        problems.push(`${name}: ${page.errors.slice(errorsBefore).join(', ')}`);
      const { lastError } = template;
      if (lastError !== undefined && !page.reported.includes(lastError))
        problems.push(`${name} did not report ${lastError}`);
      for (const text of page.reported) {
        const kind = Object.keys(EXPECTED).find((own) => EXPECTED[own]?.test(text));
        if (kind === undefined) problems.push(`${name} reported ${text} after ${log.join(' ')}`);
        else reports[kind] = (reports[kind] ?? 0) + 1;
      }
      if (problems.length > 5) break;
    }
    return { sequences, commands, problems, reports };
  };
}
