import clsx from 'clsx';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { codeInHash } from '../../playground/share/link.ts';
import { pause } from '../../start/pause';
import { PLAYOUT_HOSTS } from '../../playout/hosts';
import { playerId } from './core/deep-link';
import { metaOf } from './core/meta';
import { failedLabel, playerLabel, retryLabel } from './labels';
import type { PlayerProps } from './Player';
import Stage, { firstView, type View } from './Stage';
import StillControls from './StillControls';
import styles from './styles.module.css';
import { useIntent } from './useIntent';
import { useReleased } from './useReleased';

interface Props {
  /** Name of a folder of `src/examples`. */
  readonly example: string;
  /** Name of the player in links to it, when a page has several of one example. Default: the example. */
  readonly name?: string;
  readonly className?: string;
}

/** What has come of the player's script. */
interface Loaded {
  readonly Player: ComponentType<PlayerProps>;
  readonly example: PlayerProps['example'];
  readonly figure: HTMLElement;
  readonly host: HTMLElement;
  /** The control that had the focus when the real ones took their place, and the one that was pressed. */
  readonly focused: string | undefined;
  readonly pressed: string | undefined;
}

/** A template of the project, to be played in the page. Until the reader shows intent, it is a picture and its controls. */
export default function LiveTemplate({ example, name = example, className }: Props): JSX.Element {
  const meta = metaOf(example);
  const figure = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(firstView);
  const [loaded, setLoaded] = useState<Loaded>();
  const [isFailed, setFailed] = useState(false);
  const pressed = useRef<string>();
  const [isWanted, want] = useIntent(figure);
  const released = useReleased(figure);

  useEffect(() => {
    const { search, hash } = window.location;
    if (new URLSearchParams(search).get('live') === name || codeInHash(hash, name) !== undefined) want();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The address counts as it was when the page was opened.
  }, [name]);

  useEffect(() => {
    if (!isWanted || isFailed) return undefined;
    let isLeft = false;
    const load = async (): Promise<void> => {
      try {
        const [player, { loadExample }] = await Promise.all([
          import('./Player'),
          import('./core/load-example'),
        ]);
        const found = await loadExample(example);
        // Its script has just been run; to draw it is work of its own.
        await pause();
        await released();
        if (isLeft || figure.current === null || host.current === null) return;
        const { activeElement } = document;
        const focused =
          activeElement instanceof HTMLElement && figure.current.contains(activeElement)
            ? activeElement.dataset['control']
            : undefined;
        setLoaded({
          Player: player.default,
          example: found,
          figure: figure.current,
          host: host.current,
          focused,
          pressed: pressed.current,
        });
      } catch (error) {
        console.error(error);
        if (!isLeft) setFailed(true);
      }
    };
    void load();
    return () => {
      isLeft = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `released` is another function each time and does the same.
  }, [isWanted, isFailed, example]);

  return (
    <figure
      ref={figure}
      id={playerId(name)}
      className={clsx(styles.player, className)}
      aria-label={playerLabel(meta.name)}
      data-live-template={example}
      data-search="off"
    >
      <Stage ref={host} meta={meta} view={view} />
      {loaded ? (
        <loaded.Player
          {...loaded}
          name={name}
          exampleName={example}
          meta={meta}
          view={view}
          onView={setView}
        />
      ) : (
        <StillControls
          meta={meta}
          formats={PLAYOUT_HOSTS.map(({ label }) => label)}
          onPress={(control) => {
            pressed.current = control;
            want();
          }}
        />
      )}
      {isFailed && (
        <p className={styles.error} role="alert">
          {failedLabel()}{' '}
          <button type="button" className={styles.button} onClick={() => setFailed(false)}>
            {retryLabel()}
          </button>
        </p>
      )}
    </figure>
  );
}
