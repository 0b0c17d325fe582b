import { previewState } from '../page-problems/preview-state.ts';

/** The module of the framework that loads the configuration, the sidebars, and the content. */
interface SiteLoader {
  load(options: object): Promise<unknown>;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${messageOf(error.cause)}`;
}

/** Shows errors in the configuration, in sidebars, and in data files in the browser. Without this, only the terminal does. */
export function showSiteErrors(loader: SiteLoader, siteDir: string): void {
  const { load } = loader;
  const state = previewState(siteDir);
  const show = (error: string | undefined): void => {
    const isSame = state.siteError === error;
    state.siteError = error;
    if (!isSame) state.onChange?.();
  };
  loader.load = async (options) => {
    try {
      const site = await load(options);
      show(undefined);
      return site;
    } catch (error) {
      show(messageOf(error));
      throw error;
    }
  };
}
