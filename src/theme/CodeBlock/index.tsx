// Ejected: renders a block once. The theme does it again after hydration for colors, but ours are in CSS.
import { Children, isValidElement, type ReactNode } from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type { Props } from '@theme/CodeBlock';

/** Returns the block's text if it doesn't contain elements, because only text can be copied. */
function plainText(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.some(isValidElement) ? undefined : parts.join('');
}

export default function CodeBlock({ children, ...props }: Props): JSX.Element {
  const text = plainText(children);
  if (text === undefined) return <ElementContent {...props}>{children}</ElementContent>;
  return <StringContent {...props}>{text}</StringContent>;
}
