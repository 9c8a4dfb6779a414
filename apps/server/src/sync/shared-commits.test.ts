import { describe, expect, it, vi } from 'vitest';
import { SharedCommits } from './shared-commits.ts';

/** Commits that end when they are told to. */
function prepare() {
  const begun: { together: readonly string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const commits = new SharedCommits<string>(
    (together) => new Promise((end, fail) => begun.push({ together, end, fail })),
  );
  return { begun, commits, groups: () => begun.map(({ together }) => together.join('')) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('commits that share', () => {
  it('CG7: two are under way at a time, and what comes meanwhile goes together with the next', async () => {
    const { begun, commits, groups } = prepare();
    const all = ['a', 'b', 'c', 'd', 'e'].map((work) => commits.commit(work));
    expect(groups()).toEqual(['a', 'b']);
    begun[1]!.end();
    await all[1];
    expect(groups()).toEqual(['a', 'b', 'cde']);
    begun[0]!.end();
    begun[2]!.end();
    await Promise.all(all);
    const later = commits.commit('f');
    begun[3]!.end();
    await later;
    expect(groups()).toEqual(['a', 'b', 'cde', 'f']);
  });

  it('CG7: what fails together is done each for itself, and each hears its own end', async () => {
    const { begun, commits, groups } = prepare();
    const all = ['a', 'b', 'c', 'd'].map((work) => commits.commit(work));
    begun[0]!.fail(new Error('a alone'));
    await expect(all[0]).rejects.toThrow('a alone');
    begun[2]!.fail(new Error('together'));
    await settle();
    expect(groups()).toEqual(['a', 'b', 'cd', 'c', 'd']);
    begun[3]!.end();
    begun[4]!.fail(new Error('d alone'));
    begun[1]!.end();
    await Promise.all([all[1], all[2]]);
    await expect(all[3]).rejects.toThrow('d alone');
  });

  it('CG7: nobody waits for long behind those that wait for a lock', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { begun, commits, groups } = prepare();
    const all = ['a', 'b', 'c', 'd'].map((work) => commits.commit(work));
    expect(groups()).toEqual(['a', 'b']);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(groups()).toEqual(['a', 'b', 'cd']);
    for (const { end } of begun) end();
    await Promise.all(all);
  });

  it('CG7: so many that a message would be long go in several', async () => {
    const { begun, commits, groups } = prepare();
    const all = Array.from({ length: 50 }, () => commits.commit('x'));
    begun[0]!.end();
    await settle();
    begun[1]!.end();
    await settle();
    expect(groups().map(({ length }) => length)).toEqual([1, 1, 32, 16]);
    for (const { end } of begun) end();
    await Promise.all(all);
  });
});
