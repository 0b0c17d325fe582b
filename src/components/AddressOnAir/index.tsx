import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef } from 'react';
import { isStillWanted } from '../../player/motion.ts';
import picture from '../../player/picture.module.css';
import { useIntent } from '../../player/useIntent.ts';
import { titleOf } from './title-of.ts';

/** A lower third that shows an address without a page. It loads and comes on air when it's in view. */
export default function AddressOnAir({ pathname }: { readonly pathname: string }): JSX.Element {
  const stage = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [isWanted] = useIntent(stage);
  const base = useBaseUrl('/examples/');
  const backdrop = useBaseUrl('/img/backgrounds/street.svg');
  const title = titleOf(pathname);

  useEffect(() => {
    const { current } = host;
    if (!isWanted || !current) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const data = { _name: 'Page not found', _title: title };
    import(/* webpackChunkName: "player" */ '../TemplateGallery/play.ts')
      .then(({ play }) =>
        play('lower-third', [current], base, () => undefined, signal, data, isStillWanted()),
      )
      .catch((error: unknown) => console.error(error));
    return () => controller.abort();
  }, [isWanted, base, title]);

  return (
    <div
      ref={stage}
      className={picture.picture}
      style={{ aspectRatio: '16 / 9' }}
      role="img"
      aria-label={`A lower third that says: Page not found. ${title}`}
    >
      <img className={`cover ${picture.backdrop}`} src={backdrop} alt="" loading="lazy" decoding="async" />
      <div ref={host} className={`cover ${picture.host}`} aria-hidden="true" data-on-air="" />
    </div>
  );
}
