import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a hook is in a file with its name', () => {
  const files = ['plugins', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const misplaced = files.filter((file) => {
    if (!/\.tsx?$/.test(file)) return false;
    const name = path.parse(file).name;
    const hooks = [
      ...readFileSync(file, 'utf8').matchAll(/^export (?:default )?(?:function|const) (use[A-Z]\w*)/gm),
    ];
    return hooks.some(([, hook]) => hook !== name) || (/^use[A-Z]/.test(name) && hooks.length === 0);
  });
  expect(misplaced).toEqual([]);
});
