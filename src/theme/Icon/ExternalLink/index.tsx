// An arrow without a box, named for screen readers as in Docusaurus 3.9 (facebook/docusaurus#11331).
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function IconExternalLink(): JSX.Element {
  return (
    <svg
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      role="img"
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
      className={styles.iconExternalLink}
    >
      <path d="M2 10 10 2M4 2h6v6" />
    </svg>
  );
}
