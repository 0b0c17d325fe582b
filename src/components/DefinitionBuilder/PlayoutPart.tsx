import { useState } from 'react';
import Options from '../../ui/Options.tsx';
import Settings from './Settings.tsx';
import SettingsPart, { type FormSettings, type PartProps } from './SettingsPart.tsx';

/** The row colors in SPX's rundown, by number. Source: spx_accents.css in SPX 1.4.1. */
const UI_COLORS = ['gray', 'red', 'brown', 'green', 'blue', 'pink', 'purple', 'black'].map(
  (name, number) => [`${number}`, `${number}: ${name}`] as const,
);

const OUT_MODES = Object.entries({ manual: 'Manual', none: 'None', time: 'After milliseconds' });

const PLAYOUT: FormSettings = [
  {
    name: 'steps',
    label: 'Steps',
    help:
      'The number of frame actions marked as steps, plus one. Enter 0 if the graphic goes off air by ' +
      'itself, or -1 if the number varies.',
  },
  { name: 'outMode', label: 'Out mode', options: <Options of={OUT_MODES} /> },
  { name: 'duration', label: 'Milliseconds', inputMode: 'numeric' },
];

const HOSTS: FormSettings = [
  {
    name: 'layer',
    label: 'Layer',
    help: 'The layer that the template plays on. SPX has layers 1 to 5.',
    inputMode: 'numeric',
    placeholder: 'not set',
  },
  {
    name: 'webLayer',
    label: 'Web layer',
    help: 'The layer in SPX’s web renderer if it’s different, or a hyphen (-) for none',
    placeholder: 'not set',
  },
  {
    name: 'playChannel',
    label: 'Channel',
    help: 'The channel that the template plays on',
    inputMode: 'numeric',
    placeholder: 'not set',
  },
  {
    name: 'playServer',
    label: 'Play server',
    help: 'The server’s name in the SPX configuration, or a hyphen (-) for none',
    placeholder: 'OVERLAY',
    isCode: true,
  },
  {
    name: 'uiColor',
    label: 'UI color',
    help: 'The row’s color in the rundown. Only SPX uses it.',
    options: <Options of={[['', 'not set'], ...UI_COLORS]} />,
  },
];

/** How the template plays. What only SPX and CasparCG use is open at first if any of it is set. */
export default function PlayoutPart(props: PartProps): JSX.Element {
  const { form } = props;
  const [isUsed] = useState(() => HOSTS.some(({ name }) => form[name] !== ''));
  return (
    <SettingsPart
      {...props}
      title="Playout"
      settings={form.outMode === 'time' ? PLAYOUT : PLAYOUT.slice(0, -1)}
    >
      <details open={isUsed}>
        <summary className="medium">Settings for SPX and CasparCG</summary>
        <Settings {...props} settings={HOSTS} values={form} place="" />
      </details>
    </SettingsPart>
  );
}
