/**
 * Loads the font of code once a page with code is shown, unless the reader saves data. Its characters are as wide as in most
 * systems' fonts, so nothing moves.
 */
export async function onRouteDidUpdate(): Promise<void> {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true || document.querySelector('main code') === null) return;
  try {
    await Promise.all(['1em', '600 1em'].map((size) => document.fonts.load(`${size} "JetBrains Mono"`)));
    document.documentElement.setAttribute('data-code-font', '');
  } catch {
    // The system's font stays.
  }
}
