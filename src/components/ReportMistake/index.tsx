import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { type MouseEvent, useState } from 'react';
import { linkOf, product } from '../../product.ts';
import { reportAddress, sectionInView } from './report.ts';

/** A link to the form with the page and the section that's in view when the reader reaches for the link. */
function FormLink(): JSX.Element {
  const { pathname } = useLocation();
  const [section, setSection] = useState<string | null>(null);
  // Focusing the link with the keyboard scrolls the page first.
  const look = (): void => {
    requestAnimationFrame(() => setSection(sectionInView(document)));
  };
  // The address has to be right before the browser follows it, and a state update would be too late.
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.currentTarget.href = reportAddress(product.reportUrl, pathname, sectionInView(document));
  };
  return (
    <a
      className="report-mistake"
      href={reportAddress(product.reportUrl, pathname, section)}
      onFocus={look}
      onPointerEnter={look}
      onClick={onClick}
    >
      Report a mistake
    </a>
  );
}

/** A link to the form for reporting mistakes. */
export default function ReportMistake(): JSX.Element {
  const address = linkOf(product.reportUrl);
  if (address === product.reportUrl) return <FormLink />;
  return (
    <Link className="report-mistake" href={address}>
      Report a mistake
    </Link>
  );
}
