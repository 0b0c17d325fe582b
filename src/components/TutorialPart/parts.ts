import { PARTS } from '../../examples/first-lower-third/parts.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { fulfillAll, goalsBetween, type Goal } from './goals.ts';
import { PART_IDS, type PartId } from './names.ts';

/** A part of "Your first lower third" that changes the project. */
export interface TutorialPart {
  readonly id: PartId;
  /** The project that the part starts with. */
  readonly before: ProjectDefinition;
  /** The project that the part ends with. */
  readonly solution: ProjectDefinition;
  readonly goals: readonly Goal[];
}

/** A new project, as the first part opens it. Its settings differ from those that the tutorial chooses. */
function newProject({ project }: (typeof PARTS)[number]): ProjectDefinition {
  const settings = { width: 1280, height: 720, fps: 25, duration: 250 } as const;
  const compositions = project.compositions.map((composition) => ({ ...composition, ...settings }));
  return { ...project, name: 'untitled', compositions };
}

/** All parts. Each starts where the one before ends, so the values on the page come from the example alone. */
export const TUTORIAL: readonly TutorialPart[] = PARTS.map((part, index) => {
  const before = PARTS[index - 1]?.project ?? newProject(part);
  const { project: solution } = part;
  return { id: PART_IDS[index] ?? 'outro', before, solution, goals: goalsBetween(before, solution) };
});

/**
 * Returns the project that a part opens with.
 * @param own - Returns the project that the reader left in a part, if it can be used.
 */
export function projectBefore(
  id: PartId,
  own: (id: PartId) => ProjectDefinition | undefined,
): ProjectDefinition | undefined {
  const at = PART_IDS.indexOf(id);
  for (let last = at - 1; last >= 0; last -= 1) {
    const part = TUTORIAL[last];
    const project = part && own(part.id);
    // Parts that the reader has skipped are done for them.
    if (project)
      return TUTORIAL.slice(last + 1, at).reduce((done, { goals }) => fulfillAll(goals, done), project);
  }
  return undefined;
}
