import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A button as all of the site's tools have it. Its class adds to the look. */
export default function Button({ className, ...rest }: ComponentProps<'button'>): JSX.Element {
  return <button type="button" {...rest} className={clsx('button', className)} />;
}
