/** Returns actions that do something in a composition action. */
export const acting = (code: string): string => `export const actions = (keyfill) => ({
  'lower-third': {
    composition() {
      ${code}
    },
  },
});
`;

/** Actions without problems. */
export const SOUND = acting(`keyfill.useOnPlay((next) => {
        next();
        this.findElementByKey('_name').content = 'Sound again';
      });`);
