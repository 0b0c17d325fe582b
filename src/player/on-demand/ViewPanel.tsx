import { useId, type ComponentProps } from 'react';
import Select from '../../ui/Select.tsx';
import type { Data } from '../../playout/commands/command.ts';
import { toLink } from '../deep-link.ts';
import { MENUS, type PlayerState, type PlayerStore } from '../player-state.ts';
import type { SessionState } from '../session/useSnapshot.ts';
import type { View } from '../useView.ts';
import CopyButton from '../../ui/CopyButton.tsx';
import Panel from './Panel.tsx';
import styles from '../form/fields.module.css';

const SPEEDS = [0.1, 0.25, 0.5, 1, 2];
const FRAME_RATES = [25, 29.97, 30, 50, 59.94, 60];

interface Props {
  readonly state: PlayerState;
  readonly change: PlayerStore['change'];
  readonly onStill: (isStill: boolean) => void;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly designedFps: number;
  /** What a link to this frame needs. Undefined for the reader's version, which the editor can link to. */
  readonly link:
    { readonly name: string; readonly session: SessionState; readonly initial: Data } | undefined;
}

interface ChoiceProps extends ComponentProps<typeof Select> {
  readonly label: string;
}

function Choice({ label, ...select }: ChoiceProps): JSX.Element {
  const id = useId();
  return (
    <span className="field">
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...select} />
    </span>
  );
}

/** How the stage looks, and how fast the template plays. */
export default function ViewPanel(props: Props): JSX.Element {
  const { state, change, onStill, view, onView, designedFps, link } = props;
  const look = (part: Partial<View>): void => onView({ ...view, ...part });
  const switches = [
    ['Title safe area', view.hasTitleArea, (hasTitleArea: boolean) => look({ hasTitleArea })],
    ['Action safe area', view.hasActionArea, (hasActionArea: boolean) => look({ hasActionArea })],
    ['No motion: skip animations', state.isStill, onStill],
  ] as const;
  return (
    <Panel title={MENUS.view}>
      <div className={`line margin-bottom--sm ${styles.fields}`}>
        <Choice
          label="Size"
          value={view.size}
          of={Object.entries({ fit: 'Fit', zoomed: 'Zoom', natural: '1:1' })}
          onChoose={(size) => look({ size: size as View['size'] })}
        />
        <Choice
          label="Speed"
          value={String(state.speed)}
          of={SPEEDS.map((speed) => [String(speed), `${speed} ×`])}
          onChoose={(value) => change({ speed: Number(value) })}
        />
        <Choice
          label="Frames per second"
          value={String(state.fps ?? '')}
          of={[['', `As designed: ${designedFps}`], ...FRAME_RATES.map(String)]}
          onChoose={(value) => change({ fps: value === '' ? undefined : Number(value) })}
        />
      </div>
      <div className="line spread">
        <div className={`line ${styles.fields}`}>
          {switches.map(([label, isOn, onChange]) => (
            <label key={label} className="switch">
              <input type="checkbox" checked={isOn} onChange={() => onChange(!isOn)} />
              {label}
            </label>
          ))}
        </div>
        {link && (
          <CopyButton
            label="Copy link to this frame"
            control="copy:link"
            text={() => {
              const { frame } = link.session.snapshot();
              return toLink(window.location.href, link.name, { frame, data: state.sent }, link.initial);
            }}
          />
        )}
      </div>
    </Panel>
  );
}
