import type { Data, PlayoutCommand } from '../../playout/commands/command.ts';
import type { Status } from '../../player/session/snapshot.ts';
import type { FrameMessage, FrameReport, SentSnapshot } from './messages.ts';

/** The maximum length of a string in a message, in characters: errors and template data values. */
export const MESSAGE_TEXT_LIMIT = 20_000;

/** The most characters of a message. A valid one is shorter, even with the longest strings. */
export const MOST_LENGTH = 250_000;

const KEYS_LIMIT = 200;

/** Thrown inside this file for anything invalid. */
class NotAsExpected extends Error {}

const refuse = (): never => {
  throw new NotAsExpected();
};

type Fields = Readonly<Record<string, unknown>>;

/** Returns a value if it's valid, or refuses it. */
type Reader<Value> = (value: unknown) => Value;

const object = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : refuse();
const text: Reader<string> = (value) =>
  typeof value === 'string' && value.length <= MESSAGE_TEXT_LIMIT ? value : refuse();
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : refuse());
const count: Reader<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : refuse();
const optional =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value);
const oneOf =
  <Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (value) =>
    values.find((one) => one === value) ?? refuse();

/** Reads an object whose own keys all have readers. */
const shape =
  <Value extends object>(readers: {
    readonly [Key in keyof Value]-?: Reader<Value[Key] | undefined>;
  }): Reader<Value> =>
  (value) => {
    const fields = object(value);
    if (Object.keys(fields).some((key) => !Object.hasOwn(readers, key))) return refuse();
    const entries = Object.entries<Reader<unknown>>(readers).map(
      ([key, read]) => [key, read(Object.hasOwn(fields, key) ? fields[key] : undefined)] as const,
    );
    return Object.fromEntries(entries.filter(([, one]) => one !== undefined)) as Value;
  };

/** Reads an object whose type says which reader it needs. */
const byType =
  <Value>(readers: Readonly<Record<string, Reader<Value>>>): Reader<Value> =>
  (value) => {
    const { type } = object(value);
    const read = typeof type === 'string' && Object.hasOwn(readers, type) ? readers[type] : undefined;
    return read ? read(value) : refuse();
  };

function data(value: unknown): Data {
  const entries = Object.entries(object(value)).map(([key, one]) => [text(key), text(one)] as const);
  const length = entries.reduce((sum, [key, one]) => sum + key.length + one.length, 0);
  if (entries.length > KEYS_LIMIT || length > MESSAGE_TEXT_LIMIT * 10) return refuse();
  return Object.fromEntries(entries);
}

const command = byType<PlayoutCommand>({
  play: shape({ type: oneOf('play') }),
  next: shape({ type: oneOf('next') }),
  stop: shape({ type: oneOf('stop') }),
  update: shape({ type: oneOf('update'), data }),
  load: shape({ type: oneOf('load'), data: optional(data), playOnLoad: optional(flag) }),
  invoke: shape({ type: oneOf('invoke'), name: text, argument: optional(text) }),
});

const snapshot = shape<SentSnapshot>({
  status: oneOf<Status>('loading', 'preview', 'playing', 'paused', 'waiting', 'resting', 'off-air'),
  frame: count,
  isMoving: flag,
  error: optional(text),
  command: optional(command),
  commandCount: count,
});

const report = shape<FrameReport>({
  text,
  line: optional(count),
  column: optional(count),
  place: optional(count),
  frame: optional(count),
});

const message = byType<FrameMessage>({
  navigated: shape({ type: oneOf('navigated') }),
  snapshot: shape({ type: oneOf('snapshot'), snapshot }),
  report: shape({ type: oneOf('report'), report }),
  pong: shape({ type: oneOf('pong'), count }),
  picked: shape({ type: oneOf('picked'), layer: optional(text) }),
});

/**
 * Reads a message from a frame, which is JSON. It takes what it expects key by key, so nothing else is used,
 * and nothing can exceed the limits.
 * @returns The message, or undefined if it's invalid.
 */
export function readFrameMessage(json: string): FrameMessage | undefined {
  try {
    return message(JSON.parse(json));
  } catch (error) {
    if (error instanceof NotAsExpected || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
