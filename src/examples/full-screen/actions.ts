import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** The page needs no code: its steps are frame actions without any. */
export const actions: ActionsFactory = () => ({});
