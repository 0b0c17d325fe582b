import { useEffect, type RefObject } from 'react';
import type { Engine } from './engine.ts';
import type { Form } from './useForm.ts';

/** Passes events from outside the search box to the state machine, because a click there closes the panel. */
export function useOutsideEvents(engine: Engine | undefined, root: RefObject<HTMLElement>, form: Form): void {
  useEffect(() => {
    const rootElement = root.current;
    const inputElement = rootElement?.querySelector('input');
    if (engine === undefined || !rootElement || !inputElement) {
      return undefined;
    }
    const { onMouseDown, onTouchStart, onTouchMove } = engine.api.getEnvironmentProps({
      formElement: rootElement,
      panelElement: rootElement,
      inputElement,
    });
    window.addEventListener('mousedown', onMouseDown);
    window.addEventListener('touchstart', onTouchStart, { passive: true });
    window.addEventListener('touchmove', onTouchMove, { passive: true });
    return () => {
      window.removeEventListener('mousedown', onMouseDown);
      window.removeEventListener('touchstart', onTouchStart);
      window.removeEventListener('touchmove', onTouchMove);
    };
  }, [engine, root, form]);
}
