import Drawing from './index.tsx';
import { Arrow, Label } from './Parts.tsx';
import Stations from './Stations.tsx';

const stations = [
  { name: 'Command', code: 'stop', note: ['from the', 'playout system'] },
  { name: 'Middleware 1', code: 'useOnStop(…)', note: ['registered first'], by: 'next()' },
  { name: 'Middleware 2', code: 'useOnStop(…)', note: ['registered second'], by: 'next()' },
  { name: 'Default', code: 'outro', note: ['runs only if both', 'call next()'] },
];

/** How a command passes through two middlewares to its default. */
export default function MiddlewareChain(): JSX.Element {
  return (
    <Drawing of="middleware" heights={[318, 140]}>
      {(isWide) => (
        <>
          <Stations isWide={isWide} stations={stations} perRow={4} width={124} step={82} />
          {/* The way without next(). */}
          <Arrow points={isWide ? '532,43 532,108' : '180,224 180,242 204,242'} />
          <Label
            {...(isWide ? { x: 532, y: 126, anchor: 'middle' } : { x: 212, y: 246.5 })}
            look="soft"
            text={isWide ? 'no next(): the chain ends' : 'no next(): chain ends'}
          />
        </>
      )}
    </Drawing>
  );
}
