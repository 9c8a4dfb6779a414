import {
  applyChanges,
  emptyState,
  fingerprint,
  freezeCallsheet,
  type Id,
  type ProjectState,
  STATE_SHAPE,
  type TableName,
} from '@ddak/domain';
import { type FeedMessage, type FeedPosition, feedMessageSchema, PROTOCOL_VERSION } from '@ddak/protocol';
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

const person = (name: string): TestActor => ({ _id: newId(), name });
const start: FeedPosition = { seq: null, epoch: null, version: PROTOCOL_VERSION };

let store: MemoryStore;
let test: TestCore;
let owner: TestActor;
let guest: TestActor;
let board: TestBoard;
let guestMember: Id;

beforeEach(async () => {
  store = new MemoryStore();
  test = testCore(store);
  [owner, guest] = [person('김하은'), person('이도윤')];
  board = await makeBoard(test, owner);
  guestMember = await joinProject(test, owner, board.projectId, guest, 'guest');
});

const feed = (who: TestActor, position: FeedPosition): Promise<FeedMessage> =>
  readFeed(test.core.states, board.projectId, who._id, position);
const move = (row: number, day: number): Promise<unknown> =>
  test.run(owner, board.projectId, 'moveRows', {
    rowIds: [board.rows[row]!],
    toTimetableId: board.days[day]!,
    afterRowId: null,
  });

/** The client's part, as simple as can be. */
class Replica {
  state: ProjectState = emptyState();
  position: FeedPosition = start;
  ended = false;

  take(message: FeedMessage): void {
    feedMessageSchema.parse(message);
    if (message.kind === 'ended') {
      this.ended = true;
      this.state = emptyState();
      return;
    }
    if (message.kind === 'snapshot')
      this.state = {
        ...emptyState(),
        ...Object.fromEntries(
          Object.entries(message.tables).map(([table, rows]) => [
            table,
            new Map(rows.map((row) => [row._id, row])),
          ]),
        ),
      };
    else if (message.kind === 'changes')
      for (const { changes } of message.entries) {
        const whole = changes.map((change) =>
          change.op === 'delete' ? { ...change, row: { _id: change._id } } : { before: {}, ...change },
        );
        this.state = applyChanges(this.state, whole as never);
      }
    this.position = positionAfter(message)!;
  }
}

describe('the feed', () => {
  it('begins with a snapshot of what its reader may see, and no more', async () => {
    const mine = await feed(owner, start);
    const theirs = await feed(guest, start);
    expect(mine).toMatchObject({ kind: 'snapshot', seq: 11, epoch: 1 });
    expect(mine.kind === 'snapshot' && mine.tables.timetableRow).toHaveLength(5);
    expect(Object.keys((theirs as { tables: object }).tables).sort()).toEqual([
      'callsheetReceipt',
      'callsheetVersion',
      'checklistTick',
      'crew',
      'crewRequest',
      'personContact',
      'personPay',
      'projectMember',
    ]);
    // Their own membership, whatever their rights; not that of others.
    expect(theirs).toMatchObject({ tables: { projectMember: [{ _id: guestMember }], personContact: [] } });
  });

  it('SN9: begins anew for who holds rows of another shape, and goes on for who holds none', async () => {
    const at = { seq: 11, epoch: 1, version: PROTOCOL_VERSION };
    expect(await feed(owner, { ...at, shape: 'before' })).toMatchObject({
      kind: 'snapshot',
      shape: STATE_SHAPE,
    });
    expect(await feed(owner, { ...at, shape: STATE_SHAPE })).toMatchObject({ kind: 'changes' });
    expect(await feed(owner, at)).toMatchObject({ kind: 'changes' });
  });

  it('goes on with the entries after a position, without before-values', async () => {
    await move(0, 1);
    const message = await feed(owner, { seq: 11, epoch: 1, version: PROTOCOL_VERSION });
    expect(message).toMatchObject({ kind: 'changes', from: 11, to: 12 });
    const [change] = message.kind === 'changes' ? message.entries[0]!.changes : [];
    expect(Object.keys(change!).sort()).toEqual(['_id', 'after', 'op', 'table']);
  });

  it('SN8: moves on past entries that its reader may not see, without a word of them', async () => {
    await move(0, 1);
    const message = await feed(guest, { seq: 11, epoch: 1, version: PROTOCOL_VERSION });
    expect(message).toMatchObject({ kind: 'changes', from: 11, to: 12, entries: [] });
  });

  it('SN8: tells what of an entry concerns its reader, and neither the rest nor its name nor its maker', async () => {
    const { projectId, days } = board;
    const callsheetId = newId();
    await test.run(owner, projectId, 'makeCallsheet', { callsheetId, timetableId: days[0]! });
    const sheet = freezeCallsheet(await test.state(projectId), callsheetId)!;
    const seen = fingerprint(callsheetId, sheet);
    await test.run(owner, projectId, 'publishCallsheet', { callsheetId, versionId: newId(), seen, note: '' });
    const since = { seq: 12, epoch: 1, version: PROTOCOL_VERSION };
    const message = await feed(guest, since);
    expect(message).toMatchObject({
      entries: [{ seq: 13, name: '', actorName: '', changes: [{ table: 'callsheetVersion', op: 'insert' }] }],
    });
    expect(await feed(owner, since)).toMatchObject({
      entries: [{ seq: 13, name: 'publishCallsheet', actorName: '김하은', changes: [{}, {}] }],
    });
    expect(JSON.stringify(message)).not.toContain('김하은');
  });

  it('starts anew with a snapshot when the rights have changed, and again when they are taken back', async () => {
    const position = positionAfter(await feed(guest, start))!;
    await test.run(owner, board.projectId, 'changeMember', { memberId: guestMember, role: 'editor' });
    const raised = await feed(guest, position);
    expect(raised).toMatchObject({ kind: 'snapshot', epoch: 2 });
    expect(raised.kind === 'snapshot' && raised.tables.timetableRow).toHaveLength(5);
    await test.run(owner, board.projectId, 'changeMember', { memberId: guestMember, role: 'guest' });
    const lowered = await feed(guest, positionAfter(raised)!);
    expect(lowered).toMatchObject({ kind: 'snapshot', epoch: 3 });
    expect(lowered.kind === 'snapshot' && lowered.tables.timetableRow).toBeUndefined();
  });

  it('CS30: takes drafts of call sheets from who may write them no more, and leaves what was issued', async () => {
    const { projectId, days } = board;
    const [issued, draft] = [newId(), newId()];
    for (const [i, callsheetId] of [issued, draft].entries())
      await test.run(owner, projectId, 'makeCallsheet', { callsheetId, timetableId: days[i]! });
    const sheet = freezeCallsheet(await test.state(projectId), issued)!;
    const args = { callsheetId: issued, versionId: newId(), seen: fingerprint(issued, sheet), note: '' };
    await test.run(owner, projectId, 'publishCallsheet', args);
    const tablesAs = async (role: 'editor' | 'member', position: FeedPosition) => {
      await test.run(owner, projectId, 'changeMember', { memberId: guestMember, role });
      const message = await feed(guest, position);
      if (message.kind !== 'snapshot') throw new Error(message.kind);
      const { callsheet = [], callsheetVersion = [] } = message.tables;
      return { message, sheets: [callsheet.length, callsheetVersion.length] };
    };
    const raised = await tablesAs('editor', positionAfter(await feed(guest, start))!);
    expect(raised.sheets).toEqual([2, 1]);
    const lowered = await tablesAs('member', positionAfter(raised.message)!);
    expect(lowered.sheets).toEqual([0, 1]);
    // What is written on a draft from then on is not for them either.
    const patch = { weather: '눈 오는 초안' };
    await test.run(owner, projectId, 'editCallsheet', { callsheetId: draft, patch, put: {}, remove: [] });
    const after = await feed(guest, positionAfter(lowered.message)!);
    expect(JSON.stringify(after)).not.toContain('눈 오는 초안');
  });

  it('starts anew for who was away while they were removed and let in again', async () => {
    const position = positionAfter(await feed(guest, start))!;
    await test.run(owner, board.projectId, 'removeMember', { memberId: guestMember });
    await joinProject(test, owner, board.projectId, guest, 'guest');
    expect(await feed(guest, position)).toMatchObject({ kind: 'snapshot', epoch: 1 });
  });

  it('ends for who was removed, and says the same to a stranger and of a project that is not there', async () => {
    await test.run(owner, board.projectId, 'removeMember', { memberId: guestMember });
    const ended = { kind: 'ended', projectId: board.projectId };
    expect(await feed(guest, { seq: 11, epoch: 1, version: 1 })).toEqual(ended);
    expect(await feed(person('낯선 이'), start)).toEqual(ended);
    const nowhere = newId();
    expect(await readFeed(test.core.states, nowhere, owner._id, start)).toEqual({
      kind: 'ended',
      projectId: nowhere,
    });
  });

  it.each([
    ['the log is too old', { seq: 5, epoch: 1, version: PROTOCOL_VERSION }],
    ['the client speaks another version', { seq: 11, epoch: 1, version: PROTOCOL_VERSION + 1 }],
    ['the client is ahead of a database that was put back', { seq: 99, epoch: 1, version: PROTOCOL_VERSION }],
  ])('takes a snapshot when %s', async (_, position) => {
    await move(0, 1);
    store.forgetLog(board.projectId, 8);
    const fresh = testCore(store);
    expect(await readFeed(fresh.core.states, board.projectId, owner._id, position)).toMatchObject({
      kind: 'snapshot',
      seq: 12,
    });
  });

  it('gives a contact to its owner, and takes it away, whatever their rights are', async () => {
    const { projectId } = board;
    const row = {
      _id: newId(),
      projectId,
      crewId: null,
      characterId: null,
      phone: '010-0000-1234',
      email: '',
    };
    const replica = new Replica();
    replica.take(await feed(guest, start));
    const table: TableName = 'personContact';
    const entry = async (seq: number, change: object): Promise<void> => {
      await store.inTransaction(async (transaction) => {
        const commandId = newId();
        const senders = [{ userId: owner._id, commandId }];
        await transaction.open({ projectId, senders, knownSeq: null, create: false });
        const actor = { actorId: owner._id, actorName: owner.name };
        transaction.save({
          userId: owner._id,
          at: 1,
          jobs: [],
          result: { _id: commandId, outcome: 'committed', seq },
          entry: { seq, commandId, name: 'test', version: 1, at: 1, ...actor, changes: [change as never] },
        });
      });
      replica.take(await feed(guest, replica.position));
    };
    await entry(12, { table, op: 'insert', row: { ...row, userId: null } });
    expect(replica.state.personContact.size).toBe(0);
    await entry(13, {
      table,
      op: 'update',
      _id: row._id,
      before: { userId: null },
      after: { userId: guest._id },
    });
    expect(replica.state.personContact.get(row._id)?.phone).toBe('010-0000-1234');
    await entry(14, {
      table,
      op: 'update',
      _id: row._id,
      before: { phone: row.phone },
      after: { phone: '010-0000-5678' },
    });
    expect(replica.state.personContact.get(row._id)?.phone).toBe('010-0000-5678');
    await entry(15, {
      table,
      op: 'update',
      _id: row._id,
      before: { userId: guest._id },
      after: { userId: null },
    });
    expect(replica.state.personContact.size).toBe(0);
  });
});

describe('a subscription', () => {
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 50; i++) await Promise.resolve();
  };

  it('says at once what is lacking, then what each nudge brings, without a gap', async () => {
    const replica = new Replica();
    const froms: (number | string)[] = [];
    const subscription = new FeedSubscription(test.core.states, board.projectId, owner._id, start, {
      send: async (message) => {
        froms.push(message.kind === 'changes' ? message.from : message.kind);
        replica.take(message);
      },
      failed: (error) => {
        throw error;
      },
    });
    test.bus.listen({ nudge: ({ seq }) => subscription.nudge(seq), notice: () => {} });
    subscription.start();
    await settle();
    await move(0, 1);
    await move(1, 1);
    await settle();
    subscription.nudge(12);
    await settle();
    expect(froms[0]).toBe('snapshot');
    expect(replica.position.seq).toBe(13);
    expect(replica.state).toEqual(await test.state(board.projectId));
  });

  it('waits for a slow reader and then sends what has come together in one message', async () => {
    const sent: FeedMessage[] = [];
    let free = (): void => {};
    const subscription = new FeedSubscription(test.core.states, board.projectId, owner._id, start, {
      send: (message) => {
        sent.push(message);
        return new Promise((resolve) => {
          free = resolve;
        });
      },
      failed: (error) => {
        throw error;
      },
    });
    subscription.start();
    await settle();
    for (const row of [0, 1, 2]) {
      await move(row, 1);
      subscription.nudge(12 + row);
    }
    await settle();
    expect(sent).toHaveLength(1);
    free();
    await settle();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ kind: 'changes', from: 11, to: 14 });
  });

  it('stops when access ends', async () => {
    const kinds: string[] = [];
    const subscription = new FeedSubscription(test.core.states, board.projectId, guest._id, start, {
      send: async (message) => {
        kinds.push(message.kind);
      },
      failed: (error) => {
        throw error;
      },
    });
    subscription.start();
    await settle();
    await test.run(owner, board.projectId, 'removeMember', { memberId: guestMember });
    subscription.nudge(12);
    await settle();
    await move(0, 1);
    subscription.nudge(13);
    await settle();
    expect(kinds).toEqual(['snapshot', 'ended']);
  });
});
