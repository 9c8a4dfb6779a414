import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SLOW, SlowestFirst } from './slowest-first.ts';
import { root } from './workspaces.mjs';

it('the slow test files that are begun first are there, each once', () => {
  expect(SLOW.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(new Set(SLOW).size).toBe(SLOW.length);
});

it('of each project the slow files come first, the slowest before the others', async () => {
  const project = (/** @type {string} */ name) => ({ name, config: { sequence: { groupOrder: 0 } } });
  const [one, two] = [project('one'), project('two')];
  const files = [
    ...[
      [one, 'a.test.ts'],
      [one, SLOW[1]],
      [two, 'b.test.ts'],
      [one, SLOW[0]],
      [two, SLOW[2]],
    ],
  ].map(([of, path]) => ({ project: of, moduleId: `${root}/${path}` }));
  const order = new SlowestFirst(/** @type {any} */ ({ cache: { getTestSpecificationResult: () => null } }));
  const sorted = await order.sort(/** @type {any} */ (files));
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    ...[SLOW[0], SLOW[1], 'a.test.ts'],
    ...[SLOW[2], 'b.test.ts'],
  ]);
});
