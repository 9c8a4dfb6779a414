import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Bus, Nudge, PresenceNews, UserNotice } from '../bus/bus.ts';
import { newId } from '../new-id.ts';

/** Buses of processes that serve the same database; at least one. */
export type MakeBuses = () => Promise<readonly Bus[]>;

function record(bus: Bus): { nudges: Nudge[]; notices: UserNotice[]; stop: () => void } {
  const nudges: Nudge[] = [];
  const notices: UserNotice[] = [];
  const stop = bus.listen({ nudge: (nudge) => nudges.push(nudge), notice: (notice) => notices.push(notice) });
  return { nudges, notices, stop };
}

async function until(reached: () => boolean): Promise<void> {
  while (!reached()) await pause(5);
}

/** What every Bus promises. */
export function busContract(name: string, make: MakeBuses): void {
  describe(`${name} keeps the promises of a bus`, () => {
    it('tells every process of the latest seq, the one that published included', async () => {
      const buses = await make();
      const heard = buses.map(record);
      const projectId = newId();
      for (let seq = 1; seq <= 200; seq++) buses[0]!.publish({ projectId, seq });
      await until(() => heard.every(({ nudges }) => nudges.some(({ seq }) => seq === 200)));
      for (const { nudges } of heard)
        expect(nudges.every((nudge) => nudge.projectId === projectId)).toBe(true);
      await Promise.all(buses.map((bus) => bus.close()));
    });

    it('never runs a listener inside the call that publishes', async () => {
      const [bus, ...others] = await make();
      const { nudges } = record(bus!);
      bus!.publish({ projectId: newId(), seq: 1 });
      expect(nudges).toEqual([]);
      await until(() => nudges.length === 1);
      await Promise.all([bus!, ...others].map((each) => each.close()));
    });

    it('carries what concerns one person, many at once too', async () => {
      const buses = await make();
      const heard = buses.map(record);
      const notices = Array.from({ length: 100 }, () => ({
        userId: newId(),
        event: 'CrewPermissionChanged',
        from: newId(),
        data: { projectId: newId() },
      }));
      for (const notice of notices) buses[0]!.tell(notice);
      await until(() => heard.every((each) => each.notices.length === 100));
      const byUser = (list: readonly UserNotice[]) =>
        [...list].sort((a, b) => (a.userId < b.userId ? -1 : 1));
      for (const each of heard) expect(byUser(each.notices)).toEqual(byUser(notices));
      await Promise.all(buses.map((bus) => bus.close()));
    });

    it('tells every process of a session that has ended, the own included', async () => {
      const buses = await make();
      const heard = buses.map((bus) => {
        const ended: string[] = [];
        bus.listen({ nudge: () => {}, notice: () => {}, sessionEnded: (familyId) => ended.push(familyId) });
        return ended;
      });
      const families = Array.from({ length: 300 }, () => newId());
      for (const familyId of families) buses[0]!.endSession(familyId);
      await until(() => heard.every((ended) => ended.length === 300));
      for (const ended of heard) expect(ended.toSorted()).toEqual(families.toSorted());
      await Promise.all(buses.map((bus) => bus.close()));
    });

    it('carries what was counted to the other processes, never to the own, however much it is', async () => {
      const [own, ...others] = await make();
      const heard = [own!, ...others].map((bus) => {
        const counts: string[] = [];
        const counted = (news: readonly { key: string }[]) => void counts.push(...news.map(({ key }) => key));
        bus.listen({ nudge: () => {}, notice: () => {}, counted });
        return counts;
      });
      const keys = Array.from({ length: 500 }, (_, i) => `key-${i}`);
      own!.count(keys.map((key) => ({ key, by: 1, forMs: 1_000 })));
      await until(() => heard.slice(1).every((counts) => counts.length === keys.length));
      expect(heard[0]).toEqual([]);
      for (const counts of heard.slice(1)) expect(counts.toSorted()).toEqual(keys.toSorted());
      await Promise.all([own!, ...others].map((bus) => bus.close()));
    });

    it('carries who is present to the other processes, never to the own, however many they are', async () => {
      const buses = await make();
      const heard = buses.map((bus) => {
        const news: PresenceNews[] = [];
        bus.listen({ nudge: () => {}, notice: () => {}, presence: (one) => news.push(one) });
        return news;
      });
      const people = Array.from({ length: 100 }, () => ({
        projectId: newId(),
        userId: newId(),
        forMs: 300_000,
      }));
      buses[0]!.share(null);
      buses[0]!.share(people);
      const toldBy = (news: readonly PresenceNews[]) => news.flatMap((one) => one.people ?? []);
      await until(() => heard.slice(1).every((news) => toldBy(news).length === 100));
      for (const news of heard.slice(1)) {
        expect(news.some((one) => one.people === null)).toBe(true);
        expect(new Set(toldBy(news).map(({ userId }) => userId))).toEqual(
          new Set(people.map(({ userId }) => userId)),
        );
        expect(new Set(news.map(({ node }) => node)).size).toBe(1);
      }
      expect(heard[0]).toEqual([]);
      await Promise.all(buses.map((bus) => bus.close()));
    });

    it('says nothing to who has left', async () => {
      const buses = await make();
      const [left, stays] = [record(buses[0]!), record(buses[0]!)];
      left.stop();
      buses[0]!.publish({ projectId: newId(), seq: 1 });
      await until(() => stays.nudges.length === 1);
      expect(left.nudges).toEqual([]);
      await Promise.all(buses.map((bus) => bus.close()));
    });
  });
}
