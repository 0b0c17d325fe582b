// Replaces the icon: an i in a circle.
import type { Props } from '@theme/Admonition/Icon/Info';

export default function AdmonitionIconInfo(props: Props): JSX.Element {
  return (
    <svg viewBox="0 0 20 20" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props}>
      <path d="M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM10 9v5M10 5.5v2" />
    </svg>
  );
}
