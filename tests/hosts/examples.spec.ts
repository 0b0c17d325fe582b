import { fieldsOf } from '../../src/playout/definition/fields.ts';
import { stepCount } from '../../src/playout/definition/general.ts';
import { checkOnOgrafServer, checkOnSpx } from '../../tools/playout/host-checks.ts';
import { EXAMPLES, sourceOf, test, withExport } from './hosts.ts';

/** The field whose text is changed on air. */
const keyOf = (project: Parameters<typeof fieldsOf>[0]): string =>
  fieldsOf(project).find(({ type }) => type === 'text')?.key ?? '';

for (const example of EXAMPLES) {
  test(`SPX shows, updates, and hides ${example}, as HTML and as OGraf`, async ({ spx }) => {
    const source = await sourceOf(example);
    for (const format of ['spx', 'ograf'] as const)
      await test.step(format, () =>
        withExport(source, format, (file) => checkOnSpx(spx.host, spx.screen, file, keyOf(source.project))),
      );
  });

  test(`ograf-server shows, updates, and hides ${example}`, async ({ ografServer: { host, screen } }) => {
    const source = await sourceOf(example);
    await withExport(source, 'ograf', (file) =>
      checkOnOgrafServer(host, screen, file, keyOf(source.project), stepCount(source.project)),
    );
  });
}
