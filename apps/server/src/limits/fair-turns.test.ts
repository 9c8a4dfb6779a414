import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FairTurns } from './fair-turns.ts';

/** Work that ends when the test says so, in the order in which it began. */
function works(turns: FairTurns) {
  const begun: string[] = [];
  const running: { name: string; end: () => void }[] = [];
  const ask = (person: string, name: string) =>
    turns.run(person, () => {
      begun.push(name);
      return new Promise<void>((end) => running.push({ name, end }));
    });
  const endOne = async () => {
    running.shift()?.end();
    await setImmediate();
  };
  return { begun, running, ask, endOne };
}

describe('turns', () => {
  it('go by person: who asks for a hundred waits behind somebody who asks for one', async () => {
    const { begun, running, ask, endOne } = works(
      new FairTurns({ atOnce: 2, perPerson: 2, mostWaiting: 200 }),
    );
    const all = Array.from({ length: 100 }, (_, i) => ask('a', `a${i + 1}`));
    all.push(ask('b', 'b1'), ask('c', 'c1'), ask('c', 'c2'));
    await setImmediate();
    expect(begun).toEqual(['a1', 'a2']);
    for (let i = 0; i < 4; i++) await endOne();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2']);
    expect(running).toHaveLength(2);
    while (running.length > 0) await endOne();
    await Promise.all(all);
    expect(begun).toHaveLength(103);
  });

  it('are so many at once for each person, and who asks for far too many is refused', async () => {
    const { begun, running, ask, endOne } = works(
      new FairTurns({ atOnce: Number.POSITIVE_INFINITY, perPerson: 2, mostWaiting: 3 }),
    );
    const all = Array.from({ length: 5 }, (_, i) => ask('a', `a${i + 1}`));
    await setImmediate();
    await expect(ask('a', 'a6')).rejects.toMatchObject({ code: 'too_many_requests' });
    all.push(ask('b', 'b1'));
    await setImmediate();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    while (running.length > 0) await endOne();
    await Promise.all(all);
  });

  it('is given back once, also where the work fails', async () => {
    const turns = new FairTurns({ atOnce: 1, perPerson: 1, mostWaiting: 1 });
    await expect(turns.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const end = await turns.take('a');
    expect(turns.running('a')).toBe(1);
    end();
    end();
    expect(turns.running('a')).toBe(0);
    (await turns.take('b'))();
  });
});
