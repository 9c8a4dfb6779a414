import type { Id, Role } from '@ddak/domain';
import {
  type FieldPlace,
  fieldKey,
  heldPlace,
  type ServerMessage,
  serverMessageSchema,
} from '@ddak/protocol';
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

/** A tab, and where it has been told that the others are. */
class Tab implements SocketGuest {
  readonly userId: Id;
  readonly others = new Map<Id, string>();
  messages = 0;
  constructor({ _id }: TestActor) {
    this.userId = _id;
  }
  send(message: ServerMessage): void {
    if (serverMessageSchema.parse(message).kind !== 'inFields') return;
    this.messages += 1;
    for (const { userId, at } of (message as ServerMessage & { kind: 'inFields' }).people)
      if (at) this.others.set(userId, fieldKey(at));
      else this.others.delete(userId);
  }
}

const person = (name: string): TestActor => ({ _id: newId(), name });

let clock: TestClock;
let test: TestCore;
let projectId: Id;
let owner: TestActor;
let sceneId: Id;
let callsheetId: Id;
let dayId: Id;
let houses: Presence[];

beforeEach(async () => {
  clock = new TestClock();
  test = testCore(new MemoryStore());
  owner = person('김하은');
  const board = await makeBoard(test, owner);
  ({ projectId } = board);
  [sceneId, callsheetId] = [newId(), newId()];
  const { episodeId } = board;
  dayId = board.days[0]!;
  await test.run(owner, projectId, 'addScene', { sceneId, episodeId, sceneNo: 1, subSceneNo: '' });
  await test.run(owner, projectId, 'makeCallsheet', { callsheetId, timetableId: board.days[0]! });
  const buses = [new LinkedBus(), new LinkedBus()];
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
const opens = (who: TestActor, house = houses[0]!): Tab => {
  const tab = new Tab(who);
  house.here(tab, projectId);
  return tab;
};
const synopsis = (): FieldPlace => ({ table: 'scene', rowId: sceneId, field: 'synopsis' });
const meals = (): FieldPlace => ({ table: 'callsheet', rowId: callsheetId, field: 'meals' });
const moment = () => clock.advance(1_000);

describe('who is in which field', () => {
  it('PR6: is told to the others, who comes later too, and never to oneself', async () => {
    const editor = await join('이도윤');
    const [mine, theirs] = [opens(owner), opens(editor)];
    houses[0]!.inField(theirs, projectId, synopsis());
    await moment();
    expect([...mine.others]).toEqual([[editor._id, fieldKey(synopsis())]]);
    const later = opens(await join('한지원'));
    await moment();
    expect([...later.others]).toEqual([[editor._id, fieldKey(synopsis())]]);
    expect(theirs.others.size).toBe(0);
    expect([mine.messages, theirs.messages]).toEqual([1, 0]);
  });

  it('PR6: is told a few times a second at most, however quickly somebody goes through fields', async () => {
    const [mine, theirs] = [opens(owner), opens(await join('이도윤'))];
    await moment();
    for (let i = 0; i < 100; i++) {
      houses[0]!.inField(theirs, projectId, { ...synopsis(), field: `field-${i}` });
      await clock.advance(10);
    }
    await moment();
    expect(mine.messages).toBeLessThanOrEqual(5);
    expect([...mine.others.values()]).toEqual([fieldKey({ ...synopsis(), field: 'field-99' })]);
  });

  it('PR6: is told to those alone who may read what is written there', async () => {
    const [member, guest] = [await join('오하람', 'member'), await join('윤서아', 'guest')];
    const [mine, readers, guests] = [opens(owner), opens(member), opens(guest)];
    const theirs = opens(await join('이도윤'));
    houses[0]!.inField(theirs, projectId, meals());
    await moment();
    expect([mine.others.size, readers.others.size, guests.others.size]).toEqual([1, 0, 0]);
    houses[0]!.inField(theirs, projectId, synopsis());
    await moment();
    expect([mine.others.size, readers.others.size, guests.others.size]).toEqual([1, 1, 0]);
    houses[0]!.inField(theirs, projectId, meals());
    await moment();
    expect([mine.others.size, readers.others.size, guests.others.size]).toEqual([1, 0, 0]);
  });

  it('PR7: is not believed of who may not write there, nor of rows that are not', async () => {
    const member = await join('오하람', 'member');
    const [mine, readers, theirs] = [opens(owner), opens(member), opens(await join('이도윤'))];
    houses[0]!.inField(readers, projectId, synopsis());
    houses[0]!.inField(theirs, projectId, { ...synopsis(), rowId: newId() });
    await moment();
    expect(mine.messages).toBe(0);
  });

  it('PR7: ends when it is left, with the tab, and with the right', async () => {
    const [editor, other] = [await join('이도윤'), await join('한지원')];
    const [mine, theirs, also] = [opens(owner), opens(editor), opens(other)];
    const enter = async () => {
      houses[0]!.inField(theirs, projectId, synopsis());
      await moment();
      expect(mine.others.size).toBe(1);
    };
    await enter();
    houses[0]!.inField(theirs, projectId, null);
    await moment();
    expect(mine.others.size).toBe(0);
    await enter();
    await test.run(owner, projectId, 'changeMember', {
      memberId: editor.memberId,
      role: 'member',
      rights: {},
    });
    houses[0]!.inField(also, projectId, synopsis());
    await moment();
    expect([...mine.others.keys()]).toEqual([other._id]);
    houses[0]!.gone(also);
    await moment();
    expect(mine.others.size).toBe(0);
  });

  it('PR7: ends for who falls silent', async () => {
    const [mine, theirs] = [opens(owner), opens(await join('이도윤'))];
    houses[0]!.inField(theirs, projectId, synopsis());
    await moment();
    await clock.advance(200_000);
    houses[0]!.here(mine, projectId);
    await clock.advance(101_000);
    expect([mine.messages, mine.others.size]).toEqual([2, 0]);
  });

  it('PR6: is known at every process', async () => {
    const editor = await join('이도윤');
    const [mine, theirs] = [opens(owner), opens(editor, houses[1])];
    await moment();
    houses[1]!.inField(theirs, projectId, synopsis());
    await moment();
    expect([...mine.others]).toEqual([[editor._id, fieldKey(synopsis())]]);
    houses[1]!.inField(theirs, projectId, null);
    await moment();
    expect(mine.others.size).toBe(0);
  });

  it('PR7: is not heard of a project that the tab does not show', async () => {
    const [mine, theirs] = [opens(owner), new Tab(await join('이도윤'))];
    houses[0]!.inField(theirs, projectId, synopsis());
    houses[0]!.here(theirs, projectId);
    await moment();
    expect(mine.messages).toBe(0);
  });

  it('PR9: strips in a hand are told to who may read the plan, and not believed of who may not write it', async () => {
    const [member, guest] = [await join('오하람', 'member'), await join('윤서아', 'guest')];
    const [mine, readers, guests] = [opens(owner), opens(member), opens(guest)];
    const editor = await join('이도윤');
    const theirs = opens(editor);
    const held = heldPlace({ dayId, stripId: sceneId, count: 2 });
    houses[0]!.inField(readers, projectId, held);
    await moment();
    expect(mine.messages).toBe(0);
    houses[0]!.inField(theirs, projectId, held);
    await moment();
    expect([...mine.others]).toEqual([[editor._id, fieldKey(held)]]);
    expect([readers.others.size, guests.others.size]).toEqual([1, 0]);
    houses[0]!.inField(theirs, projectId, heldPlace({ dayId: newId(), stripId: sceneId, count: 1 }));
    await moment();
    expect(mine.others.size).toBe(0);
  });
});
