import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import Drawing from './index.tsx';
import { Arrow, Label } from './Parts.tsx';
import styles from './styles.module.css';

interface RowProps {
  readonly y: number;
  readonly name: string;
  readonly place: string;
  readonly children: ReactNode;
}

/** A layer as a sheet seen from the side. Its own flat coordinates are 170 × 64. */
const Row = ({ y, name, place, children }: RowProps): JSX.Element => (
  <>
    <g transform={`matrix(1 0 -0.7 0.72 56 ${y})`}>
      <rect className={styles.panel} width="170" height="64" />
      {children}
    </g>
    <path className={styles.leader} d={`M204 ${y + 22}h18`} />
    <Label x={228} y={y + 19} look="strong" text={name} />
    <Label x={228} y={y + 36} look="soft" text={place} />
  </>
);

const text = { x: 18, y: 52 };
const badge = 'M124 6h38l-6 18h-32z';
const bar = 'M8 12h154l-12 38H8z';

/** Layers on top of each other, one of them clipped by a mask, and the resulting picture. */
export default function Stacking(): JSX.Element {
  const mask = useId();
  const name = (look?: string, opacity?: number): JSX.Element => (
    <text {...{ ...text, opacity }} className={clsx('strong', look)} fill="currentcolor" fontSize="26">
      Halvorsen
    </text>
  );
  return (
    <Drawing of="stacking" heights={[324, 222]}>
      {(isWide) => (
        <>
          <clipPath id={`${mask}${isWide}`}>
            <rect x="14" y="18" width="142" height="27" />
          </clipPath>
          <Row y={152} name="Bar" place="bottom row">
            <path className={styles.plate} d={bar} />
          </Row>
          <Row y={84} name="Name" place="with a mask (dashed)">
            {name(undefined, 0.3)}
            <g clipPath={`url(#${mask}${isWide})`}>{name()}</g>
            <rect className={styles.ghost} x="14" y="18" width="142" height="27" />
          </Row>
          <Row y={16} name="Live badge" place="top row, in front">
            <path className={styles.air} d={badge} />
          </Row>

          <Arrow points={isWide ? '390,101 450,101' : '110,206 110,234'} />
          <g transform={isWide ? 'translate(462 54) scale(1.4)' : 'translate(26 242)'}>
            <rect className={styles.panel} width="170" height="66" />
            <path className={styles.plate} d={bar} />
            <g clipPath={`url(#${mask}${isWide})`}>{name(styles.onPlate)}</g>
            <path className={styles.air} d={badge} />
          </g>
          <g transform={isWide ? 'translate(234 -102)' : undefined}>
            {!isWide && <path className={styles.leader} d="M204 275h18" />}
            <Label x={228} y={272} look="strong" text="What viewers see" />
            <Label x={228} y={289} look="soft" text="text clipped by mask" />
          </g>
        </>
      )}
    </Drawing>
  );
}
