// Ejected: the theme's class has "scroll" in its name, so Reader View and others drop the heading.
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { Props } from '@theme/Heading';

export default function Heading({ as: As, id, children, className, ...props }: Props): JSX.Element {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  const title = translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading: typeof children === 'string' ? children : id },
  );
  return (
    <As {...props} className={clsx('anchor content-heading', className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title}>
        &#8203;
      </Link>
    </As>
  );
}
