import type { Id, Role } from '@ddak/domain';
import { MOST_NAMED, presenceTimeout, type ServerMessage, serverMessageSchema } from '@ddak/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { EmitterBus } from '../../bus/emitter-bus.ts';
import { newId } from '../../new-id.ts';
import type { SocketGuest } from '../../sync/feed/socket-guest.ts';
import { MemoryStore } from '../../sync/memory-store.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { joinProject, makeBoard, type TestActor, type TestCore, testCore } from '../../testing/test-core.ts';
import { Presence } from './presence.ts';

/** Two buses of one database. */
class LinkedBus extends EmitterBus {
  readonly name = newId();
  other: LinkedBus | undefined;
  override share(people: Parameters<EmitterBus['hearPresence']>[0]['people']): void {
    this.other?.hearPresence({ node: this.name, people });
  }
}

class Tab implements SocketGuest {
  readonly userId: Id;
  readonly heard: ServerMessage[] = [];
  named: readonly Id[] | undefined;
  count = 0;
  constructor({ _id }: TestActor) {
    this.userId = _id;
  }
  send(message: ServerMessage): void {
    this.heard.push(serverMessageSchema.parse(message));
    if (message.kind === 'present') this.named = message.userIds;
    if (message.kind === 'presentChanged') {
      // What is said to have left was known, what came was not.
      for (const userId of message.left) expect(this.named).toContain(userId);
      for (const userId of message.came) expect(this.named).not.toContain(userId);
      this.named = [...this.named!.filter((userId) => !message.left.includes(userId)), ...message.came];
    }
    if ('count' in message) this.count = message.count;
  }
  /** Who else is here by name, as this tab was told; undefined: it was told nothing. */
  get others(): readonly Id[] | undefined {
    return this.named?.filter((userId) => userId !== this.userId);
  }
}

const person = (name: string): TestActor => ({ _id: newId(), name });

let clock: TestClock;
let test: TestCore;
let projectId: Id;
let owner: TestActor;
let buses: LinkedBus[];
let houses: Presence[];

beforeEach(async () => {
  clock = new TestClock();
  test = testCore(new MemoryStore());
  owner = person('김하은');
  ({ projectId } = await makeBoard(test, owner));
  buses = [new LinkedBus(), new LinkedBus()];
  [buses[0]!.other, buses[1]!.other] = [buses[1], buses[0]];
  houses = buses.map(
    (bus) =>
      new Presence({
        bus,
        states: test.core.states,
        now: clock.now,
        after: clock.after,
        onError: (error) => {
          throw error;
        },
      }),
  );
});

async function join(
  name: string,
  role: Exclude<Role, 'owner'> = 'editor',
): Promise<TestActor & { memberId: Id }> {
  const one = person(name);
  return { ...one, memberId: await joinProject(test, owner, projectId, one, role) };
}
const opens = (who: TestActor, house = houses[0]!, timeout?: number): Tab => {
  const tab = new Tab(who);
  house.here(tab, projectId, timeout);
  return tab;
};

describe('presence', () => {
  it('SPEC 9: has a time-out of 300 s, and of 20 s at least', () => {
    expect([presenceTimeout(), presenceTimeout(1), presenceTimeout(60)]).toEqual([300, 20, 60]);
  });

  it('tells who else shows the project, each person once, never oneself', async () => {
    const editor = await join('이도윤');
    const mine = opens(owner);
    await clock.advance(1_000);
    expect(mine.others).toEqual([]);
    const theirs = [opens(editor), opens(editor)];
    await clock.advance(1_000);
    expect(mine.others).toEqual([editor._id]);
    expect(theirs.map((tab) => tab.others)).toEqual([[owner._id], [owner._id]]);
  });

  it('ends with the last socket of a person, at once', async () => {
    const editor = await join('이도윤');
    const mine = opens(owner);
    const theirs = [opens(editor), opens(editor)];
    await clock.advance(1_000);
    houses[0]!.gone(theirs[0]!);
    await clock.advance(1_000);
    expect(mine.others).toEqual([editor._id]);
    houses[0]!.gone(theirs[1]!);
    await clock.advance(250);
    expect(mine.others).toEqual([]);
  });

  it('PR1, SPEC 9: ends after the time-out for who is silent, and not before for who is not', async () => {
    const editor = await join('이도윤');
    const mine = opens(owner, houses[0]!, 3_600);
    const theirs = opens(editor);
    await clock.advance(299_000);
    houses[0]!.here(theirs, projectId);
    await clock.advance(299_000);
    expect(mine.others).toEqual([editor._id]);
    await clock.advance(2_000);
    expect(mine.others).toEqual([]);
    houses[0]!.here(theirs, projectId);
    await clock.advance(1_000);
    expect(mine.others).toEqual([editor._id]);
  });

  it('SPEC 9: keeps a person 20 s at least, however short a time-out they name', async () => {
    const editor = await join('이도윤');
    const mine = opens(owner);
    opens(editor, houses[0]!, 1);
    await clock.advance(19_000);
    expect(mine.others).toEqual([editor._id]);
    await clock.advance(1_500);
    expect(mine.others).toEqual([]);
  });

  it('PR3: is told to those alone who take part, and names to those who may read the crew', async () => {
    const guest = await join('오하람', 'guest');
    const mine = opens(owner);
    const [theirs, strange] = [opens(guest), opens(person('낯선 이'))];
    await clock.advance(1_000);
    expect(mine.others).toEqual([guest._id]);
    expect(theirs.others).toEqual([]);
    expect(strange.heard).toEqual([]);
  });

  it('ends with the right to take part', async () => {
    const editor = await join('이도윤');
    const [mine, theirs] = [opens(owner), opens(editor)];
    await clock.advance(1_000);
    await test.run(owner, projectId, 'removeMember', { memberId: editor.memberId });
    const data = { projectId, permission: null };
    for (const bus of buses)
      bus.tell({ userId: editor._id, event: 'CrewPermissionChanged', from: owner._id, data });
    await clock.advance(1_000);
    expect(mine.others).toEqual([]);
    const told = theirs.heard.length;
    opens(await join('한지원'));
    await clock.advance(1_000);
    expect(theirs.heard).toHaveLength(told);
  });

  it('is not brought back by an answer that comes late', async () => {
    const editor = await join('이도윤');
    const mine = opens(owner);
    const theirs = opens(editor);
    houses[0]!.here(theirs, null);
    await clock.advance(1_000);
    expect(mine.others).toEqual([]);
    expect(theirs.heard).toEqual([]);
  });

  it('PR2: is known at every process: who came before it opened, who leaves, and who falls silent with theirs', async () => {
    const [editor, member] = [await join('이도윤'), await join('한지원')];
    const mine = opens(owner);
    const theirs = opens(editor, houses[1]);
    await clock.advance(1_000);
    expect([mine.others, theirs.others]).toEqual([[editor._id], [owner._id]]);
    // A third process opens, and asks.
    buses[1]!.share(null);
    const also = opens(member, houses[1]);
    await clock.advance(1_000);
    expect(new Set(mine.others)).toEqual(new Set([editor._id, member._id]));
    houses[1]!.gone(also);
    await clock.advance(1_000);
    expect(mine.others).toEqual([editor._id]);
    // The process dies without a word.
    buses[1]!.other = undefined;
    houses[0]!.here(mine, projectId, 3_600);
    await clock.advance(300_000);
    expect(mine.others).toEqual([]);
  });

  it('ends for all of a process that is closed', async () => {
    const mine = opens(owner);
    opens(await join('이도윤'), houses[1]);
    await clock.advance(1_000);
    houses[1]!.close();
    await clock.advance(1_000);
    expect(mine.others).toEqual([]);
  });

  describe('of very many', () => {
    /** So many people, each with a tab, one after another within a second. */
    async function crowd(size: number): Promise<Tab[]> {
      const people = await Promise.all(Array.from({ length: size }, (_, i) => join(`스태프 ${i}`)));
      const tabs = [];
      for (const who of people) {
        tabs.push(opens(who));
        await clock.advance(1_000 / size);
      }
      await clock.advance(2_000);
      return tabs;
    }

    it('PR4: names forty to everybody, and says how many the rest are', async () => {
      const tabs = await crowd(MOST_NAMED + 5);
      const named = tabs.slice(0, MOST_NAMED).map(({ userId }) => userId);
      for (const tab of tabs) {
        expect(new Set(tab.named)).toEqual(new Set(named));
        expect(tab.count).toBe(MOST_NAMED + 5);
      }
      houses[0]!.gone(tabs[3]!);
      houses[0]!.gone(tabs[MOST_NAMED + 1]!);
      await clock.advance(1_000);
      const next = [...named.filter((userId) => userId !== tabs[3]!.userId), tabs[MOST_NAMED]!.userId];
      expect(tabs[0]!.named).toEqual(next);
      expect(tabs[0]!.count).toBe(MOST_NAMED + 3);
    });

    it('PR4: says all once to each, then what has changed: a hundred who come cost a few messages each', async () => {
      const tabs = await crowd(100);
      const heard = tabs.flatMap((tab) => tab.heard);
      expect(heard.filter(({ kind }) => kind === 'present')).toHaveLength(100);
      expect(heard.length).toBeLessThan(500);
      expect(JSON.stringify(heard).length).toBeLessThan(100 * 2_500);
      const before = heard.length;
      houses[0]!.gone(tabs[0]!);
      await clock.advance(1_000);
      const after = tabs.flatMap((tab) => tab.heard);
      expect(after.length - before).toBe(99);
      expect(after.filter(({ kind }) => kind === 'present')).toHaveLength(100);
    });

    it('PR4: says it anew to who has been away for long, or may know of others since', async () => {
      const guest = await join('오하람', 'guest');
      const [mine, theirs] = [opens(owner, houses[0]!, 3_600), opens(guest, houses[0]!, 3_600)];
      const away = opens(await join('이도윤'));
      await clock.advance(301_000);
      expect([mine.others, theirs.others, theirs.count]).toEqual([[guest._id], [], 0]);
      const later = opens(await join('한지원'));
      houses[0]!.here(away, projectId);
      await test.run(owner, projectId, 'changeMember', {
        memberId: guest.memberId,
        role: 'editor',
        rights: {},
      });
      await clock.advance(1_000);
      for (const tab of [mine, theirs, away, later]) {
        expect(new Set(tab.named)).toEqual(new Set([mine, theirs, away, later].map(({ userId }) => userId)));
        expect(tab.count).toBe(4);
      }
    });
  });
});
