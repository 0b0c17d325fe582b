import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import { type MouseEvent, useState } from 'react';
import { product } from '../../product';
import { reportAddress, sectionInView } from './report';
import styles from './styles.module.css';

/** A link to the form for mistakes; the section is the one in view when the reader reaches for it. */
export default function ReportMistake(): JSX.Element {
  const { pathname } = useLocation();
  const [section, setSection] = useState<string | null>(null);
  // A focus that comes by keyboard scrolls the page first.
  const look = (): void => {
    requestAnimationFrame(() => setSection(sectionInView(document)));
  };
  // The address must be right before the browser follows it, and state comes too late for that.
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.currentTarget.href = reportAddress(product.reportUrl, pathname, sectionInView(document));
  };
  return (
    <a
      className={styles.link}
      href={reportAddress(product.reportUrl, pathname, section)}
      onFocus={look}
      onPointerEnter={look}
      onClick={onClick}
    >
      <Translate id="keyfill.reportMistake" description="Link that reports a mistake on the page">
        Report a mistake
      </Translate>
    </a>
  );
}
