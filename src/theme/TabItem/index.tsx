// Lets the browser's search find the text of hidden tabs, before and after hydration. Then, `show-target.ts`
// selects the tab. On paper, and without scripts, each panel has its tab's label.
import { createElement } from 'react';
import type { Props } from '@theme/TabItem';

export default function TabItem(props: Props): JSX.Element {
  const { children, hidden = false, className, value, label = value } = props;
  // React 18 turns every value of `hidden` into an empty one, except on elements with `is`.
  const attributes = {
    is: 'tab-panel',
    role: 'tabpanel',
    class: className,
    hidden: hidden ? 'until-found' : undefined,
    // This remains when the browser has shown the panel because it found something there.
    'data-closed': hidden || undefined,
    'data-label': label,
  };
  return createElement('div', attributes, children);
}
