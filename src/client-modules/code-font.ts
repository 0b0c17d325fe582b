import regular from '!!file-loader?name=assets/fonts/[name]-[contenthash].[ext]!../css/fonts/jetbrains-mono-400.woff2';
import strong from '!!file-loader?name=assets/fonts/[name]-[contenthash].[ext]!../css/fonts/jetbrains-mono-600.woff2';
import { savesData } from '../shared/saves-data.ts';

/** How soon the font has to arrive for the page that asks for it, in milliseconds. */
const SOON = 400;

/**
 * Loads the font of code once a page with code is shown, unless the reader saves data. Its characters are as wide as in most
 * systems' fonts, so nothing moves. A font that arrives late is used from the next page on, because the browser lays out the
 * whole page again for it.
 */
export async function onRouteDidUpdate(): Promise<void> {
  if (savesData() || document.querySelector('main code') === null) return;
  const start = performance.now();
  try {
    await Promise.all([regular, strong].map(async (address) => (await fetch(address)).arrayBuffer()));
    if (performance.now() - start > SOON) return;
    await Promise.all(['1em', '600 1em'].map((size) => document.fonts.load(`${size} "JetBrains Mono"`)));
    document.documentElement.setAttribute('data-code-font', '');
  } catch {
    // The system's font stays.
  }
}
