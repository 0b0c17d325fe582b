// What the signals around a mixer look like. Their black and white mean the same in both color modes.
import { Arrow, Label, type Place } from './Parts.tsx';
import styles from './styles.module.css';

interface ScreenProps extends Place {
  /** `hidden` is the camera's picture with the outline of a graphic that's loaded but invisible. */
  readonly shows: 'fill' | 'key' | 'program' | 'video' | 'hidden';
}

const graphic = { x: 8, y: 35, width: 46, height: 12 };
const lit = { fill: 'var(--kf-fill)', program: 'var(--kf-fill)', key: 'var(--kf-scene-white)' };

/** A monitor of 96 × 54 units. */
export function Screen({ x, y, shows }: ScreenProps): JSX.Element {
  const isSignal = shows === 'fill' || shows === 'key';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect fill={isSignal ? 'var(--kf-scene-black)' : 'var(--kf-scene-water)'} width="96" height="54" />
      {!isSignal && (
        <path fill="var(--kf-scene-far)" d="M58 54c0-15 4-18 10-20a9 9 0 1 1 8 0c6 2 10 5 10 20z" />
      )}
      {shows in lit && <rect fill={lit[shows as keyof typeof lit]} {...graphic} />}
      {shows === 'hidden' && (
        <rect fill="none" stroke="var(--kf-scene-white)" strokeDasharray="4 3" {...graphic} />
      )}
      <rect className={styles.leader} width="96" height="54" />
    </g>
  );
}

/** Fill and key, how the mixer puts them over the camera's picture, and what viewers see: 250 units high. */
export function Signals({ y }: { readonly y: number }): JSX.Element {
  return (
    <g>
      <Arrow from={[60, y]} to={[60, y + 28]} />
      <Arrow from={[176, y]} to={[176, y + 28]} />
      <Screen x={12} y={y + 28} shows="fill" />
      <Screen x={128} y={y + 28} shows="key" />
      <Label x={12} y={y + 99} look="strong" text="Fill" />
      <Label x={128} y={y + 99} look="strong" text="Key" />
      <Label x={38} y={y + 99} look="soft" text="(colors)" />
      <Label x={156} y={y + 99} look="soft" text="(opacity)" />
      <Label x={240} y={y + 50} look="soft" text="White is opaque," />
      <Label x={240} y={y + 67} look="soft" text="black transparent." />
      <path className={styles.line} d={`M60 ${y + 108}v20h116v-20`} />
      <Arrow from={[118, y + 128]} to={[118, y + 150]} />
      <rect className={styles.strongBox} x="12" y={y + 150} width="212" height="30" rx="2" />
      <Label x={118} y={y + 169.5} anchor="middle" look="strong" text="Mixer" />
      <Screen x={252} y={y + 138} shows="video" />
      <Label x={252} y={y + 129} look="soft" text="Camera" />
      <Arrow from={[252, y + 165]} to={[224, y + 165]} />
      <Arrow from={[118, y + 180]} to={[118, y + 206]} />
      <Screen x={70} y={y + 206} shows="program" />
      <Label x={182} y={y + 229} look="strong" text="Program" />
      <Label x={182} y={y + 246} look="soft" text="what viewers see" />
    </g>
  );
}
