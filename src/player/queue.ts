/** Carries out commands. While its promise is pending, later commands wait. */
type Handler<Item> = (command: Item) => Promise<void> | undefined;

/** Keeps commands until they can be carried out, in the page, and in a frame with edited code. */
export interface Queue<Item> {
  readonly send: (command: Item) => void;
  /** Carries out all waiting and later commands. The result stops that and drops what's waiting. */
  readonly connect: (handle: Handler<Item>) => () => void;
}

/** Creates a queue. `onWait` is called when there's nobody yet to carry out a command. */
export function createQueue<Item extends object>(onWait?: () => void): Queue<Item> {
  let waiting: Item[] = [];
  let drain: (() => Promise<void>) | undefined;
  return {
    send(command) {
      waiting.push(command);
      if (drain) void drain();
      else onWait?.();
    },
    connect(handle) {
      let isBusy = false;
      const own = async (): Promise<void> => {
        if (isBusy) return;
        isBusy = true;
        for (let next = waiting.shift(); next; next = drain === own ? waiting.shift() : undefined) {
          try {
            const pending = handle(next);
            if (pending) await pending;
          } catch (error) {
            console.error(error);
          }
        }
        isBusy = false;
      };
      drain = own;
      void own();
      return () => {
        if (drain !== own) return;
        drain = undefined;
        waiting = [];
      };
    },
  };
}
