import { fieldNotes } from '../../../playout/definition/field-notes.ts';
import { toGdd } from '../../../playout/definition/gdd.ts';
import { slugOf } from '../../../playout/definition/general.ts';
import { toOgraf } from '../../../playout/definition/ograf-manifest.ts';
import { spxLayer, toSpx } from '../../../playout/definition/spx.ts';
import { toScriptJson } from '../../../playout/export/text.ts';
import { DEFINITIONS, type DefinitionId } from '../../../playout/hosts.ts';
import { validateGdd } from '../../../playout/validation/validate-gdd.ts';
import { validateOgraf } from '../../../playout/validation/validate-ograf.ts';
import type { PatternTest } from '../../../playout/validation/pattern-test.ts';
import { isError, type PlayoutProblem } from '../../../playout/validation/checker.ts';
import { validateSpx } from '../../../playout/validation/validate-spx.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { listWords } from '../../../shared/list-words.ts';
import { nameOf, type Form } from './form.ts';
import { partOf, stepsOf, toProject } from './to-project.ts';

/** A definition that readers can view, check, copy, and download. */
export interface Definition {
  readonly id: DefinitionId;
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
  readonly code: string;
  /** The same for the head of an HTML template, if it belongs there. */
  readonly block?: string;
  readonly problems: readonly PlayoutProblem[];
  /** How its target treats fields differently: a field's name and a sentence each. */
  readonly notes: readonly string[];
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Warns if SPX plays on a different layer than the form asks for. The definition has SPX's layer. */
function layerWarnings({ templateDefinition }: ProjectDefinition): readonly PlayoutProblem[] {
  const layer = templateDefinition?.layer;
  if (layer === undefined || spxLayer(layer) === layer) return [];
  const message = `the open-source build plays layer ${layer} on layer ${spxLayer(layer)}`;
  return ['playlayer', 'webplayout'].map((path) => ({ path, message, isWarning: true }));
}

const script = (attributes: string, content: string): string =>
  `<script${attributes}>\n${content}\n</script>\n`;

/**
 * Returns the definitions of a form.
 * @param test - Looks up whether a default fits its pattern.
 */
export function definitionsOf(form: Form, test: PatternTest): readonly Definition[] {
  const project = toProject(form);
  const slug = slugOf(form.name);
  const steps = stepsOf(form);
  const [gdd, spx, ograf] = [toGdd(project, steps), toSpx(project, steps), toOgraf(project, { steps })];
  const assignment = 'window.SPXGCTemplateDefinition = ';
  /** How each definition is written and checked. The list of hosts says which definitions exist. */
  const contents: Readonly<Record<DefinitionId, Omit<Definition, 'id' | 'name' | 'notes'>>> = {
    gdd: {
      fileName: `${slug}.gdd.json`,
      type: 'application/json',
      code: toJson(gdd),
      block: script(' name="graphics-data-definition" type="application/json+gdd"', toScriptJson(gdd, 2)),
      problems: validateGdd(gdd, test),
    },
    spx: {
      fileName: `${slug}.spx.js`,
      type: 'text/javascript',
      code: `${assignment}${JSON.stringify(spx, null, 2)};\n`,
      block: script('', `${assignment}${toScriptJson(spx, 2)};`),
      problems: [...layerWarnings(project), ...validateSpx(spx)],
    },
    ograf: {
      fileName: `${slug}.ograf.json`,
      type: 'application/json',
      code: toJson(ograf),
      problems: validateOgraf(ograf, `${slug}.ograf.json`, test),
    },
  };
  return DEFINITIONS.map(({ id, name }) => {
    const notes = form.fields.flatMap((row, index) =>
      fieldNotes(partOf(row)).flatMap(({ targets, note }) =>
        targets.includes(name) ? `${nameOf(row, index + 1)}: ${note}` : [],
      ),
    );
    return { id, name, ...contents[id], notes };
  });
}

/** Returns a number with its noun. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Returns what there is to know about a definition in a few words each, the worst first. */
export function stateOf({ problems, notes }: Definition): readonly string[] {
  const errors = problems.filter(isError).length;
  const counts = Object.entries({ error: errors, warning: problems.length - errors, note: notes.length });
  return counts.flatMap(([word, count]) => (count === 0 ? [] : counted(count, word)));
}

/** Returns the verdict on a definition in one line. An error in the form concerns all of them. */
export function verdictOf(definition: Definition, formProblems: number): string {
  if (formProblems > 0) return `Incomplete: ${counted(formProblems, 'error')} in the form`;
  const isValid = !definition.problems.some(isError);
  const state = listWords(stateOf(definition));
  return `${[isValid && 'Valid', state].filter(Boolean).join(', with ')} for ${definition.name}`;
}
