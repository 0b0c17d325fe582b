// Replaces the icon: a keyframe.
import type { Props } from '@theme/Admonition/Icon/Tip';

export default function AdmonitionIconTip(props: Props): JSX.Element {
  return (
    <svg viewBox="0 0 20 20" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props}>
      <path fill="currentColor" d="m10 3 7 7-7 7-7-7z" />
    </svg>
  );
}
