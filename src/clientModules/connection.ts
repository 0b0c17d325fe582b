interface Connection {
  readonly effectiveType?: string;
}

/**
 * Some browsers have `navigator.connection` without `effectiveType`; the framework's prefetch would throw there
 * for every link in view. They are taken as fast, as browsers without `navigator.connection` are.
 */
export function completeConnection(connection: Connection | undefined): void {
  if (connection === undefined || connection.effectiveType !== undefined) return;
  Object.defineProperty(connection, 'effectiveType', { value: '4g', configurable: true });
}

if (typeof navigator !== 'undefined') {
  completeConnection((navigator as { connection?: Connection }).connection);
}
