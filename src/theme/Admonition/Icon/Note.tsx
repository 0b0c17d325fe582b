// Replaces the icon: an outlined sheet.
import type { Props } from '@theme/Admonition/Icon/Note';

export default function AdmonitionIconNote(props: Props): JSX.Element {
  return (
    <svg viewBox="0 0 20 20" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props}>
      <path d="M4 2h12v16H4zM7 7h6M7 11h6" />
    </svg>
  );
}
