/**
 * Entry of the built site's script, in place of the framework's own: the same modules, run one group after the other with
 * a pause between, so that a slow phone stays in the reader's hand. The chunks of the page are fetched meanwhile.
 */
import { pause } from './pause';
import { pacePrefetch } from './pacePrefetch';

async function start(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await pause();
  const { default: preload } = await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload');
  // What fails here fails again, and is handled, where the framework asks for the same.
  preload(window.location.pathname).catch(() => undefined);
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
  window.docusaurus = pacePrefetch(window.docusaurus);
}

void start();
