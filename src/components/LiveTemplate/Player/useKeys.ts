import { useEffect } from 'react';
import { orderOf, describeFocus } from '../../../player/keys.ts';
import type { Session } from '../../../player/session.ts';

/**
 * The keyboard shortcuts of the player. They work wherever the focus is inside it, except in fields and on
 * buttons.
 */
export function useKeys(figure: HTMLElement, session: Session, duration: number, isNatural: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const isScrolled = isNatural && event.target.matches('[data-control="stage"]');
      const order = orderOf(event, describeFocus(event.target), isScrolled);
      if (order === undefined) return;
      event.preventDefault();
      const { frame } = session.snapshot();
      if (order.type === 'toggle') session.toggle();
      else if (order.type === 'first') session.seek(0);
      else if (order.type === 'last') session.seek(duration - 1);
      else if (order.type === 'step') session.seek(Math.min(duration - 1, Math.max(0, frame + order.by)));
    };
    figure.addEventListener('keydown', onKeyDown);
    return () => figure.removeEventListener('keydown', onKeyDown);
  }, [figure, session, duration, isNatural]);
}
