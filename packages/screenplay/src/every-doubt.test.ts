import { readdirSync, readFileSync } from 'node:fs';
import { WAYS } from '@ddak/domain';
import { expect, it } from 'vitest';

it('SY17: every doubt of the organiser has a mend of its own', () => {
  const codes = codesIn('./organise');
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !(code in WAYS))).toEqual([]);
});

/** The codes of the doubts that the sources of a folder make. */
function codesIn(folder: string): string[] {
  const root = new URL(`${folder}/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = sources.flatMap((file) => [
    ...readFileSync(new URL(file, root), 'utf8').matchAll(/code: '(\w+)'/g),
  ]);
  return [...new Set(found.flatMap(([, code]) => code ?? []))];
}
