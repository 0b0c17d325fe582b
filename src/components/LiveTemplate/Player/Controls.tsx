import { useEffect, useMemo, useReducer, type ReactNode } from 'react';
import { fieldsOf, formPartsOf } from '../../../playout/definition/fields.ts';
import type { ProjectDefinition } from '../../../runtime/index.ts';
import type { Data } from '../core/deep-link';
import { firstProblem, problemOf } from '../core/form';
import { mainOf, marksOf, restFrame } from '../core/marks';
import { isStillWanted, storeStill } from '../core/motion';
import { firstState, reduce } from '../core/player-state';
import { presetData, type Preset } from '../core/presets';
import type { EditedExport } from '../core/make-download';
import { showStage } from '../core/show-stage';
import styles from '../styles.module.css';
import Announcer from './Announcer';
import Calls from './Calls';
import Commands from './Commands';
import Download from './Download';
import Fields from './Fields';
import type { PlayerProps } from './index';
import Panel from './Panel';
import StillNote from './StillNote';
import Timeline from './Timeline';
import Transport, { type EditorToggle } from './Transport';
import { useKeys } from './useKeys';
import { useLiveView } from './useLiveView';
import type { Shown } from './useSession';
import ViewPanel from './ViewPanel';

interface Props extends Pick<PlayerProps, 'name' | 'exampleName' | 'figure' | 'view' | 'onView'> {
  readonly shown: Shown;
  /** The data of the example itself. */
  readonly initial: Data;
  readonly edited: EditedExport;
  readonly toggle: EditorToggle;
  /** The editor, when it is open. */
  readonly children: ReactNode;
}

/** Ids of the pictures among the resources of a template: an image loader takes them as a source. */
const picturesOf = ({ resources = [] }: ProjectDefinition): readonly string[] =>
  resources.filter(({ type }) => type === 'image').map(({ id }) => id);

/** Everything below the stage. */
export default function Controls(props: Props): JSX.Element {
  const { name, exampleName, figure, view, onView, shown, initial, edited, toggle, children } = props;
  const { session, project, opening } = shown;
  const [state, dispatch] = useReducer(reduce, firstState(opening.data, isStillWanted()));
  const { data, sent, argument, showsProblems, speed, fps, isStill, panels } = state;
  const marks = useMemo(() => marksOf(project), [project]);
  const fields = useMemo(() => fieldsOf(project), [project]);
  const parts = useMemo(() => formPartsOf(project), [project]);
  const pictures = useMemo(() => picturesOf(project), [project]);
  const fieldId = (key: string): string => `${name}-field-${key}`;

  useEffect(() => dispatch({ type: 'open', data: opening.data }), [opening]);
  useEffect(() => session.setSpeed(speed), [session, speed]);
  useEffect(() => session.setFps(fps), [session, fps]);
  useEffect(() => session.setStill(isStill), [session, isStill]);
  useKeys(figure, session, marks.duration, view.isNatural);
  useLiveView(session, sent, view, onView);

  /** Sends the form, unless a field refuses its value: then that field gets the focus. */
  function send(act: (data: Data) => void): void {
    const refused = firstProblem(fields, data);
    if (refused) {
      dispatch({ type: 'refused' });
      document.getElementById(fieldId(refused.key))?.focus();
      return;
    }
    dispatch({ type: 'sent' });
    act(data);
  }

  function tryPreset(preset: Preset): void {
    const row = presetData(preset, fields, data);
    dispatch({ type: 'fill', data: row.at(-1) ?? data });
    session.updateRow(row);
  }

  function play(): void {
    session.play();
    showStage(figure);
  }

  function chooseStill(next: boolean): void {
    storeStill(next);
    dispatch({ type: 'still', isStill: next });
  }

  function playWithMotion(): void {
    chooseStill(false);
    // The play must not come before the change.
    session.setStill(false);
    // The button goes, and the focus would go with it.
    figure.querySelector<HTMLElement>('[data-control="play"]')?.focus({ preventScroll: true });
    play();
  }

  const update = (): void => send(session.update);
  return (
    <div className={styles.controls}>
      <Announcer session={session} />
      <Timeline session={session} marks={marks} />
      <Transport
        {...{ session, isStill }}
        duration={marks.duration}
        rest={restFrame(project)}
        editor={toggle}
      />
      {children}
      <Commands
        session={session}
        invoke={project.invokeCommands ?? []}
        argument={argument}
        onArgument={(text) => dispatch({ type: 'argument', argument: text })}
        onLoad={() => send((values) => void session.load(values))}
        onPlay={play}
        onUpdate={() =>
          send((values) => {
            session.update(values);
            showStage(figure);
          })
        }
      />
      <StillNote {...{ session, isStill }} onMotion={playWithMotion} />
      <Fields
        parts={parts}
        data={data}
        pictures={pictures}
        idOf={fieldId}
        problemOf={(field) => (showsProblems ? problemOf(field, data[field.key] ?? '') : undefined)}
        onWrite={(key, value) => dispatch({ type: 'write', key, value })}
        onSend={update}
        onPreset={tryPreset}
      />
      <Download example={exampleName} edited={edited} data={data} />
      <Panel
        panel="calls"
        id={`${name}-calls`}
        isOpen={panels.includes('calls')}
        onToggle={() => dispatch({ type: 'panel', panel: 'calls' })}
      >
        <Calls session={session} template={exampleName} data={sent} />
      </Panel>
      <Panel
        panel="view"
        id={`${name}-view`}
        isOpen={panels.includes('view')}
        onToggle={() => dispatch({ type: 'panel', panel: 'view' })}
      >
        <ViewPanel
          {...{ name, figure, session, state, dispatch, view, onView }}
          onStill={chooseStill}
          designedFps={mainOf(project).fps ?? 50}
          initial={initial}
        />
      </Panel>
    </div>
  );
}
