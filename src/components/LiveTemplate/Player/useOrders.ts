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
export function send({ playing, state, dispatch, idOf }: OrderOptions, act: (data: Data) => void): void {
  const refused = firstProblem(playing.fields, state.data);
  if (refused) {
    dispatch({ type: 'refused' });
    document.getElementById(idOf(refused.key))?.focus();
    return;
  }
  dispatch({ type: 'sent' });
  act(state.data);
}

function handle(order: Order, options: OrderOptions): void {
  const { playing, state, dispatch, figure, initial } = options;
  const { session } = playing.shown;
  switch (order.type) {
    case 'play':
      session.play();
      showStage(figure);
      return;
    case 'update':
      send(options, (data) => {
        session.update(data);
        showStage(figure);
      });
      return;
    case 'step': {
      const frame = session.snapshot().frame + order.by;
      session.seek(Math.min(playing.marks.duration - 1, Math.max(0, frame)));
      return;
    }
    case 'seek':
      session.seek(order.frame);
      return;
    case 'invoke':
      session.invoke(order.name, state.argument === '' ? undefined : state.argument);
      return;
    case 'preset': {
      const { preset } = order;
      const row = preset === 'designed' ? [initial] : presetData(preset, playing.fields, state.data);
      dispatch({ type: 'preset', preset, data: row.at(-1) ?? state.data });
      session.updateRow(row);
      return;
    }
    default:
      session[order.type]();
  }
}

/** Carries out what the controls ask for, starting with what they asked for before the player had loaded. */
export function useOrders(orders: OrderQueue, options: OrderOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => orders.connect((order) => handle(order, latest.current)), [orders]);
}
