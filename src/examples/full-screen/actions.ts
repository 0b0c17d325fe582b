import type { ActionsFactory } from '../../runtime/definition/actions.ts';

/** This template doesn't need any code, because its steps are empty frame actions. */
export const actions: ActionsFactory = () => ({});
