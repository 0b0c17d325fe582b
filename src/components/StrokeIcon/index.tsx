import type { ComponentProps } from 'react';

/** Returns an icon that's drawn in the site's stroke, in a square of 20 units. */
export const strokeIcon = (d: string, fill = 'none') =>
  function StrokeIcon(props: ComponentProps<'svg'>): JSX.Element {
    return (
      <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" {...props}>
        <path d={d} fill={fill} stroke="currentColor" strokeWidth="1.6" />
      </svg>
    );
  };
