import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { pause } from '../shared/pause.ts';
import type { ProjectDefinition } from '../runtime/definition/project.ts';
import type { Command } from './commands.ts';
import Bar from './controls/Bar.tsx';
import Commands from './controls/Commands.tsx';
import Invoke from './controls/Invoke.tsx';
import { commandOf } from './controls/keys.ts';
import Lamp from './controls/Lamp.tsx';
import Foot from './controls/Foot.tsx';
import Scrub from './controls/Scrub.tsx';
import Version from './controls/Version.tsx';
import { playerId } from './deep-link.ts';
import type { Editing, EditorRequest } from './editing.ts';
import Fields from './form/Fields.tsx';
import Presets from './form/Presets.tsx';
import layout from './layout.module.css';
import { loadPlayer, prepare } from './load-player.ts';
import { firstArgument, firstData, metaOf } from './meta.ts';
import { isStillWanted } from './motion.ts';
import type { Playing } from './on-demand/on-stage.ts';
import { createStore } from '../shared/store.ts';
import { useStore } from '../shared/useStore.ts';
import { firstState, showOriginal, type Menu } from './player-state.ts';
import { createQueue, type Queue } from './queue.ts';
import { RECIPE_EVENT, type Recipe } from './recipe.ts';
import { stillSession, useSnapshot, type SessionState } from './session/useSnapshot.ts';
import FileButton from '../ui/FileButton.tsx';
import LoadFailure from '../ui/LoadFailure.tsx';
import Stage from './Stage.tsx';
import { useIntent } from './useIntent.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { useView } from './useView.ts';
import { useWideRow } from './useWideRow.ts';

export interface LiveTemplateProps {
  /** The name of a folder in `src/examples`. */
  readonly example: string;
  /** The player's name in links, for pages with several players of one example. By default, the example's. */
  readonly name?: string;
  /** Whether it has a button for opening a project file. Every player accepts one dropped on its stage. */
  readonly opensProjects?: boolean;
  /** Whether its picture loads with the page, which `src/mdx/first-stage.ts` knows. */
  readonly isFirst?: boolean;
}

interface Props extends LiveTemplateProps {
  readonly editing: Editing;
  /** Loads a project to show instead of the example's, if there's one. */
  readonly start?: () => Promise<ProjectDefinition | undefined>;
  readonly opensEditor?: boolean;
}

/** A template in the page, as a picture until the reader shows interest. Commands wait for the player. */
export default function LiveTemplate(props: Props): JSX.Element {
  const { example, name = example, opensProjects, isFirst, editing, start, opensEditor = false } = props;
  const meta = metaOf(example);
  const figure = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [menuSlot, setMenuSlot] = useState<HTMLElement | null>(null);
  const [view, setView] = useView(meta.backdrop);
  const [store] = useState(() => createStore(firstState(example, firstData(meta), firstArgument(meta))));
  const state = useStore(store);
  const { change } = store;
  const baseUrl = useBaseUrl('/');
  const [playing, setPlaying] = useState<Playing>();
  // Building the stage takes longer than anything else here, so it waits for a reader who wants to play.
  const [isWanted, want] = useIntent(
    figure,
    useCallback(() => prepare(example), [example]),
  );
  const queue = useRef<Queue<Command>>();
  const commands = (queue.current ??= createQueue(want));
  const requestQueue = useRef<Queue<EditorRequest>>();
  const requests = (requestQueue.current ??= createQueue(() => {
    want();
    change({ needsEditor: true });
  }));
  const still = useMemo(() => stillSession(meta.frame), [meta]);
  const [editorId, menuId] = [useId(), useId()];
  const { isEditing, menu } = state;
  useWideRow(figure, isEditing);

  useEffect(() => {
    const open = (): void => {
      want();
      change({ isEditing: true });
    };
    if (new URLSearchParams(window.location.search).get('live') === name) want();
    if (opensEditor) open();
    const openShared = (): void => {
      if (!editing.isLinked(name)) return;
      open();
      figure.current?.scrollIntoView();
    };
    openShared();
    window.addEventListener('hashchange', openShared);
    return () => window.removeEventListener('hashchange', openShared);
  }, [name, editing, opensEditor, want, change]);

  useEffect(() => {
    const { current } = figure;
    const tryRecipe = (event: Event): void => {
      const { detail: recipe } = event as CustomEvent<Recipe>;
      if (recipe.opensEditor) change({ isEditing: true });
      requests.send({ type: 'recipe', recipe });
      if (recipe.opensEditor) current?.scrollIntoView();
    };
    current?.addEventListener(RECIPE_EVENT, tryRecipe);
    return () => current?.removeEventListener(RECIPE_EVENT, tryRecipe);
  }, [requests, change]);

  function toggleEditor(): void {
    want();
    if (!isEditing) change({ needsEditor: true });
    // An empty stage shows nothing of what changes.
    if (!isEditing && playing?.shown.session.snapshot().status === 'off-air')
      commands.send({ type: 'seek', frame: playing.rest });
    const toggle = (): void => change({ isEditing: !isEditing });
    import(/* webpackChunkName: "player" */ './show-editor.ts')
      .then(({ showEditor }) => figure.current && showEditor(figure.current, editorId, !isEditing, toggle))
      .catch(toggle);
  }

  const openProject = (file: File): void => {
    change({ isEditing: true });
    requests.send({ type: 'open', file });
  };

  useEffect(() => change({ isStill: isStillWanted() }), [change]);

  const load = async () => {
    const [{ default: Player }, { openOriginal }] = await loadPlayer();
    const { current: stage } = host;
    if (!figure.current || !stage) return undefined;
    const initial = await openOriginal(store, { name, meta, host: stage, baseUrl, start });
    // Evaluating the scripts and rendering are separate tasks, so the page stays responsive.
    await pause();
    return { Player, initial, figure: figure.current, host: stage };
  };
  const [loaded, retry] = useLoaded(isWanted, load);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const isScrolled = view.size !== 'fit' && event.target.matches('[data-control="stage"]');
    const command = commandOf(event, event.target, isScrolled);
    if (command === undefined) return;
    event.preventDefault();
    commands.send(command);
  }

  const label = `Live template: ${meta.name}`;
  const idOf = (key: string): string => `${name}-field-${key}`;
  useBrokenLinks().collectAnchor(playerId(name));
  const next = playing?.shown.session ?? still;
  const isLoading = useSnapshot(next, ({ status }) => status === 'loading');
  // While another version loads, the controls stay as they are.
  const [session, setSession] = useState<SessionState>(next);
  if (!isLoading && session !== next) setSession(next);
  const { marks, invoke } = playing ?? meta;
  const parts = playing?.parts ?? meta.fields;
  const onMenu = (next: Menu): void => {
    want();
    change({ menu: next === menu ? undefined : next });
  };
  const lamp = <Lamp id={playerId(name)} {...{ session, marks }} />;
  const measures: Record<string, string> = { '--ratio': String(meta.width / meta.height) };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys work anywhere in it.
    <figure
      ref={figure}
      id={playerId(name)}
      className={clsx('tool', layout.player)}
      aria-label={label}
      data-live-template={example}
      data-editing={isEditing}
      data-pinned={isEditing || menu === 'view' || menu === 'calls'}
      data-search="off"
      style={measures}
      onKeyDown={onKeyDown}
    >
      <div className={layout.deck}>
        <div className={clsx('holder', layout.view)}>
          <div className="holder" data-frame="">
            <Stage
              ref={host}
              {...{ meta, view, session, isFirst }}
              main={playing?.main ?? meta}
              texts={state.sent}
              onFile={openProject}
            />
          </div>
        </div>
        <Commands session={session} data={state.data} onCommand={commands.send}>
          {isEditing && lamp}
          <Scrub
            {...{ session, marks }}
            rest={playing?.rest ?? meta.frame}
            isStill={state.isStill}
            onCommand={commands.send}
          />
        </Commands>
      </div>
      {loaded && state.shown && (
        <ErrorBoundary
          fallback={({ tryAgain }) => (
            <LoadFailure
              text="The player stopped because of an error."
              retry={() => {
                showOriginal(store);
                tryAgain();
              }}
            />
          )}
        >
          <loaded.Player
            {...{ name, meta, view, state, store, commands, requests, idOf, editorId }}
            menuSlot={menuSlot}
            shown={state.shown}
            initial={loaded.initial}
            figure={loaded.figure}
            host={loaded.host}
            loadEditor={editing.load}
            onView={setView}
            onPlaying={setPlaying}
            onClose={toggleEditor}
          />
        </ErrorBoundary>
      )}
      <LoadFailure text="The player couldn’t be loaded." retry={retry} />
      <div className={clsx('no-print column', layout.desk)}>
        <noscript>
          <p className="error-box">To play the template, turn on JavaScript in your browser.</p>
        </noscript>
        <div className={layout.bar}>
          <Bar
            {...{ view, menu, menuId, onMenu }}
            shapes={(playing ?? meta).shapes}
            main={playing?.main.id}
            onShape={(id) => requests.send({ type: 'shape', id })}
            onView={setView}
          >
            {!isEditing && lamp}
            <Version
              {...{ name, isEditing }}
              title={meta.name}
              draft={state.draft}
              isLinked={state.isLinked}
              needsEditor={state.needsEditor}
              savedDraft={editing.savedDraft}
              isOwn={state.shown?.code !== undefined}
              onRequest={requests.send}
            />
          </Bar>
          <div id={menuId} ref={setMenuSlot} className="menu-panel ruled inset" hidden={menu === undefined} />
          {opensProjects && (
            <div className="line ruled inset">
              <FileButton control="open-project" accept=".keyfill" onFile={openProject}>
                Open a project
              </FileButton>
              <span className="note">Choose a .keyfill file, or drop it on the stage.</span>
            </div>
          )}
        </div>
        <div className="ruled inset" hidden={menu !== undefined}>
          <Fields
            {...{ state, idOf, parts }}
            pictures={playing?.pictures ?? []}
            player={label}
            noteOf={playing?.noteOf}
            onWrite={(key, value) => change(({ data }) => ({ data: { ...data, [key]: value }, preset: '' }))}
            onCommand={commands.send}
          >
            <Invoke
              commands={invoke}
              argument={state.argument}
              onArgument={(argument) => change({ argument })}
              onCommand={commands.send}
            />
            {parts.length > 0 && <Presets state={state} onCommand={commands.send} />}
          </Fields>
        </div>
        <Foot
          {...{ menu, menuId, editorId, onMenu }}
          // What didn't load has no button that closes it.
          isEditing={isEditing && !retry}
          onEdit={toggleEditor}
        />
      </div>
    </figure>
  );
}
