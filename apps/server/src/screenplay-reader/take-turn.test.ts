import { expect, it } from 'vitest';
import { takeTurn } from './take-turn.ts';

it('lets two work at once and the others wait their turn', async () => {
  let now = 0;
  let most = 0;
  const order: number[] = [];
  const work = (id: number) => async () => {
    order.push(id);
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
  };
  await Promise.all([1, 2, 3, 4, 5].map((id) => takeTurn(work(id))));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

it('gives the place back when the work fails', async () => {
  for (let i = 0; i < 3; i++)
    await expect(takeTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow();
  await expect(takeTurn(async () => 'done')).resolves.toBe('done');
});

it('LM9: lets who has one file read go before who has many', async () => {
  const order: string[] = [];
  const read = (name: string) => async () => {
    order.push(name);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const many = Array.from({ length: 50 }, (_, i) => takeTurn(read(`a${i}`), 'a'));
  await Promise.all([...many, takeTurn(read('b'), 'b')]);
  expect(order.indexOf('b')).toBe(2);
});
