import { describe, expect, it } from 'vitest';
import type { FORMATS } from '../../../src/playout/hosts.ts';
import { exportTemplate, listSystems, PLAYOUT_HOSTS, type PlayoutHost } from '../../../src/playout/hosts.ts';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import { loadExample } from '../../../tools/playout/load-example.ts';

const hosts: readonly (readonly [string, PlayoutHost])[] = PLAYOUT_HOSTS.map((host) => [host.name, host]);

it("the list of hosts can be part of a sentence, without the project, which isn't a playout system", () => {
  const [last] = PLAYOUT_HOSTS.filter(({ runtime }) => runtime !== null).slice(-1);
  expect(listSystems('conjunction')).toMatch(new RegExp(`^CasparCG, SPX, .*, and ${last?.name}$`));
  expect(listSystems('disjunction')).toMatch(new RegExp(`^CasparCG, SPX, .*, or ${last?.name}$`));
  expect(listSystems('conjunction')).not.toContain('project');
});

describe.each(hosts)('%s', (_name, host) => {
  it.each(exampleNames())('exports %s without a problem for its validator', async (example) => {
    const source = await loadExample(example);
    const [first] = await exportTemplate(source, host.id as (typeof FORMATS)[number]);
    expect(first?.name.endsWith(host.fileExtension)).toBe(true);
    const validate = await host.validator?.();
    expect(validate?.(source.project) ?? []).toEqual([]);
  });
});
