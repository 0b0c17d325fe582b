/** Keeps a frame from sending more than the page can show. */
interface Limit {
  /** Sends something, or keeps it for the next ping if too much was sent. Of what it keeps, it only sends the last. */
  readonly call: (send: () => void) => void;
  /** Call this at each ping. A page that's busy sends fewer pings, so it receives less. */
  readonly renew: () => void;
}

export function createLimit(most: number): Limit {
  let calls = 0;
  let last: (() => void) | undefined;
  return {
    call(send) {
      calls += 1;
      if (calls > most) last = send;
      else send();
    },
    renew() {
      const send = last;
      calls = 0;
      last = undefined;
      send?.();
    },
  };
}
