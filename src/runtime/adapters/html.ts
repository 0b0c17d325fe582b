import type { ActionsFactory } from '../definition/actions.ts';
import type { ProjectDefinition } from '../definition/project.ts';
import { createTemplate, type Template, type TemplateOptions } from '../template.ts';
import { installGlobals, type GlobalsOptions } from './globals.ts';
import { shieldPage } from './shield.ts';

/** What differs between HTML exports, and what a host may change. */
export interface HtmlOptions extends TemplateOptions, GlobalsOptions {}

/**
 * Starts a template in a page of its own: the whole script of an HTML export. Run it at the end of the body, as a
 * classic script, so that the globals are there before CasparCG or SPX calls the first of them.
 *
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
