import { findExcess } from '../shared/find-excess.ts';
import type { Data } from '../playout/commands/command.ts';
import { MAX_DURATION } from '../runtime/model/limits.ts';

interface LinkState {
  readonly frame: number | undefined;
  /** Values that differ from the form's initial values. */
  readonly data: Data;
}

/** Returns the ID of a player in its page. The browser scrolls to it without a script. */
export const playerId = (name: string): string => `live-${name}`;

/**
 * Returns the address of a page with the state of a player.
 * @param page - The address of the page; its own query stays.
 */
export function toLink(
  page: string,
  name: string,
  { frame, data }: { readonly frame: number; readonly data: Data },
  initial: Data,
): string {
  const url = new URL(page);
  const changed = Object.fromEntries(Object.entries(data).filter(([key, value]) => initial[key] !== value));
  url.searchParams.set('live', name);
  url.searchParams.set('frame', String(frame));
  if (Object.keys(changed).length > 0) url.searchParams.set('data', JSON.stringify(changed));
  else url.searchParams.delete('data');
  url.hash = playerId(name);
  return url.href;
}

/** The limits for an address, and for the data in it. They're larger than what email and chat can carry. */
const DATA_LIMITS = { size: 50_000, depth: 10 };

/** Returns the frame that some text describes, or undefined if no composition is that long. */
const parseFrame = (text: string): number | undefined =>
  /^\d+$/.test(text) && Number(text) < MAX_DURATION ? Number(text) : undefined;

function parseData(text: string | null): Data {
  if (text === null || findExcess(text, DATA_LIMITS)) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/**
 * Reads the query of an address. Broken parts are treated as missing.
 * @returns The state, or undefined if the address doesn't describe a player or describes another one.
 */
export function fromLink(search: string, name: string): LinkState | undefined {
  const query = new URLSearchParams(search.slice(0, DATA_LIMITS.size));
  if (query.get('live') !== name) return undefined;
  return { frame: parseFrame(query.get('frame') ?? ''), data: parseData(query.get('data')) };
}
