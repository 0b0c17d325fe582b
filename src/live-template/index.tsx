import clsx from 'clsx';
import {
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import { codeInHash } from '../../playground/model/share/link.ts';
import { pause } from '../../pause.ts';
import Bar from './controls/Bar.tsx';
import Commands from './controls/Commands.tsx';
import DraftNote from './controls/DraftNote.tsx';
import Fields from './controls/Fields.tsx';
import Invoke from './controls/Invoke.tsx';
import Scrub from './controls/Scrub.tsx';
import { playerId } from '../../player/deep-link.ts';
import { describeFocus, orderOf } from '../../player/keys.ts';
import type { EditedExport } from '../../player/make-download.ts';
import { firstData, metaOf } from '../../player/meta.ts';
import { isStillWanted } from '../../player/motion.ts';
import { createOrderQueue, type OrderQueue } from '../../player/orders.ts';
import { firstState, reduce } from '../../player/player-state.ts';
import { stillSession } from '../../player/still-session.ts';
import editing from './editing.module.css';
import { failedLabel, noScriptLabel, playerLabel, retryLabel } from '../../player/labels.ts';
import type { PlayerProps } from './Player/index.tsx';
import type { MenuProps } from './Player/Menu.tsx';
import type { Playing } from './Player/playing.ts';
import Stage from './Stage.tsx';
import styles from '../../controls/controls.module.css';
import { useIntent } from './useIntent.ts';
import { useView } from './useView.ts';
import { useWideRow } from './useWideRow.ts';

interface Props {
  /** The name of a folder in `src/examples`. */
  readonly example: string;
  /**
   * The name of the player in links to it, for pages with several players of one example. By default, it's the
   * name of the example.
   */
  readonly name?: string;
  readonly className?: string;
}

/** What the player's scripts provide. */
interface Loaded {
  readonly Player: ComponentType<PlayerProps>;
  readonly Menu: ComponentType<MenuProps>;
  readonly example: PlayerProps['example'];
  readonly figure: HTMLElement;
  readonly host: HTMLElement;
}

/**
 * A template of the project that plays in the page. Until the reader shows interest in it, it's a picture with controls. The
 * controls are the same before and after the player has loaded; what the reader asks for in between waits in `orders`.
 */
export default function LiveTemplate({ example, name = example, className }: Props): JSX.Element {
  const meta = metaOf(example);
  const figure = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [runSlot, setRunSlot] = useState<HTMLElement | null>(null);
  const [view, setView] = useView();
  const [state, dispatch] = useReducer(reduce, firstData(meta), firstState);
  const [loaded, setLoaded] = useState<Loaded>();
  const [playing, setPlaying] = useState<Playing>();
  const [isFailed, setFailed] = useState(false);
  const [isWanted, want] = useIntent(figure);
  const edited = useRef<EditedExport>();
  const queue = useRef<OrderQueue>();
  const orders = (queue.current ??= createOrderQueue(want));
  const still = useMemo(() => stillSession(meta.frame), [meta]);
  const [editorId, menuId] = [useId(), useId()];
  const { isEditing } = state;
  useWideRow(figure, isEditing);

  useEffect(() => {
    const { search, hash } = window.location;
    if (new URLSearchParams(search).get('live') === name || codeInHash(hash, name) !== undefined) want();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only the address with which the page was opened counts.
  }, [name]);

  useEffect(() => dispatch({ type: 'still', isStill: isStillWanted() }), []);

  useEffect(() => {
    if (!isWanted || isFailed) return undefined;
    let isLeft = false;
    const load = async (): Promise<void> => {
      try {
        const [{ default: Player }, { default: Menu }, { loadExample }] = await Promise.all([
          import(/* webpackChunkName: "player" */ './Player/index.tsx'),
          import(/* webpackChunkName: "player" */ './Player/Menu.tsx'),
          import(/* webpackChunkName: "player" */ '../../player/load-example.ts'),
        ]);
        const found = await loadExample(example);
        // Evaluating the scripts and rendering are separate tasks, so that the page stays responsive.
        await pause();
        if (isLeft || figure.current === null || host.current === null) return;
        setLoaded({ Player, Menu, example: found, figure: figure.current, host: host.current });
      } catch (error) {
        console.error(error);
        if (!isLeft) setFailed(true);
      }
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [isWanted, isFailed, example]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const isScrolled = view.isNatural && event.target.matches('[data-control="stage"]');
    const order = orderOf(event, describeFocus(event.target), isScrolled);
    if (order === undefined) return;
    event.preventDefault();
    orders.send(order);
  }

  const idOf = (key: string): string => `${name}-field-${key}`;
  const session = playing?.shown.session ?? still;
  const shared = { name, exampleName: example, view, onView: setView, state, dispatch, idOf, edited };
  return (
    // The keys work wherever the focus is inside it, except in fields and on buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <figure
      ref={figure}
      id={playerId(name)}
      className={clsx(styles.player, editing.player, className)}
      aria-label={playerLabel(meta.name)}
      data-live-template={example}
      data-editing={isEditing}
      data-search="off"
      onKeyDown={onKeyDown}
    >
      <div className={editing.deck}>
        <Stage ref={host} meta={meta} view={view} />
        <Commands
          ref={setRunSlot}
          session={session}
          editor={{
            id: editorId,
            isOpen: isEditing,
            onToggle: () => {
              want();
              dispatch({ type: 'edit', isEditing: !isEditing });
            },
          }}
          onOrder={orders.send}
        />
      </div>
      {loaded && (
        <loaded.Player
          {...shared}
          {...loaded}
          {...{ meta, orders, editorId, runSlot }}
          onPlaying={setPlaying}
        />
      )}
      {isFailed && (
        <p className={styles.error} role="alert">
          {failedLabel}{' '}
          <button type="button" className={styles.button} onClick={() => setFailed(false)}>
            {retryLabel}
          </button>
        </p>
      )}
      <div className={editing.desk}>
        <noscript>
          <p className={styles.error}>{noScriptLabel}</p>
        </noscript>
        <DraftNote name={name} isEditing={isEditing} />
        <Scrub
          session={session}
          marks={playing?.marks ?? meta.marks}
          rest={playing?.rest ?? meta.frame}
          isStill={state.isStill}
          onOrder={orders.send}
        />
        <Invoke
          commands={playing?.invoke ?? meta.invoke}
          argument={state.argument}
          onArgument={(argument) => dispatch({ type: 'argument', argument })}
          onOrder={orders.send}
        />
        <Fields
          parts={playing?.parts ?? meta.fields}
          data={state.data}
          preset={state.preset}
          example={example}
          pictures={playing?.pictures ?? []}
          player={playerLabel(meta.name)}
          idOf={idOf}
          noteOf={playing && ((field, value) => playing.noteOf(field.key, value, state.showsProblems))}
          onWrite={(key, value) => dispatch({ type: 'write', key, value })}
          onOrder={orders.send}
        />
        <Bar
          background={view.background}
          menu={state.menu}
          menuId={menuId}
          onBackground={(background) => setView({ ...view, background })}
          onMenu={(menu) => {
            want();
            dispatch({ type: 'menu', menu });
          }}
        />
        <div id={menuId} className={styles.menu} hidden={state.menu === undefined}>
          {loaded && playing && (
            <loaded.Menu {...shared} figure={loaded.figure} playing={playing} initial={firstData(meta)} />
          )}
        </div>
      </div>
    </figure>
  );
}
