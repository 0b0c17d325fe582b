import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** The outro is empty, so there’s no code. */
export const actions: ActionsFactory = () => ({});
