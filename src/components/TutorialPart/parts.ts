import { PARTS } from '../../examples/first-lower-third/parts.ts';
import { mainOf } from '../../player/session/marks.ts';
import { projectOf } from '../../playground/model/check.ts';
import type { Draft } from '../../playground/model/draft.ts';
import { drafts } from '../../playground/model/drafts/store.ts';
import { originalOf } from '../../playground/model/original.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { fulfillAll, goalsBetween, type Goal } from './goals.ts';
import { PART_IDS, playerOf, type PartId } from './names.ts';

/** A part of "Your first lower third" that changes the project. */
export interface TutorialPart {
  readonly id: PartId;
  readonly before: ProjectDefinition;
  readonly goals: readonly Goal[];
}

/** A new project, as the first part opens it. Its settings differ from those that the tutorial chooses. */
function newProject(project: ProjectDefinition): ProjectDefinition {
  const settings = { width: 1280, height: 720, fps: 25, duration: 250 } as const;
  return { ...project, name: 'untitled', compositions: [{ ...mainOf(project), ...settings }] };
}

/** All parts. Each starts where the one before ends, so the example alone has the values to check. */
export const TUTORIAL: readonly TutorialPart[] = PARTS.map(({ project }, index) => {
  const before = PARTS[index - 1]?.project ?? newProject(project);
  return { id: PART_IDS[index] ?? 'outro', before, goals: goalsBetween(before, project) };
});

/** Returns a project as text for the editor's tabs. */
export function textsOf(project: ProjectDefinition): Pick<Draft, 'data' | 'template'> {
  const { data, template } = originalOf({ project, source: '' });
  return { data, template };
}

/**
 * Returns the text that a part opens with: the newest version from earlier parts, with what they miss done.
 * @param written - Returns what the reader has changed in a part.
 */
export function openingOf(
  id: PartId,
  written = (part: PartId): Partial<Draft> => drafts.read(playerOf(part)).changes,
): Partial<Draft> {
  let project: ProjectDefinition | undefined;
  let actions: string | undefined;
  for (const { id: earlier, before, goals } of TUTORIAL.slice(0, PART_IDS.indexOf(id))) {
    const own = written(earlier);
    project = fulfillAll(goals, projectOf(own.template ?? '') ?? project ?? before);
    actions = own.actions ?? actions;
  }
  return { ...(project && textsOf(project)), ...(actions !== undefined && { actions }) };
}
