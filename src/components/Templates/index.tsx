import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { GALLERY, type GalleryEntry } from '../../examples/gallery.ts';
import LiveTemplate, { type ExampleName } from '../LiveTemplate/index.tsx';
import { GALLERY_PAGE, nameOf } from '../TemplateGallery/address.ts';
import { land } from '../TemplateGallery/flight.ts';
import TemplateGallery from '../TemplateGallery/index.tsx';
import styles from './styles.module.css';

/** The most characters of an unknown name that the page repeats. */
const LONGEST = 40;

function Opened({ entry }: { readonly entry: GalleryEntry }): JSX.Element {
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    if (page.current) land(page.current);
  }, []);
  // The site moves the focus of each new page first.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={page} data-opened>
      <PageMetadata title={nameOf(entry)} description={entry.line} />
      <div className={`line baseline ${styles.head}`}>
        <h1 ref={heading} className="bare" tabIndex={-1}>
          {nameOf(entry)}
        </h1>
        <p className="bare soft">{entry.line}</p>
        <p className={`bare line soft ${styles.links}`}>
          <Link to={GALLERY_PAGE}>All templates</Link>
          <Link to={entry.page}>How it’s made</Link>
        </p>
      </div>
      <LiveTemplate example={entry.example as ExampleName} />
    </section>
  );
}

/** The page of all templates. The one that its address names is on the stage, above the others. */
export default function Templates({ children }: { readonly children: ReactNode }): JSX.Element {
  const { search } = useLocation();
  // The built page doesn't have a query.
  const wanted = useIsBrowser() ? new URLSearchParams(search).get('template') : null;
  const entry = GALLERY.find(({ example }) => example === wanted);
  const last = useRef<string>();

  useEffect(() => {
    // Readers who come back continue at the card that they opened.
    if (!entry && last.current !== undefined)
      document.querySelector<HTMLElement>(`[data-gallery="${last.current}"]`)?.focus();
    last.current = entry?.example;
  }, [entry]);

  if (entry) {
    return (
      <>
        <Opened key={entry.example} entry={entry} />
        <section aria-labelledby="more">
          <h2 id="more">More templates</h2>
          <TemplateGallery hasFilters onStage={entry.example} />
        </section>
      </>
    );
  }
  return (
    <>
      {wanted !== null && (
        <p className="error-box" role="alert">
          There’s no template named “{wanted.slice(0, LONGEST)}”. Choose one of these.
        </p>
      )}
      {children}
    </>
  );
}
