// Lets find in page reach hidden tabs (see `show-target.ts`), and labels panels on paper or without scripts.
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
