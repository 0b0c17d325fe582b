/** The size of a number, of any other value of a fixed size, or of a container without its contents, in bytes. */
const SMALL = 8;

/** Returns the size of a value in bytes, without anything that it contains. */
function ownSize(value: unknown): number {
  if (typeof value === 'string') return SMALL + value.length * 2;
  if (typeof value === 'bigint') return BigInt.asIntN(64, value) === value ? SMALL : Infinity;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return SMALL + value.byteLength;
  return SMALL;
}

function* membersOf(value: object): Iterable<unknown> {
  for (const key in value) {
    yield key;
    yield (value as Readonly<Record<string, unknown>>)[key];
  }
}

/** Returns the contents of an object, or undefined if they're hidden. */
function partsOf(value: object): Iterable<unknown> | undefined {
  if (Array.isArray(value) || value instanceof Map || value instanceof Set) return value;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return [];
  if (value instanceof Error) return [value.name, value.message, value.stack];
  return Object.getPrototypeOf(value) === Object.prototype ? membersOf(value) : undefined;
}

/**
 * Returns the size of a message that a frame has sent, in bytes. Counting stops as soon as the message is too large, so it ends
 * even if a message contains itself. No template sends objects with hidden contents, such as pictures, so these are always
 * too large.
 * @param most - The size that's still allowed.
 * @returns The size, or any number above `most`.
 */
export function messageSize(message: unknown, most: number): number {
  let size = 0;
  const open: Iterator<unknown>[] = [[message].values()];
  for (let parts = open.at(-1); parts !== undefined && size <= most; parts = open.at(-1)) {
    const next = parts.next();
    if (next.done === true) {
      open.pop();
      continue;
    }
    size += ownSize(next.value);
    if (typeof next.value !== 'object' || next.value === null) continue;
    const inner = partsOf(next.value);
    if (inner === undefined) return Infinity;
    open.push(inner[Symbol.iterator]());
  }
  return size;
}
