/** Loads the scripts that play a template. */
export const loadPlayer = () =>
  Promise.all([
    import(/* webpackChunkName: "player" */ './on-demand/index.tsx'),
    import(/* webpackChunkName: "player" */ './on-demand/open-original.ts'),
  ]);

/** Loads what a player needs ahead. What fails is reported when it fails again for somebody who plays. */
export function prepare(example: string): void {
  import(/* webpackChunkName: "player" */ './session/example.ts')
    .then(({ loadExample }) => Promise.all([loadPlayer(), loadExample(example)]))
    .catch(() => undefined);
}
