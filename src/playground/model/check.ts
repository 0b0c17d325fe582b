import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { validateProject } from '../../runtime-validation/validate.ts';
import { checkNames } from './actions/check-names.ts';
import { parseActions, type ParsedActions } from './actions/parse.ts';
import { parseData } from './data.ts';
import { DEPTH_LIMIT, excessOf, TABS, TEXT_LIMIT, type Draft, type Tab } from './draft.ts';
import { nodeAt, parseJson } from './json/parse.ts';
import { MOST_PROBLEMS, problemAt, type TextProblem } from './text-problem.ts';

/** A draft that can run and be exported. */
export interface CheckedDraft {
  readonly project: ProjectDefinition;
  readonly actions: ParsedActions;
  /** Template data as strings by key, as the runtime would read it. */
  readonly data: Readonly<Record<string, string>>;
}

/** A draft that can run, or all of its problems. */
type DraftResult =
  | { readonly checked: CheckedDraft; readonly problems: readonly [] }
  | { readonly checked?: undefined; readonly problems: readonly TextProblem[] };

/** Refuses text that's too large or nested too deeply for a parser. */
function checkLimits(tab: Tab, text: string): TextProblem | undefined {
  const excess = excessOf(tab, text);
  if (!excess) return undefined;
  return excess.kind === 'size'
    ? problemAt(
        tab,
        text,
        `This text is longer than ${TEXT_LIMIT} characters. Shorten it first.`,
        excess.offset,
        text.length,
      )
    : problemAt(
        tab,
        text,
        `Nested too deeply: more than ${DEPTH_LIMIT} brackets are open here. Close some of them first.`,
        excess.offset,
      );
}

/** Checks the template tab: it has to be JSON, and a project that the runtime can load. */
export function checkTemplate(text: string): {
  readonly project?: ProjectDefinition;
  readonly problems: readonly TextProblem[];
} {
  const json = parseJson('template', text);
  if (!json.root) return { problems: json.problems };
  const { project, problems } = validateProject(json.value);
  if (project) return { project, problems: [] };
  return {
    problems: problems.slice(0, MOST_PROBLEMS).map(({ path, message }) => {
      const { offset, length } = nodeAt(json.root, path);
      return problemAt(
        'template',
        text,
        path === '' ? message : `${path}: ${message}`,
        offset,
        // Marking a whole object would mark most of the text, so only its first character is marked.
        offset + (text[offset] === '{' || text[offset] === '[' ? 1 : length),
      );
    }),
  };
}

/** Returns all problems of one text. */
export function problemsOf(tab: Tab, text: string): readonly TextProblem[] {
  const refused = checkLimits(tab, text);
  if (refused) return [refused];
  switch (tab) {
    case 'actions':
      return parseActions(text).problems;
    case 'data':
      return parseData(text).problems;
    case 'template':
      return checkTemplate(text).problems;
  }
}

/** Checks all texts. A draft never runs and isn't exported before it has passed this check. */
export function checkDraft(draft: Draft): DraftResult {
  const problems = TABS.flatMap((tab) => problemsOf(tab, draft[tab]));
  if (problems.length > 0) return { problems };
  const { actions } = parseActions(draft.actions);
  const { data } = parseData(draft.data);
  const { project } = checkTemplate(draft.template);
  if (!actions || !data || !project)
    throw new Error('the draft passed its checks, but a part of it is missing');
  const unknown = checkNames(actions, project);
  if (unknown.length > 0) return { problems: unknown };
  return { checked: { actions, data, project }, problems: [] };
}
