import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/**
 * Writes two changed copies of the team, then lets the text with the key take it as it came. The page of the example shows
 * these lines.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'duplicate-text-content': {
    composition() {
      const short = this.findLayerByName('Team short')?.element;
      const pattern = this.findLayerByName('Team pattern')?.element;

      keyfill.useOnUpdate('_team', (key, value, next) => {
        const team = value.trim();
        // Whole characters: some take two units of code.
        if (short) short.content = Array.from(team).slice(0, 3).join('').toUpperCase();
        if (pattern) pattern.content = team ? Array<string>(12).fill(team).join(' ') : '';
        next();
      });
    },
  },
});
