import { useSyncExternalStore } from 'react';
import { NARROW_WIDTH, RESIZE_PAUSE } from './limits.ts';

/** The form of the search box: not known yet, in the navbar, or a modal dialog. */
type Form = 'unknown' | 'wide' | 'narrow';

let form: Form = 'unknown';

function measure(): Form {
  return window.innerWidth > NARROW_WIDTH ? 'wide' : 'narrow';
}

function subscribe(listener: () => void): () => void {
  let timer: number | undefined;
  const update = (): void => {
    form = measure();
    listener();
  };
  const onResize = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(update, RESIZE_PAUSE);
  };
  form = measure();
  window.addEventListener('resize', onResize);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('resize', onResize);
  };
}

/** The form for the window's width. */
export function useForm(): Form {
  return useSyncExternalStore(
    subscribe,
    () => form,
    () => 'unknown',
  );
}
