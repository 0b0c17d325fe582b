// The runner page, which runs edited actions in a sandbox. ../messages.ts lists its messages.
import type { ActionsFactory, CompositionActions, LottiePlayer } from '../../../runtime/index.ts';
import type { SessionCommand } from '../../../player/commands.ts';
import { isOnAir } from '../../../player/labels.ts';
import { createQueue } from '../../../player/queue.ts';
import { createSession, type Session } from '../../../player/session/session.ts';
import type { Snapshot } from '../../../player/session/snapshot.ts';
import type { FrameMessage, PageMessage, StartMessage } from '../messages.ts';
import { MESSAGE_TEXT_LIMIT } from '../read-message.ts';
import { createOutline } from '../outline.ts';
import { openChannel } from './channel.ts';
import { disarm } from './disarm.ts';
import { createFrameFetch } from './files.ts';
import { createGuard, createTurns } from './guard.ts';
import { protectHistory } from './history.ts';
import { createLimit } from './limit.ts';
import { createReports, watchKeyfill } from './reports.ts';

/** The parts that a template needs to replace another one. */
type Replacement = Pick<StartMessage, 'project' | 'opening'>;

/** How many reports may be sent between two pings. The page doesn't list more of them. */
const MOST_REPORTS = 20;

/** How many snapshots may be sent between two pings. At 240 frames per second, a template sends 240. */
const MOST_SNAPSHOTS = 300;

const { parent } = window;
const createObjectUrl = URL.createObjectURL.bind(URL);
// Edited code can replace these globals, and a guard that used a replaced clock wouldn't guard anything.
const now = performance.now.bind(performance);

// Without the sandbox, this page could do anything that the site can, so it doesn't do anything.
const isSandboxed = window.origin === 'null' && parent !== window;
if (isSandboxed) {
  let receive: (message: PageMessage) => void = () => undefined;
  const { send, pagePort } = openChannel((message) => receive(message));
  protectHistory(window, () => send({ type: 'navigated' }));
  disarm(window);
  receive = run(send);
  // The only message that doesn't use the channel.
  parent.postMessage(null, '*', [pagePort]);
}

const mapValues = <Value, Next>(of: Readonly<Record<string, Value>>, to: (value: Value) => Next) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, to(value)]));

function run(send: (message: FrameMessage) => void): (message: PageMessage) => void {
  let session: Session | undefined;
  /** The last command of the templates before this one, and the number of all of theirs. */
  let earlier: Pick<Snapshot, 'command' | 'commandCount'> | undefined;
  let motion: SessionCommand | undefined;
  let wanted: Replacement | undefined;
  let isReplacing = false;
  let replaceWith: ((next: Replacement) => Promise<void>) | undefined;
  const queue = createQueue<SessionCommand>();
  let isStarted = false;
  const reportLimit = createLimit(MOST_REPORTS);
  const snapshotLimit = createLimit(MOST_SNAPSHOTS);
  const reports = createReports(
    (report) => reportLimit.call(() => send({ type: 'report', report })),
    () => session?.snapshot().frame,
  );

  const { error: write } = console;
  console.error = (...args: readonly unknown[]) => {
    write(...args);
    const [text] = args;
    if (typeof text === 'string' && text.startsWith('[keyfill] ')) reports.fromRuntime(text);
  };
  window.addEventListener('error', (event) => reports.uncaught(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reports.uncaught(event.reason));

  const addressOf = (text: string): string => createObjectUrl(new Blob([text], { type: 'text/javascript' }));

  /** Returns the factory with actions whose errors are traced. */
  function watchActions(factory: ActionsFactory): ActionsFactory {
    const watchAll = ({ composition, frames }: CompositionActions): CompositionActions => ({
      ...(composition && { composition: reports.watch(composition) }),
      ...(frames && { frames: mapValues(frames, (action) => action && reports.watch(action)) }),
    });
    return reports.watch((keyfill) =>
      mapValues(factory(watchKeyfill(keyfill, reports)), (own) => own && watchAll(own)),
    ) as ActionsFactory;
  }

  async function loadActions({ code, guard }: StartMessage): Promise<ActionsFactory> {
    Object.defineProperty(window, guard, { value: createGuard(now, createTurns(), reports.ended) });
    const address = addressOf(code);
    reports.setAddress(address);
    try {
      const { actions } = (await import(address)) as { readonly actions: unknown };
      if (typeof actions !== 'function') throw new TypeError('actions isn’t a function');
      return watchActions(actions as ActionsFactory);
    } catch (error) {
      reports.uncaught(error);
      return () => ({});
    }
  }

  async function loadLottie(script: string): Promise<LottiePlayer> {
    const { lottie } = (await import(addressOf(`${script}\nexport const { lottie } = keyfillLottie;`))) as {
      readonly lottie: () => Promise<LottiePlayer>;
    };
    return lottie();
  }

  const { outline, pick } = createOutline(document.body, () => session?.keyfill?.());

  /** Shows a template. The previous template stays on the stage until this one has loaded. */
  async function show(
    { project, opening, files: own, lottie }: StartMessage,
    actions: ActionsFactory,
  ): Promise<void> {
    const created = createSession({
      host: document.body,
      example: { project, actions },
      resolve: (url) => (Object.hasOwn(own, url) ? (own[url] ?? url) : url),
      ...(lottie !== undefined && { lottie: () => loadLottie(lottie) }),
    });
    const before = session;
    session ??= created;
    let reported: Snapshot['command'] | undefined;
    const report = (): void => {
      if (session !== created) return;
      const { error, ...rest } = created.snapshot();
      // The reader hasn't sent a command just because the template is another one.
      const command = rest.commandCount === 0 && earlier ? earlier.command : rest.command;
      send({
        type: 'snapshot',
        snapshot: {
          ...rest,
          commandCount: rest.commandCount + (earlier?.commandCount ?? 0),
          error: error?.slice(0, MESSAGE_TEXT_LIMIT),
          command: command === reported ? undefined : command,
        },
      });
      reported = command;
    };
    created.subscribe(() => snapshotLimit.call(report));
    await created.open({ ...opening, ...(before && { isOnAir: isOnAir(before.snapshot()) }) });
    if (!before) return;
    const { command, commandCount, status } = before.snapshot();
    if (commandCount > 0) earlier = { command, commandCount: commandCount + (earlier?.commandCount ?? 0) };
    session = created;
    before.run({ type: 'remove' });
    if (motion) created.run(motion);
    if (status === 'playing') created.run({ type: 'toggle' });
    report();
  }

  async function start(message: StartMessage): Promise<void> {
    window.fetch = createFrameFetch(message.files);
    const actions = await loadActions(message);
    await show(message, actions);
    queue.connect((command) => {
      if (command.type === 'motion') motion = command;
      return session?.run(command);
    });
    replaceWith = async (next) => show({ ...message, ...next }, actions);
    await replace();
  }

  /** Shows the last template that the page has sent, one after the other. */
  async function replace(): Promise<void> {
    if (isReplacing || !replaceWith) return;
    isReplacing = true;
    for (let next = wanted; next; next = wanted) {
      wanted = undefined;
      await replaceWith(next);
    }
    isReplacing = false;
  }

  return (message) => {
    if (message.type === 'ping') {
      reportLimit.renew();
      snapshotLimit.renew();
      send({ type: 'pong', count: message.count });
    } else if (message.type === 'command') {
      queue.send(message.command);
    } else if (message.type === 'project') {
      wanted = message;
      void replace();
    } else if (message.type === 'outline') {
      outline(message.layers, message.caret);
    } else if (message.type === 'pick') {
      send({ type: 'picked', layer: pick(message) });
    } else if (!isStarted) {
      isStarted = true;
      void start(message);
    }
  };
}
