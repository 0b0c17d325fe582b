import { useId, type Dispatch } from 'react';
import { toLink, type Data } from '../../../player/deep-link.ts';
import { FRAME_RATES, SPEEDS, type PlayerAction, type PlayerState } from '../../../player/player-state.ts';
import type { Session } from '../../../player/session.ts';
import type { View } from '../Stage.tsx';
import parts from '../../../controls/controls.module.css';
import CopyButton from './CopyButton.tsx';
import FullScreenButton from './FullScreenButton.tsx';
import styles from './menus.module.css';

interface Props {
  readonly name: string;
  readonly figure: HTMLElement;
  readonly session: Session;
  readonly state: PlayerState;
  readonly dispatch: Dispatch<PlayerAction>;
  readonly onStill: (isStill: boolean) => void;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly designedFps: number;
  readonly initial: Data;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps): JSX.Element {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={`${parts.input} ${parts.select}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map(([optionValue, optionLabel]) => (
          <option key={optionValue} value={optionValue}>
            {optionLabel}
          </option>
        ))}
      </select>
    </span>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Switch = ({ label, isOn, onChange }: SwitchProps): JSX.Element => (
  <label className={parts.switch}>
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
    {label}
  </label>
);

/** How the stage looks, and how fast the template plays. */
export default function ViewPanel(props: Props): JSX.Element {
  const { name, figure, session, state, dispatch, onStill, view, onView, designedFps, initial } = props;
  const change = (part: Partial<View>): void => onView({ ...view, ...part });
  return (
    <div className={styles.settings}>
      <Choice
        label="Size"
        value={view.isNatural ? 'natural' : 'fit'}
        options={[
          ['fit', 'Fit'],
          ['natural', '1:1'],
        ]}
        onChange={(value) => change({ isNatural: value === 'natural' })}
      />
      <Choice
        label="Speed"
        value={String(state.speed)}
        options={SPEEDS.map((speed) => [String(speed), `${speed} ×`])}
        onChange={(value) => dispatch({ type: 'speed', speed: Number(value) })}
      />
      <Choice
        label="Frames per second"
        value={String(state.fps ?? '')}
        options={[
          ['', `As designed: ${designedFps}`],
          ...FRAME_RATES.map((fps) => [String(fps), String(fps)] as const),
        ]}
        onChange={(value) => dispatch({ type: 'fps', fps: value === '' ? undefined : Number(value) })}
      />
      <Switch
        label="Title safe area"
        isOn={view.hasTitleArea}
        onChange={(hasTitleArea) => change({ hasTitleArea })}
      />
      <Switch
        label="Action safe area"
        isOn={view.hasActionArea}
        onChange={(hasActionArea) => change({ hasActionArea })}
      />
      <Switch
        label="No motion: skip straight to the frame where playback stops"
        isOn={state.isStill}
        onChange={onStill}
      />
      <div className={styles.group}>
        <FullScreenButton figure={figure} />
        <CopyButton
          label="Copy link to this frame"
          control="copy:link"
          text={() =>
            toLink(window.location.href, name, { frame: session.snapshot().frame, data: state.sent }, initial)
          }
        />
      </div>
    </div>
  );
}
