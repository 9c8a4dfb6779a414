import type { Id, Role } from '@ddak/domain';
import { type FeedMessage, type FeedPosition, PROTOCOL_VERSION, type ServerMessage } from '@ddak/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import {
  joinProject,
  makeBoard,
  type TestActor,
  type TestBoard,
  type TestCore,
  testCore,
} from '../../testing/test-core.ts';
import { MemoryStore } from '../memory-store.ts';
import { positionAfter, readFeed } from './feed.ts';
import { FeedSubscription } from './feed-subscription.ts';
import { SharedBytes } from './shared-bytes.ts';
import { tellListeners } from './tell-listeners.ts';

const person = (name: string): TestActor => ({ _id: newId(), name });

let test: TestCore;
let shared: SharedBytes;
let owner: TestActor;
let board: TestBoard;

beforeEach(async () => {
  test = testCore(new MemoryStore());
  shared = new SharedBytes();
  owner = person('김하은');
  board = await makeBoard(test, owner);
});

/** Somebody who listens, and what they were handed framed for many, and made for them alone. */
class Listener {
  readonly framed: Buffer[] = [];
  readonly alone: FeedMessage[] = [];
  readonly heard: FeedMessage[] = [];
  hasRoom = true;
  readonly feed: FeedSubscription;

  constructor(who: TestActor, position: FeedPosition) {
    this.feed = new FeedSubscription(test.core.states, board.projectId, who._id, position, {
      send: async (message) => {
        this.alone.push(message);
        this.heard.push(JSON.parse(JSON.stringify(message)));
      },
      offer: (frame) => {
        if (!this.hasRoom) return false;
        this.framed.push(Buffer.from(frame));
        // So short a message has a head of four bytes.
        const said = JSON.parse(Buffer.from(frame).subarray(4).toString()) as ServerMessage;
        if (said.kind === 'feed') this.heard.push(said.message);
        return true;
      },
      failed: (error) => {
        throw error;
      },
    });
    this.feed.start();
  }

  get entries() {
    return this.heard.flatMap((message) => (message.kind === 'changes' ? message.entries : []));
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const standing = async (who: TestActor): Promise<FeedPosition> => {
  const start = { seq: null, epoch: null, version: PROTOCOL_VERSION };
  return positionAfter(await readFeed(test.core.states, board.projectId, who._id, start))!;
};
const tell = async (listeners: readonly Listener[]): Promise<void> => {
  const seq = test.core.states.peek(board.projectId)!.seq;
  const feeds = listeners.map(({ feed }) => feed);
  tellListeners({ states: test.core.states, shared }, board.projectId, seq, feeds);
  await settled();
};
const listen = async (people: readonly TestActor[]): Promise<Listener[]> => {
  const listeners = [];
  for (const who of people) listeners.push(new Listener(who, await standing(who)));
  await settled();
  for (const one of listeners) one.alone.length = 0;
  return listeners;
};
const move = (who: TestActor, row = 0, day = 1): Promise<unknown> =>
  test.run(who, board.projectId, 'moveRows', {
    rowIds: [board.rows[row]!],
    toTimetableId: board.days[day]!,
    afterRowId: null,
  });
async function join(name: string, role: Exclude<Role, 'owner'>): Promise<TestActor & { memberId: Id }> {
  const one = person(name);
  return { ...one, memberId: await joinProject(test, owner, board.projectId, one, role) };
}

describe('listeners of one project', () => {
  it('LM3: are told by the same bytes, framed once for all of the same rights, and nothing is made for one alone', async () => {
    const guest = await join('이도윤', 'guest');
    const listeners = await listen([
      ...Array<TestActor>(200).fill(owner),
      ...Array<TestActor>(100).fill(guest),
    ]);
    const written = shared.written;
    for (let i = 0; i < 5; i++) {
      await move(owner, i, 1);
      await move(owner, i, 2);
      await tell(listeners);
    }
    expect(listeners.every(({ framed, alone }) => framed.length === 5 && alone.length === 0)).toBe(true);
    expect(shared.written - written).toBe(2 * 5);
    expect(new Set(listeners.map(({ entries }) => entries.length))).toEqual(new Set([10, 0]));
  });

  it('hear, in order and once, what each would hear alone, whatever they may see and whoever did it', async () => {
    const others = [];
    for (const role of ['manager', 'editor', 'member', 'guest'] as const) others.push(await join(role, role));
    const [manager, editor] = [others[0]!, others[1]!];
    const people = [owner, ...others];
    const from = await Promise.all(people.map(standing));
    const listeners = await listen(people);
    const { projectId } = board;
    for (let i = 0; i < 4; i++) {
      await move(editor, i, 1);
      await test.run(manager, projectId, 'addCrewTeam', {
        crewTeamId: newId(),
        name: `팀 ${i}`,
        colour: 1,
        calltimeOffset: 0,
      });
      if (i % 2 === 0) await tell(listeners);
      await test.run(owner, projectId, 'addBoard', { boardId: newId(), name: `${i}안` });
      await tell(listeners);
    }
    for (const [i, who] of people.entries()) {
      const alone = await readFeed(test.core.states, board.projectId, who._id, from[i]!);
      expect(listeners[i]!.entries).toEqual(
        alone.kind === 'changes' ? JSON.parse(JSON.stringify(alone.entries)) : null,
      );
    }
  });

  it('go on by themselves where there is no room, and are in step again after it', async () => {
    const [one, other] = (await listen([owner, owner])) as [Listener, Listener];
    one.hasRoom = false;
    await move(owner, 0);
    await tell([one, other]);
    expect([one.alone.length, other.alone.length]).toEqual([1, 0]);
    one.hasRoom = true;
    await move(owner, 1);
    await tell([one, other]);
    expect([one.alone.length, one.framed.length]).toEqual([1, 1]);
    expect(one.entries).toEqual(other.entries);
  });

  it('SN5: are asked after anew when who takes part has changed: who does not any more is told so', async () => {
    const editor = await join('이도윤', 'editor');
    const [mine, theirs] = (await listen([owner, editor])) as [Listener, Listener];
    await test.run(owner, board.projectId, 'removeMember', { memberId: editor.memberId });
    await tell([mine, theirs]);
    expect(theirs.heard.at(-1)).toMatchObject({ kind: 'ended' });
    expect(theirs.framed).toEqual([]);
    await move(owner);
    await tell([mine, theirs]);
    expect(theirs.heard.at(-1)).toMatchObject({ kind: 'ended' });
    expect(mine.framed).toHaveLength(1);
  });

  it('SN8: are told more of what they did themselves, they alone', async () => {
    const guest = await join('오하람', 'guest');
    await test.run(owner, board.projectId, 'addBoard', { boardId: newId(), name: '2안' });
    const [mine, theirs] = (await listen([owner, guest])) as [Listener, Listener];
    const state = test.core.states.peek(board.projectId)!;
    const last = state.tail.at(-1)!;
    const entry = { ...last, seq: last.seq + 1, commandId: newId(), actorId: guest._id, actorName: '오하람' };
    test.core.states.put(board.projectId, {
      ...state,
      seq: entry.seq,
      tail: [...state.tail, { ...entry, changes: [] }],
    });
    await tell([mine, theirs]);
    expect([theirs.entries.at(-1)?.actorName, theirs.framed.length]).toEqual(['오하람', 0]);
    expect(mine.entries).toEqual([]);
  });
});
