import { type Id, makeId } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { fakeClock, fakeRandom } from '../testing/fake-world.ts';
import { lookAfter } from './background-visits.ts';

const ids = Array.from(
  { length: 30 },
  (_, i): Id => makeId(1_700_000_000_000 + i, fakeRandom(i + 1).bytes(10)),
);

/** Thirty projects, and a device that holds what a visit has brought. */
function world() {
  const clock = fakeClock();
  const copied = new Map<Id, number>();
  const waiting = new Set<Id>();
  const visited: Id[] = [];
  const open = new Map<Id, () => void>();
  let [most, looks] = [0, 0];
  const lookAtCopies = async () => {
    looks += 1;
    return copied;
  };
  const visits = lookAfter({
    clock,
    device: { copied: lookAtCopies, waiting: async () => waiting },
    visit: (projectId, seq) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = () => {
        open.delete(projectId);
        resolve();
      };
      visited.push(projectId);
      open.set(projectId, stop);
      most = Math.max(most, open.size);
      clock.after(100, () => {
        if (!open.has(projectId)) return;
        copied.set(projectId, Math.max(seq, copied.get(projectId) ?? 0));
        waiting.delete(projectId);
        stop();
      });
      return { done: promise, stop };
    },
  });
  return { clock, copied, waiting, visited, visits, open, most: () => most, looks: () => looks };
}
const allAt = (seq: number) => new Map(ids.map((id) => [id, seq]));

describe('a person with thirty projects (SPEC 7: each of pbChannels)', () => {
  it('FL2: keeps each copy on the device fresh, two visits at once', async () => {
    const { clock, copied, visited, visits, most } = world();
    for (const id of ids) copied.set(id, 5);
    visits.follow(ids);
    await clock.advance(1_000);
    expect(visited).toEqual([]);
    visits.standings(allAt(5));
    await clock.advance(1_000);
    expect(visited).toEqual([]);
    visits.standings(allAt(6));
    await clock.advance(10_000);
    expect(visited.toSorted()).toEqual(ids.toSorted());
    expect(new Set(copied.values())).toEqual(new Set([6]));
    expect(most()).toBe(2);
  });

  it('FL2: copies the newest eight before they were opened, and no other', async () => {
    const { clock, visited, visits } = world();
    visits.follow(ids);
    visits.standings(allAt(1));
    await clock.advance(10_000);
    expect(visited.toSorted()).toEqual(ids.slice(-8).toSorted());
  });

  it('sends what waits in any of them, though nothing is heard, and finds what another tab has left', async () => {
    const { clock, waiting, visited, visits } = world();
    waiting.add(ids[0]!);
    visits.follow(ids);
    await clock.advance(1_000);
    expect(visited).toEqual([ids[0]]);
    waiting.add(ids[1]!);
    await clock.advance(61_000);
    expect(visited).toEqual([ids[0], ids[1]]);
  });

  it('visits a busy one every twenty seconds at most, and never misses its last word', async () => {
    const { clock, copied, visited, visits } = world();
    const one = ids[0]!;
    copied.set(one, 0);
    visits.follow([one]);
    for (let seq = 1; seq <= 60; seq++) {
      visits.standings(new Map([[one, seq]]));
      await clock.advance(1_000);
    }
    expect(visited.length).toBeLessThanOrEqual(4);
    await clock.advance(30_000);
    expect(copied.get(one)).toBe(60);
  });

  it('does not read the device for what is open, or may not be visited yet', async () => {
    const { clock, copied, visited, visits, looks } = world();
    const [closed, opened] = [ids[0]!, ids[1]!];
    copied.set(closed, 0);
    visits.follow([closed]);
    visits.standings(new Map([[closed, 1]]));
    await clock.advance(1_000);
    const before = looks();
    for (let seq = 2; seq <= 100; seq++) {
      visits.standings(
        new Map([
          [closed, seq],
          [opened, seq],
        ]),
      );
      await clock.advance(100);
    }
    expect(looks()).toBe(before);
    await clock.advance(30_000);
    expect(copied.get(closed)).toBe(100);
    expect(visited).toEqual([closed, closed]);
  });

  it('looks by itself every ten minutes while no socket gets through', async () => {
    const { clock, copied, visited, visits } = world();
    copied.set(ids[0]!, 1);
    visits.follow([ids[0]!]);
    await clock.advance(300_000);
    expect(visited).toEqual([]);
    await clock.advance(400_000);
    expect(visited).toEqual([ids[0]]);
  });

  it('leaves a project at once that is opened, and everything when it stops', async () => {
    const { clock, visits, open, visited } = world();
    visits.follow(ids);
    visits.standings(allAt(1));
    await clock.advance(1);
    const [first] = [...open.keys()];
    visits.follow(ids.filter((id) => id !== first));
    expect(open.has(first!)).toBe(false);
    visits.stop();
    const before = visited.length;
    await clock.advance(100_000);
    expect(open.size).toBe(0);
    expect(visited).toHaveLength(before);
  });
});
