import type { ActionsFactory } from '../definition/actions.ts';
import type { ProjectDefinition } from '../definition/project.ts';
import { createTemplate, type Template, type TemplateOptions } from '../template.ts';
import { installGlobals, type GlobalsOptions } from './globals.ts';
import { shieldPage } from './shield.ts';

/** The differences between HTML exports, and the options that a host can set. */
export interface HtmlOptions extends TemplateOptions, GlobalsOptions {}

/**
 * Starts a template that has a page to itself: the whole script of an HTML export. Run it as a classic script
 * at the end of the body, so the globals exist before CasparCG or SPX calls one of them.
 * @example
 * mountHtml(project, actions, {isSpx: true});
 */
export function mountHtml(
  project: ProjectDefinition,
  actions?: ActionsFactory,
  options: HtmlOptions = {},
): Template {
  const { inside, remove } = shieldPage();
  const template = createTemplate(inside, project, actions, {
    ...options,
    reportsUnknownKeys: !options.isSpx,
  });
  installGlobals(template, window as unknown as Parameters<typeof installGlobals>[1], options, remove);
  return template;
}
