import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { Suspense, useState, type ReactNode } from 'react';
import { turns } from './pageTurns';
import type { Turn } from './turns';

interface Props {
  /** Must become exactly one element: Preact keeps one for a part that waits. */
  readonly children: ReactNode;
}

function Waiting({ turn, children }: Props & { readonly turn: Turn }): ReactNode {
  // This is how a component tells Suspense to wait.
  if (!turn.isDue) throw turn.due;
  return children;
}

function PartInTurn({ children }: Props): JSX.Element {
  // Kept here, since what has not been rendered yet may lose its state.
  const [turn] = useState(turns.take);
  return (
    <Suspense fallback={null}>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  );
}

/** Part of a page that may be hydrated after the rest. What the server rendered stays meanwhile. */
const Part = ExecutionEnvironment.canUseDOM
  ? PartInTurn
  : ({ children }: Props): JSX.Element => <>{children}</>;

export default Part;
