// Replaces the icon: a mark in a triangle.
import type { Props } from '@theme/Admonition/Icon/Warning';

export default function AdmonitionIconWarning(props: Props): JSX.Element {
  return (
    <svg viewBox="0 0 20 20" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props}>
      <path d="M10 2.5 18.5 17.5h-17zM10 8v4.5M10 14v2" />
    </svg>
  );
}
