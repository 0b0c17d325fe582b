// Replaces the icon: a moon in the site's stroke.
import type { Props } from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props): JSX.Element {
  return (
    <svg
      viewBox="0 0 20 20"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      {...props}
    >
      <path d="M17 12.2A7.5 7.5 0 0 1 7.8 3 7.5 7.5 0 1 0 17 12.2Z" />
    </svg>
  );
}
