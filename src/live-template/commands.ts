import type { Preset } from './preset-names.ts';

/** What a control asks the player to do. */
export type Order =
  | { readonly type: 'play' | 'next' | 'update' | 'stop' | 'toggle' }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'seek'; readonly frame: number }
  | { readonly type: 'invoke'; readonly name: string }
  | { readonly type: 'preset'; readonly preset: Preset | 'designed' };

/** Passes orders from the controls to the player, and keeps them until the player has loaded. */
export interface OrderQueue {
  readonly send: (order: Order) => void;
  /** Delivers the orders that are waiting, then all later ones. The result stops that. */
  readonly connect: (handle: (order: Order) => void) => () => void;
}

/** Creates a queue. `onWait` is called when an order has to wait. */
export function createOrderQueue(onWait: () => void): OrderQueue {
  let waiting: Order[] = [];
  let handler: ((order: Order) => void) | undefined;
  return {
    send(order) {
      if (handler) {
        handler(order);
        return;
      }
      waiting.push(order);
      onWait();
    },
    connect(handle) {
      handler = handle;
      const orders = waiting;
      waiting = [];
      for (const order of orders) handle(order);
      return () => {
        if (handler === handle) handler = undefined;
      };
    },
  };
}
