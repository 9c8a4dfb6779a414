import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleSources, readerBundle } from './reader-bundle.ts';

it('holds the weights of the line model, and is named by them too', async () => {
  const weights = (await bundleSources()).find((path) => basename(path) === 'line-weights.json');
  expect(weights).toBeDefined();
  const { state } = JSON.parse(await readFile(weights ?? '', 'utf8')) as {
    state: Record<string, Record<string, string>>;
  };
  const some = Object.values(state['caps.words'] ?? {})[0] ?? '';
  const { folder } = await readerBundle();
  const code = await Promise.all(
    (await readdir(folder))
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(some).not.toBe('');
  expect(code.some((text) => text.includes('caps.words') && text.includes('form.around'))).toBe(true);
});
