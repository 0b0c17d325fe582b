import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** This template needs no code, because its steps are empty. */
export const actions: ActionsFactory = () => ({});
