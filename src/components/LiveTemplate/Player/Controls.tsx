import { useEffect, useMemo, useReducer } from 'react';
import { fieldsOf } from '../../../playout/definition/fields.ts';
import type { Data } from '../core/deep-link';
import { firstProblem, problemOf } from '../core/form';
import { marksOf } from '../core/marks';
import { firstState, reduce } from '../core/player-state';
import { presetData, type Preset } from '../core/presets';
import type { Session } from '../core/session';
import styles from '../styles.module.css';
import Announcer from './Announcer';
import Calls from './Calls';
import Commands from './Commands';
import Download from './Download';
import Fields from './Fields';
import type { PlayerProps } from './index';
import Panel from './Panel';
import Timeline from './Timeline';
import Transport from './Transport';
import { useKeys } from './useKeys';
import { useLiveView } from './useLiveView';
import ViewPanel from './ViewPanel';

interface Props extends PlayerProps {
  readonly session: Session;
  readonly opening: { readonly initial: Data; readonly data: Data };
}

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Everything below the stage. */
export default function Controls(props: Props): JSX.Element {
  const { name, exampleName, example, figure, view, onView, session, opening } = props;
  const [state, dispatch] = useReducer(reduce, firstState(opening.data, prefersStill()));
  const { data, sent, argument, showsProblems, speed, fps, isStill, panels } = state;
  const marks = useMemo(() => marksOf(example.project), [example]);
  const fields = useMemo(() => fieldsOf(example.project), [example]);
  const fieldId = (key: string): string => `${name}-field-${key}`;

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

  const update = (): void => send(session.update);
  return (
    <div className={styles.controls}>
      <Announcer session={session} />
      <Timeline session={session} marks={marks} />
      <Transport session={session} duration={marks.duration} />
      <Commands
        session={session}
        invoke={example.project.invokeCommands ?? []}
        argument={argument}
        onArgument={(text) => dispatch({ type: 'argument', argument: text })}
        onLoad={() => send((values) => void session.load(values))}
        onUpdate={update}
      />
      <Fields
        fields={fields}
        data={data}
        idOf={fieldId}
        problemOf={(field) => (showsProblems ? problemOf(field, data[field.key] ?? '') : undefined)}
        onWrite={(key, value) => dispatch({ type: 'write', key, value })}
        onSend={update}
        onPreset={tryPreset}
      />
      <Download example={exampleName} />
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
          designedFps={example.project.compositions[0]?.fps ?? 50}
          initial={opening.initial}
        />
      </Panel>
    </div>
  );
}
