// Replaces the frame of the footer: logo and copyright stand in one row at the start, not in the middle.
import clsx from 'clsx';
import type { Props } from '@theme/Footer/Layout';

export default function FooterLayout({ style, links, logo, copyright }: Props): JSX.Element {
  return (
    <footer className={clsx('footer', { 'footer--dark': style === 'dark' })}>
      <div className="container">
        {links}
        {(logo || copyright) && (
          <div className="footer__bottom">
            {logo}
            {copyright}
          </div>
        )}
      </div>
    </footer>
  );
}
