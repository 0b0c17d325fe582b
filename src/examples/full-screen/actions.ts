import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** This template needs no code: its steps are frame actions without code. */
export const actions: ActionsFactory = () => ({});
