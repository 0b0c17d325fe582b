import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { useRef } from 'react';
import Harbor from '../../components/Drawing/Harbor.tsx';
import { addressOf } from '../../components/TemplateGallery/address.ts';
import filters from '../../components/TemplateGallery/styles.module.css';
import { cropOf } from '../../player/crop.ts';
import { metaOf } from '../../player/meta.ts';
import Picture from '../../player/Picture.tsx';
import { FLAGSHIPS } from './flagships.ts';
import styles from './styles.module.css';
import { useShow } from './useShow.ts';

/** How many times as wide as 16 by 9 the monitors of fill and key are, which show only the part with the graphic. */
const SHAPE = 1.4;

const percent = (part: number): string => `${part * 100}%`;

/** Program, fill, and key of one template after another. */
export default function Monitors(): JSX.Element {
  const wall = useRef<HTMLDivElement>(null);
  const [program, fill, key] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const pauseButton = useRef<HTMLButtonElement>(null);
  const { index, isPlaying, isLive, isStill, play, pause, show } = useShow(wall, [program, fill, key]);
  const { example, backdrop } = FLAGSHIPS[index] ?? FLAGSHIPS[0];
  const meta = metaOf(example);
  const name = meta.name.toLowerCase();
  const crop = cropOf(meta.box, SHAPE);
  const part = {
    inlineSize: percent(1 / crop.width),
    insetInlineStart: percent(-crop.x / crop.width),
    insetBlockStart: percent(-crop.y / crop.height),
  };
  // While a template loads, the poster of the next one would flash.
  const isCovered = isLive || isPlaying;
  return (
    <div ref={wall} className={styles.gallery}>
      <figure className={clsx(styles.monitor, styles.program)}>
        <div role="img" aria-label={`Video with a ${name}. ${meta.description ?? ''}`.trim()}>
          <Picture
            ref={program}
            meta={meta}
            className={styles.screen}
            backdrop={
              backdrop === 'harbor' ? (
                <svg viewBox="0 0 1920 1080" aria-hidden="true">
                  <Harbor />
                </svg>
              ) : (
                backdrop
              )
            }
            isLive={isCovered}
            sizes="(min-width: 997px) 54rem, 100vw"
          />
        </div>
        {!isPlaying && (
          <button
            type="button"
            className={styles.start}
            aria-label={`Play the ${name}`}
            onClick={() => {
              // This button disappears, and the focus would disappear with it.
              pauseButton.current?.focus();
              play();
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M7 5v14l11-7z" />
            </svg>
          </button>
        )}
        <figcaption>Program</figcaption>
      </figure>
      {(
        [
          ['Fill', 'The graphic in its colors on black', fill],
          ['Key', 'The shape of the graphic in white on black; gray areas are semitransparent', key],
        ] as const
      ).map(([label, description, host]) => (
        <figure key={label} className={styles.monitor}>
          <div
            role="img"
            aria-label={description}
            className={styles.cropped}
            style={{ aspectRatio: (16 / 9) * SHAPE }}
          >
            <Picture
              ref={host}
              meta={meta}
              className={label === 'Key' ? styles.key : undefined}
              style={part}
              isLive={isCovered}
              sizes="(min-width: 997px) 54rem, 100vw"
            />
          </div>
          <figcaption>{label}</figcaption>
        </figure>
      ))}
      <div className={clsx(filters.filters, styles.desk)}>
        <button ref={pauseButton} type="button" onClick={isPlaying ? pause : play}>
          {isPlaying ? 'Pause' : isStill ? 'Play with motion' : 'Play'}
        </button>
        {FLAGSHIPS.map((flagship, place) => (
          <button
            key={flagship.example}
            type="button"
            className={clsx(isPlaying && isLive && place === index && styles.isRunning)}
            aria-pressed={place === index}
            onClick={() => show(place)}
          >
            {metaOf(flagship.example).name}
          </button>
        ))}
        <Link to={addressOf(example)}>{`Open the ${name}`}</Link>
      </div>
    </div>
  );
}
