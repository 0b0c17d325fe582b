// Lets the browser's search find the text of hidden tabs. `show-target.ts` then selects the tab.
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useRef } from 'react';
import type { Props } from '@theme/TabItem';

export default function TabItem({ children, hidden = false, className }: Props): JSX.Element {
  const panel = useRef<HTMLDivElement>(null);
  // React 18 turns every value of `hidden` into an empty one.
  useIsomorphicLayoutEffect(() => {
    if (hidden) panel.current?.setAttribute('hidden', 'until-found');
  }, [hidden]);
  return (
    <div ref={panel} role="tabpanel" className={className} hidden={hidden}>
      {children}
    </div>
  );
}
