import { expect, test } from 'vitest';
import { dateChangelog } from '../../../tools/site/release.ts';

test('a release dates what is unreleased, starts an empty section, and refuses an empty one', () => {
  const dated = '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n### The site\n\n- Faster.\n';
  expect(
    dateChangelog('# Changelog\n\n## Unreleased\n\n### The site\n\n- Faster.\n', '0.2.0', '2026-12-01'),
  ).toBe(dated);
  for (const empty of [dated, '# Changelog\n\n## Unreleased\n'])
    expect(() => dateChangelog(empty, '0.3.0', '2026-12-02')).toThrow('nothing to release');
});
