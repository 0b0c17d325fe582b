import type { KnownPage } from '../site-content/site-content.ts';
import type { Problem } from './problem.ts';

/** State that has to survive when `npm start` reloads the site, with all plugins and the configuration. */
interface PreviewState {
  /** The problems that were found last, by the part that finds them. */
  readonly problems: Map<string, readonly Problem[]>;
  /** Why the site couldn't be loaded. */
  siteError: string | undefined;
  onChange: (() => void) | undefined;
  /** Receives all pages whenever the site was loaded. */
  onPages: ((pages: readonly KnownPage[]) => void) | undefined;
}

const STATES = Symbol.for('page-problems.preview');

/** The state of a site's preview, by the site's folder. */
export function previewState(siteDir: string): PreviewState {
  const store = globalThis as { [STATES]?: Map<string, PreviewState> };
  const states = (store[STATES] ??= new Map<string, PreviewState>());
  const state = states.get(siteDir) ?? {
    problems: new Map(),
    siteError: undefined,
    onChange: undefined,
    onPages: undefined,
  };
  states.set(siteDir, state);
  return state;
}

/** Replaces the problems that one part has found. */
export function showProblems(siteDir: string, part: string, problems: readonly Problem[]): void {
  const state = previewState(siteDir);
  const isSame = JSON.stringify(state.problems.get(part) ?? []) === JSON.stringify(problems);
  state.problems.set(part, problems);
  if (!isSame) state.onChange?.();
}
