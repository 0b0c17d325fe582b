import { useState } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/** The form of the search box: not known yet, in the navbar, or a modal dialog. */
type Form = 'unknown' | 'wide' | 'narrow';

/** Windows in which the search box is a modal dialog. Infima's CSS uses the same number. */
const NARROW = '(max-width: 996px)';

/** The form for the window's width. */
export function useForm(): Form {
  const [form, setForm] = useState<Form>('unknown');

  useIsomorphicLayoutEffect(() => {
    const narrow = window.matchMedia(NARROW);
    const update = (): void => setForm(narrow.matches ? 'narrow' : 'wide');
    update();
    narrow.addEventListener('change', update);
    return () => narrow.removeEventListener('change', update);
  }, []);
  return form;
}
