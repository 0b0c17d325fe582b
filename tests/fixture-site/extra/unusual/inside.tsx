import { type ReactElement, useState } from 'react';
import Layout from '@theme/Layout';

const tape = new Error('The tape is torn.');
const reel = new Error('The reel stands still.', { cause: tape });

function Machine(): ReactElement {
  const [running, setRunning] = useState(true);
  if (!running) throw new Error('The machine has stopped.', { cause: reel });
  return <button onClick={() => setRunning(false)}>Stop the machine</button>;
}

/** Crashes below the layout, in the middle of a visit. */
export default function Inside(): ReactElement {
  return (
    <Layout title="Crash inside">
      <main>
        <h1>Crash inside</h1>
        <Machine />
      </main>
    </Layout>
  );
}
