/** The runtime's public entry, for exports, pages, and tests. Everything else may change without notice. */
export { VERSION } from './version.ts';
export { createTemplate, type Template, type TemplateOptions } from './template.ts';
export { mountHtml, type HtmlOptions } from './adapters/html.ts';
export { installGlobals, type GlobalsOptions, type PlayoutWindow } from './adapters/globals.ts';
export { createOgrafGraphic, type OgrafGraphic } from './adapters/ograf-graphic.ts';
export { stepCountOf } from './adapters/ograf-steps.ts';
export type { OgrafAnswer, OgrafLoadParams, OgrafPlayParams } from './adapters/ograf-types.ts';
export { createDebugView, DEBUG_COMMAND, type DebugView } from './adapters/debug.ts';
export { browserClock, createManualClock, type Clock, type ManualClock } from './playback/clock.ts';
export type { LottiePlayer } from './dom/lottie-view.ts';
export type { Action, ActionsFactory, CompositionActions } from './definition/actions.ts';
export type { ProjectDefinition } from './definition/project.ts';
export type { Keyfill } from './api/keyfill.ts';
export type { Composition } from './api/objects.ts';
