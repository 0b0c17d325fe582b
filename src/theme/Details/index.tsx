// Replaces the theme's details with native ones, which links and searches open before hydration.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { isValidElement } from 'react';
import type { Props } from '@theme/Details';

export default function Details({ summary, children, className, ...props }: Props): JSX.Element {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert alert--info margin-bottom--md', className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className="flush padding-top--md">{children}</div>
    </details>
  );
}
