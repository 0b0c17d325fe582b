import { useEffect, useRef, type Dispatch } from 'react';
import { firstProblem } from '../../../player/form.ts';
import type { Order, OrderQueue } from '../../../player/orders.ts';
import type { PlayerAction, PlayerState } from '../../../player/player-state.ts';
import { presetData } from '../../../player/presets.ts';
import { showStage } from '../../../player/show-stage.ts';
import type { Data } from '../../../player/deep-link.ts';
import type { Playing } from './playing.ts';

interface OrderOptions {
  readonly playing: Playing;
  readonly state: PlayerState;
  readonly dispatch: Dispatch<PlayerAction>;
  readonly figure: HTMLElement;
  /** The values of the example. */
  readonly initial: Data;
  /** Id of a field. */
  readonly idOf: (key: string) => string;
}

/** Sends the form. If a field refuses its value, that field gets the focus instead. */
export async function send(
  { playing, state, dispatch, idOf }: OrderOptions,
  act: (data: Data) => void,
): Promise<void> {
  const refused = await firstProblem(playing.fields, state.data);
  if (refused) {
    dispatch({ type: 'refused' });
    document.getElementById(idOf(refused.key))?.focus();
    return;
  }
  dispatch({ type: 'sent' });
  act(state.data);
}

function handle(order: Order, options: OrderOptions): Promise<void> | undefined {
  const { playing, state, dispatch, figure, initial } = options;
  const { session } = playing.shown;
  switch (order.type) {
    case 'play':
      session.play();
      showStage(figure);
      return undefined;
    case 'update':
      return send(options, (data) => {
        session.update(data);
        showStage(figure);
      });
    case 'step':
      session.step(order.by);
      return undefined;
    case 'seek':
      session.seek(order.frame);
      return undefined;
    case 'invoke':
      session.invoke(order.name, state.argument === '' ? undefined : state.argument);
      return undefined;
    case 'preset': {
      const { preset } = order;
      const row = preset === 'designed' ? [initial] : presetData(preset, playing.fields, state.data);
      dispatch({ type: 'preset', preset, data: row.at(-1) ?? state.data });
      session.updateRow(row);
      return undefined;
    }
    default:
      session[order.type]();
      return undefined;
  }
}

/**
 * Carries out what the controls ask for, starting with what they asked for before the player had loaded. An update takes time if it
 * tests a pattern, so later orders wait for it.
 */
export function useOrders(orders: OrderQueue, options: OrderOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    let last: Promise<void> | undefined;
    function start(order: Order, own: OrderOptions): Promise<void> | undefined {
      // A template that has left the stage doesn't take orders any more.
      return own.playing.shown === latest.current.playing.shown ? handle(order, own) : undefined;
    }
    return orders.connect((order) => {
      const own = latest.current;
      const next = last ? last.then(() => start(order, own)) : start(order, own);
      last = next;
      void next?.finally(() => {
        if (last === next) last = undefined;
      });
    });
  }, [orders]);
}
