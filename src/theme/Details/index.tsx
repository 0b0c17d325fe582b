// Replaces the theme's details with animated native ones, which links and searches open before hydration.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { isValidElement, type MouseEvent } from 'react';
import type { Props } from '@theme/Details';
import { toggleSmoothly } from './toggle-smoothly.ts';

export default function Details({ summary, children, className, ...props }: Props): JSX.Element {
  useBrokenLinks().collectAnchor(props.id);
  const onClick = (event: MouseEvent<HTMLDetailsElement>): void => {
    const { target, currentTarget } = event;
    const isOwn = target instanceof Element && target.closest('summary')?.parentElement === currentTarget;
    if (!isOwn || target.closest('a, button, input') !== null) return;
    event.preventDefault();
    toggleSmoothly(currentTarget);
  };
  return (
    /* eslint-disable-next-line jsx-a11y/click-events-have-key-events,
       jsx-a11y/no-noninteractive-element-interactions -- The summary gets the keyboard's clicks, too. */
    <details {...props} className={clsx('alert alert--info margin-bottom--md', className)} onClick={onClick}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div>
        <div className="flush padding-top--md">{children}</div>
      </div>
    </details>
  );
}
