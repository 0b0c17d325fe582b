/** Keeps a frame from sending more than the page can show. */
export function createLimit(most: number) {
  let calls = 0;
  let last: (() => void) | undefined;
  return {
    /** Sends something, or if too much was sent, keeps it for the next ping, which only sends the last. */
    call(send: () => void): void {
      calls += 1;
      if (calls > most) last = send;
      else send();
    },
    /** Call this at each ping. A page that's busy sends fewer pings, so it receives less. */
    renew(): void {
      const send = last;
      calls = 0;
      last = undefined;
      send?.();
    },
  };
}
