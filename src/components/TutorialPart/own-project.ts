import { checkTemplate } from '../../playground/model/check.ts';
import { excessOf, type Draft } from '../../playground/model/draft.ts';
import { tabDrafts } from '../../playground/model/drafts/store.ts';
import { originalOf } from '../../playground/model/original.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { PART_IDS, playerOf, type PartId } from './names.ts';
import { projectBefore } from './parts.ts';

/** Returns the project that the text of the Template tab describes, unless it contains mistakes. */
export const projectIn = (template: string): ProjectDefinition | undefined =>
  excessOf('template', template) ? undefined : checkTemplate(template).project;

const changesIn = (id: PartId): Partial<Draft> => tabDrafts.read(playerOf(id))?.changes ?? {};

/** Returns the texts of a project for the editor. */
export function textsOf(project: ProjectDefinition): Pick<Draft, 'data' | 'template'> {
  const { data, template } = originalOf({ project, source: '' });
  return { data, template };
}

/** Returns the texts that a part opens with, if the reader has worked on an earlier part in this tab. */
export function openingOf(id: PartId): Partial<Draft> {
  const earlier = PART_IDS.slice(0, PART_IDS.indexOf(id));
  const project = projectBefore(id, (one) => {
    const { template } = changesIn(one);
    return template === undefined ? undefined : projectIn(template);
  });
  const actions = earlier.flatMap((one) => changesIn(one).actions ?? []).pop();
  return { ...(project && textsOf(project)), ...(actions !== undefined && { actions }) };
}
