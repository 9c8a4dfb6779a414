import { afterEach, expect, it, vi } from 'vitest';
import { createKeyCommand } from './key.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  [{ kind: 'gift' }, '--kind: earlyBird, storage 가운데 하나를 적어 주세요.'],
  [{ uses: '0' }, '--uses: 1에서 100000까지의 정수를 적어 주세요.'],
  [{ uses: '1.5' }, '--uses: 1에서 100000까지의 정수를 적어 주세요.'],
  [{ uses: '100001' }, '--uses: 1에서 100000까지의 정수를 적어 주세요.'],
  [{ mb: '많이' }, '--mb: 1에서 10000000까지의 정수를 적어 주세요.'],
])('a code is not made of %j, and that is said in words', async (wrong, words) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await createKeyCommand({ kind: 'earlyBird', uses: '1', mb: '10240', ...wrong })).toBe(1);
  expect(said).toHaveBeenCalledWith(`${words}\n`);
});
