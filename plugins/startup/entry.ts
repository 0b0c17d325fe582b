/** Runs the framework's entry in groups with pauses, so slow phones respond and the page's chunks load. */
import { pause } from '../../src/shared/pause.ts';
import { pacePrefetch } from './pace-prefetch.ts';

declare global {
  /** What `early-script.js` provides. */
  interface Window {
    readonly showNotice?: (text: string, address?: string) => void;
  }
}

async function start(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await pause();
  const { default: preload } = await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload');
  // The framework asks for the same chunks later and handles their errors.
  preload(window.location.pathname).catch(() => undefined);
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
  window.docusaurus = pacePrefetch(window.docusaurus);
}

void start();
