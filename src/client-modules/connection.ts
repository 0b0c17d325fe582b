interface Connection {
  readonly effectiveType?: string;
}

/**
 * Some browsers have `navigator.connection` without `effectiveType`, which would make the framework's prefetch
 * throw for every link in view. They count as fast, just like browsers without `navigator.connection`.
 */
export function completeConnection(connection: Connection | undefined): void {
  if (connection === undefined || connection.effectiveType !== undefined) return;
  Object.defineProperty(connection, 'effectiveType', { value: '4g', configurable: true });
}

if (typeof navigator !== 'undefined')
  completeConnection((navigator as { connection?: Connection }).connection);
