import { extname } from 'node:path';
import { expect, it } from 'vitest';
import { toGdd } from '../../../src/playout/definition/gdd.ts';
import { toOgraf } from '../../../src/playout/definition/ograf-manifest.ts';
import { toSpx } from '../../../src/playout/definition/spx.ts';
import { exportTemplate, listSystems, PLAYOUT_HOSTS, type Format } from '../../../src/playout/hosts.ts';
import { validateGdd } from '../../../src/playout/validation/validate-gdd.ts';
import { validateOgraf } from '../../../src/playout/validation/validate-ograf.ts';
import { validateSpx } from '../../../src/playout/validation/validate-spx.ts';
import type { Problem } from '../../../src/runtime-validation/problem.ts';
import { validateProject } from '../../../src/runtime-validation/validate.ts';
import type { ProjectDefinition } from '../../../src/runtime/index.ts';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import { loadExample } from '../../../tools/playout/load-example.ts';

it("the list of hosts can be part of a sentence, without the project, which isn't a playout system", () => {
  const [last] = PLAYOUT_HOSTS.filter(({ runtime }) => runtime !== null).slice(-1);
  expect(listSystems('and')).toMatch(new RegExp(`^CasparCG, SPX, .*, and ${last?.name}$`));
  expect(listSystems('or')).toMatch(new RegExp(`^CasparCG, SPX, .*, or ${last?.name}$`));
  expect(listSystems('and')).not.toContain('project');
});

/** What the rules of each target that has published some find in a project's template definition. */
const VALIDATORS: Readonly<Partial<Record<Format, (project: ProjectDefinition) => readonly Problem[]>>> = {
  casparcg: (project) => validateGdd(toGdd(project)),
  spx: (project) => validateSpx(toSpx(project)),
  ograf: (project) => validateOgraf(toOgraf(project)),
  project(project) {
    const { problems, warnings = [] } = validateProject(project);
    return [...problems, ...warnings];
  },
};

it.each(
  PLAYOUT_HOSTS.flatMap((host) => exampleNames().map((example) => [host.name, example, host] as const)),
)('%s exports %s without a problem for its rules', async (_name, example, { id, fileExtension, ...host }) => {
  const source = await loadExample(example);
  const files = await exportTemplate(source, id);
  expect(files.map(({ name }) => extname(name)).join(', ')).toBe(fileExtension);
  if ('hasRules' in host) expect(VALIDATORS).toHaveProperty(id);
  expect(VALIDATORS[id]?.(source.project) ?? []).toEqual([]);
});
