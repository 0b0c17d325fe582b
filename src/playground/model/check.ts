import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { validateProject } from '../../runtime-validation/validate.ts';
import { checkNames } from './actions/check-names.ts';
import { parseActions, type ParsedActions } from './actions/parse.ts';
import { parseData } from './data.ts';
import { DATA_LIMIT, DEPTH_LIMIT, excessOf, filesLength, TABS, TEXT_LIMIT } from './draft.ts';
import type { Draft, Tab } from './draft.ts';
import { nodeAt, parseJson } from './json/parse.ts';
import { MOST_PROBLEMS, problemAt, type Checked, type TextProblem } from './text-problem.ts';

/** A draft that can run and be exported. */
export interface CheckedDraft {
  readonly project: ProjectDefinition;
  readonly actions: ParsedActions;
  /** Template data as strings by key, as the runtime would read it. */
  readonly data: Readonly<Record<string, string>>;
}

/** Refuses text that's too large or nested too deeply for a parser. */
function checkLimits(tab: Tab, text: string): TextProblem | undefined {
  const excess = excessOf(tab, text);
  if (!excess) return undefined;
  const { kind, offset } = excess;
  const isTooLong = kind === 'size';
  const isFilled = filesLength(text) > DATA_LIMIT;
  const message = isFilled
    ? 'The fonts and pictures in this template are larger than 8 MB. Replace them with smaller files first.'
    : isTooLong
      ? `This text is longer than ${TEXT_LIMIT} characters. Shorten it first.`
      : `Nested too deeply: more than ${DEPTH_LIMIT} brackets are open here. Close some of them first.`;
  return problemAt(tab, text, message, offset, isTooLong ? text.length : undefined);
}

/**
 * Checks the template tab: it has to be JSON, and a project that the runtime can load.
 * @internal Tests read its problems and its project.
 */
export function checkTemplate(text: string): Checked<{ readonly project: ProjectDefinition }> {
  const json = parseJson('template', text);
  if (!json.root) return { problems: json.problems };
  const { project, problems } = validateProject(json.value);
  if (project) return { project, problems: [] };
  return {
    problems: problems.slice(0, MOST_PROBLEMS).map(({ path, message }) => {
      const { offset, length } = nodeAt(json.root, path);
      // Marking a whole object would mark most of the text, so only its first character is marked.
      const end = offset + (text[offset] === '{' || text[offset] === '[' ? 1 : length);
      return problemAt('template', text, path === '' ? message : `${path}: ${message}`, offset, end);
    }),
  };
}

/** Returns the project that the text of the template tab describes, unless it's too large or has mistakes. */
export const projectOf = (text: string): ProjectDefinition | undefined =>
  excessOf('template', text) ? undefined : checkTemplate(text).project;

const CHECKS = { actions: parseActions, data: parseData, template: checkTemplate } as const;

export function problemsOf(tab: Tab, text: string): readonly TextProblem[] {
  const refused = checkLimits(tab, text);
  return refused ? [refused] : CHECKS[tab](text).problems;
}

/** Checks all texts. A draft never runs and isn't exported before it has passed this check. */
export function checkDraft(draft: Draft): Checked<{ readonly checked: CheckedDraft }> {
  const problems = TABS.flatMap((tab) => checkLimits(tab, draft[tab]) ?? []);
  if (problems.length > 0) return { problems };
  const [actions, data, template] = [
    parseActions(draft.actions),
    parseData(draft.data),
    checkTemplate(draft.template),
  ];
  if (!actions.actions || !data.data || !template.project)
    return { problems: [...actions.problems, ...data.problems, ...template.problems] };
  const checked = { actions: actions.actions, data: data.data, project: template.project };
  const unknown = checkNames(checked.actions, checked.project);
  return unknown.length > 0 ? { problems: unknown } : { checked, problems: [] };
}

/** Returns the data's unused keys. Most are typos, but playout often sends more data than a template uses. */
export function unusedKeys({ actions, data, project }: CheckedDraft): readonly string[] {
  const known = new Set(
    project.compositions.flatMap(({ layers }) => layers.map(({ element }) => element.key)),
  );
  return Object.keys(data).filter((key) => !known.has(key) && !actions.text.includes(key));
}
