// Replaces the icon: a mark in an octagon.
import type { Props } from '@theme/Admonition/Icon/Danger';

export default function AdmonitionIconDanger(props: Props): JSX.Element {
  return (
    <svg viewBox="0 0 20 20" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props}>
      <path d="M6.5 1.5h7l5 5v7l-5 5h-7l-5-5v-7zM10 5v6M10 13v2" />
    </svg>
  );
}
