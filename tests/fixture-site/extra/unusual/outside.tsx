import { type ReactElement, useState } from 'react';
import Layout from '@theme/Layout';

/** Crashes above the layout, where nothing in the theme catches the error. */
export default function Outside(): ReactElement {
  const [running, setRunning] = useState(true);
  if (!running) throw new Error('The building has no power.', { cause: new Error('The cable is cut.') });
  return (
    <Layout title="Crash outside">
      <main>
        <h1>Crash outside</h1>
        <button onClick={() => setRunning(false)}>Cut the cable</button>
      </main>
    </Layout>
  );
}
