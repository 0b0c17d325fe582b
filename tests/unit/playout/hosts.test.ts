import { expect, it } from 'vitest';
import type { FORMATS } from '../../../src/playout/hosts.ts';
import { exportTemplate, listSystems, PLAYOUT_HOSTS, type PlayoutHost } from '../../../src/playout/hosts.ts';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import { loadExample } from '../../../tools/playout/load-example.ts';

it("the list of hosts can be part of a sentence, without the project, which isn't a playout system", () => {
  const [last] = PLAYOUT_HOSTS.filter(({ runtime }) => runtime !== null).slice(-1);
  expect(listSystems('conjunction')).toMatch(new RegExp(`^CasparCG, SPX, .*, and ${last?.name}$`));
  expect(listSystems('disjunction')).toMatch(new RegExp(`^CasparCG, SPX, .*, or ${last?.name}$`));
  expect(listSystems('conjunction')).not.toContain('project');
});

it.each(
  PLAYOUT_HOSTS.flatMap((host) => exampleNames().map((example) => [host.name, example, host] as const)),
)('%s exports %s without a problem for its validator', async (_name, example, host: PlayoutHost) => {
  const source = await loadExample(example);
  const [first] = await exportTemplate(source, host.id as (typeof FORMATS)[number]);
  expect(first?.name.endsWith(host.fileExtension)).toBe(true);
  const validate = await host.validator?.();
  expect(validate?.(source.project) ?? []).toEqual([]);
});
