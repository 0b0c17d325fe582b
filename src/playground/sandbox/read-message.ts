import type { Data, PlayoutCommand } from '../../playout/commands/command.ts';
import type { Status } from '../../live-template/session/snapshot.ts';
import type { FrameMessage, FrameReport, SentSnapshot } from './messages.ts';

/** The maximum length of a string in a message, in characters: errors and template data values. */
export const MESSAGE_TEXT_LIMIT = 20_000;

/** The maximum length of a whole message, in characters. A valid message with the longest texts is shorter. */
export const MOST_LENGTH = 250_000;

/** The maximum number of template data keys in a message. */
const KEYS_LIMIT = 200;

const STATUSES: readonly Status[] = [
  'loading',
  'preview',
  'playing',
  'paused',
  'waiting',
  'resting',
  'off-air',
];

/** Thrown inside this file for anything invalid. */
class NotAsExpected extends Error {}

const refuse = (): never => {
  throw new NotAsExpected();
};

type Fields = Readonly<Record<string, unknown>>;

/** Returns a plain object if all of its own keys are allowed. */
function object(value: unknown, keys: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse();
  const own = Object.keys(value);
  if (own.length > keys.length || own.some((key) => !keys.includes(key))) return refuse();
  // Without a prototype, anything that isn't an own key is undefined.
  return Object.assign(Object.create(null) as Fields, value);
}

const text = (value: unknown): string =>
  typeof value === 'string' && value.length <= MESSAGE_TEXT_LIMIT ? value : refuse();
const flag = (value: unknown): boolean => (typeof value === 'boolean' ? value : refuse());
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : refuse();
const optional = <Value>(read: (value: unknown) => Value, value: unknown): Value | undefined =>
  value === undefined ? undefined : read(value);

function data(value: unknown): Data {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse();
  const keys = Object.keys(value);
  if (keys.length > KEYS_LIMIT) return refuse();
  let length = 0;
  const entries = keys.map((key) => {
    const one = text((value as Fields)[key]);
    length += text(key).length + one.length;
    return [key, one] as const;
  });
  return length > MESSAGE_TEXT_LIMIT * 10 ? refuse() : Object.fromEntries(entries);
}

function command(value: unknown): PlayoutCommand {
  const fields = object(value, ['type', 'data', 'playOnLoad', 'name', 'argument']);
  switch (fields['type']) {
    case 'play':
    case 'next':
    case 'stop':
      return { type: fields['type'] };
    case 'update':
      return { type: 'update', data: data(fields['data']) };
    case 'load': {
      const own = optional(data, fields['data']);
      const playOnLoad = optional(flag, fields['playOnLoad']);
      return {
        type: 'load',
        ...(own !== undefined && { data: own }),
        ...(playOnLoad !== undefined && { playOnLoad }),
      };
    }
    case 'invoke': {
      const argument = optional(text, fields['argument']);
      return { type: 'invoke', name: text(fields['name']), ...(argument !== undefined && { argument }) };
    }
    default:
      return refuse();
  }
}

function snapshot(value: unknown): SentSnapshot {
  const fields = object(value, ['status', 'frame', 'isMoving', 'error', 'command', 'commandCount']);
  return {
    status: STATUSES.find((status) => status === fields['status']) ?? refuse(),
    frame: count(fields['frame']),
    isMoving: flag(fields['isMoving']),
    error: optional(text, fields['error']),
    command: optional(command, fields['command']),
    commandCount: count(fields['commandCount']),
  };
}

function report(value: unknown): FrameReport {
  const fields = object(value, ['text', 'line', 'column', 'place', 'frame']);
  return {
    text: text(fields['text']),
    line: optional(count, fields['line']),
    column: optional(count, fields['column']),
    place: optional(count, fields['place']),
    frame: optional(count, fields['frame']),
  };
}

function message(value: unknown): FrameMessage {
  const fields = object(value, ['type', 'snapshot', 'report', 'count']);
  switch (fields['type']) {
    case 'navigated':
      return { type: 'navigated' };
    case 'snapshot':
      return { type: 'snapshot', snapshot: snapshot(fields['snapshot']) };
    case 'report':
      return { type: 'report', report: report(fields['report']) };
    case 'pong':
      return { type: 'pong', count: count(fields['count']) };
    default:
      return refuse();
  }
}

/**
 * Reads a message from a frame, which is JSON. It takes what it expects key by key, so nothing else is used any
 * further, and nothing can exceed the limits.
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
