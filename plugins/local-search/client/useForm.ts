import { useState } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/** The form of the search box: not known yet, in the navbar, or a modal dialog. */
type Form = 'unknown' | 'wide' | 'narrow';

/** In windows up to this width, the search box is a modal dialog. Infima's CSS uses the same number. */
const NARROW_WIDTH = 996;

/** A resize counts once the window has kept its size for this many milliseconds. */
const RESIZE_PAUSE = 20;

/** The form for the window's width. */
export function useForm(): Form {
  const [form, setForm] = useState<Form>('unknown');

  useIsomorphicLayoutEffect(() => {
    let timer: number | undefined;
    const update = (): void => setForm(window.innerWidth > NARROW_WIDTH ? 'wide' : 'narrow');
    const onResize = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(update, RESIZE_PAUSE);
    };
    update();
    window.addEventListener('resize', onResize);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return form;
}
