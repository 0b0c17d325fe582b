// What the signals around a mixer look like. Their black and white mean the same in both color modes.
import useBaseUrl from '@docusaurus/useBaseUrl';
import { FONT } from '../../examples/fonts.ts';
import { Arrow, Label, Lines, Plate, type Place } from './Parts.tsx';
import styles from './styles.module.css';

interface ScreenProps extends Place {
  /** `hidden` has the outline of a graphic that's loaded but invisible, and `canvas` isn't on air. */
  readonly shows: 'fill' | 'key' | 'program' | 'canvas' | 'video' | 'hidden';
  readonly width?: number;
}

/** The graphic: a plate with a name. */
const graphic = 'M8 35h54l-4 12H8z';

/** A monitor, which is 96 × 54 units by default. The program has the frame of what's on air. */
export function Screen({ x, y, shows, width = 96 }: ScreenProps): JSX.Element {
  const camera = useBaseUrl('/img/backgrounds/harbor.svg');
  const isSignal = shows === 'fill' || shows === 'key';
  const isNamed = shows === 'fill' || shows === 'program' || shows === 'canvas';
  const fontSize = Math.max(13, width / 15);
  const frame = { x, y, width, height: (width * 9) / 16 };
  return (
    <>
      <svg {...frame} viewBox="0 0 96 54">
        {isSignal ? (
          <path fill="var(--kf-scene-black)" d="M0 0h96v54H0z" />
        ) : (
          <image href={camera} width="96" height="54" />
        )}
        {shows === 'hidden' && (
          <path fill="none" stroke="var(--kf-scene-white)" strokeDasharray="4 3" d={graphic} />
        )}
        {shows === 'key' && <path fill="var(--kf-scene-white)" d={graphic} />}
        {isNamed && <path className={styles.signal} d={graphic} />}
      </svg>
      {isNamed && (
        <text
          className={styles.onSignal}
          x={x + width / 8}
          y={y + (width * 41) / 96 + fontSize * 0.35}
          {...{ fontSize, fontFamily: FONT, fontWeight: 700 }}
        >
          {width < 190 ? 'Mira' : 'Mira Halvorsen'}
        </text>
      )}
      <rect className={shows === 'program' ? styles.onAir : styles.leader} {...frame} />
    </>
  );
}

const meaning = ['White is opaque,', 'black transparent.'];

interface SignalsProps {
  readonly isWide: boolean;
  readonly y: number;
  /** Wide: the height of what outputs the signals, at the right edge above them. */
  readonly from: number;
}

/** Fill and key, how the mixer puts them over the camera's picture, and what viewers see. */
export function Signals({ isWide, y, from }: SignalsProps): JSX.Element {
  const names = (fill: Place, key: Place): JSX.Element => (
    <>
      <Label {...fill} look="strong" text="Fill" />
      <Label {...key} look="strong" text="Key" />
      <Label x={fill.x + 25} y={fill.y} look="soft" text="(colors)" />
      <Label x={key.x + 29} y={key.y} look="soft" text="(opacity)" />
    </>
  );
  if (isWide) {
    const middle = y + 82;
    return (
      <g>
        <Arrow points={`690,${from} 700,${from} 700,${y - 18} 32,${y - 18} 32,${y + 34} 62,${y + 34}`} />
        <Arrow points={`32,${y + 34} 32,${y + 130} 62,${y + 130}`} />
        <Screen x={62} y={y} width={120} shows="fill" />
        <Screen x={62} y={y + 96} width={120} shows="key" />
        {names({ x: 62, y: y + 83 }, { x: 62, y: y + 180 })}
        <path className={styles.line} d={`M182 ${y + 34}h28v96h-28`} />
        <Arrow points={`210,${middle} 250,${middle}`} />
        <Lines x={218} y={y + 134} of={meaning} />
        <Plate x={250} y={middle - 13} width={128} name="Mixer" />
        <Screen x={266} y={y} shows="video" />
        <Label x={370} y={y + 32} look="soft" text="Camera" />
        <Arrow points={`314,${y + 54} 314,${middle - 13}`} />
        <Arrow points={`374,${middle} 460,${middle}`} />
        <Screen x={460} y={middle - 67.5} width={240} shows="program" />
        <Label x={460} y={y + 170} look="strong" text="Program" />
        <Label x={520} y={y + 170} look="soft" text="what viewers see" />
      </g>
    );
  }
  return (
    <g>
      <Arrow points={`60,${y} 60,${y + 28}`} />
      <Arrow points={`176,${y} 176,${y + 28}`} />
      <Screen x={12} y={y + 28} shows="fill" />
      <Screen x={128} y={y + 28} shows="key" />
      {names({ x: 12, y: y + 99 }, { x: 128, y: y + 99 })}
      <Lines x={240} y={y + 50} of={meaning} />
      <path className={styles.line} d={`M98 ${y + 82}v46h116v-46`} />
      <Arrow points={`118,${y + 128} 118,${y + 150}`} />
      <Plate x={70} y={y + 150} width={110} name="Mixer" />
      <Screen x={252} y={y + 136} shows="video" />
      <Label x={252} y={y + 128} look="soft" text="Camera" />
      <Arrow points={`252,${y + 163} 176,${y + 163}`} />
      <Arrow points={`118,${y + 176} 118,${y + 200}`} />
      <Screen x={54} y={y + 200} width={128} shows="program" />
      <Label x={194} y={y + 233} look="strong" text="Program" />
      <Label x={194} y={y + 250} look="soft" text="what viewers see" />
    </g>
  );
}
