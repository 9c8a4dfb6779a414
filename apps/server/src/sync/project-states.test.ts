import { insert } from '@ddak/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM } from '../db/reader.ts';
import { newId } from '../new-id.ts';
import { makeBoard, type TestBoard, type TestCore, testCore } from '../testing/test-core.ts';
import { MemoryStore } from './memory-store.ts';
import { ProjectStates } from './project-states.ts';

const owner = { _id: newId(), name: '김하은' };
/** What a board of `makeBoard` holds: project, member, episode, board, three days, five rows. */
const ROWS = 12;

let store: MemoryStore;
let reads: number;
let test: TestCore;
let boards: TestBoard[];
beforeEach(async () => {
  reads = 0;
  store = new MemoryStore({
    pause: async (point) => {
      if (point === 'readSnapshot') reads += 1;
    },
  });
  test = testCore(store);
  boards = [await makeBoard(test, owner), await makeBoard(test, owner), await makeBoard(test, owner)];
  reads = 0;
});

describe('the states in memory', () => {
  it('are read from the tables once, and brought forward by the log after that', async () => {
    const states = new ProjectStates(store);
    const { projectId } = boards[0]!;
    await states.current(projectId, SYSTEM);
    await test.run(owner, projectId, 'addBoard', { boardId: newId(), name: '2안' });
    const view = await states.current(projectId, SYSTEM);
    expect(view).toMatchObject({ seq: 10 });
    expect(view?.state.board.size).toBe(2);
    expect(reads).toBe(1);
  });

  it('are bounded by rows: the least used goes first, and can be made again', async () => {
    const states = new ProjectStates(store, 2 * ROWS);
    const [a, b, c] = boards.map(({ projectId }) => projectId) as [string, string, string];
    for (const id of [a, b]) await states.current(id, SYSTEM);
    states.peek(a);
    await states.current(c, SYSTEM);
    expect([a, b, c].map((id) => states.peek(id) !== undefined)).toEqual([true, false, true]);
    expect((await states.current(b, SYSTEM))?.state.timetableRow.size).toBe(5);
  });

  it('PD3: keep no entry from before somebody was forgotten, in whichever process', async () => {
    const states = new ProjectStates(store);
    const { projectId } = boards[0]!;
    await states.current(projectId, SYSTEM);
    for (const name of ['2안', '3안'])
      await test.run(owner, projectId, 'addBoard', { boardId: newId(), name });
    expect((await states.current(projectId, SYSTEM))?.tail).toHaveLength(2);
    const [memberId, userId] = [newId(), newId()];
    const member = { memberId, userId, name: '오하람', role: 'member' } as const;
    await test.core.store.inTransaction(async (transaction) => {
      const commandId = newId();
      const ask = { projectId, senders: [{ userId, commandId }], knownSeq: null, create: false };
      const { seq } = (await transaction.open(ask))!;
      const row = { _id: memberId, projectId, userId, name: member.name, role: member.role, rights: {} };
      const changes = [insert('projectMember', { ...row, accessEpoch: 1 })];
      const entry = { seq: seq + 1, commandId, name: 'test', version: 1, at: 1, changes };
      const result = { _id: commandId, outcome: 'committed', seq: seq + 1 } as const;
      const whole = { ...entry, actorId: userId, actorName: member.name };
      transaction.save({ userId, at: 1, jobs: [], result, entry: whole });
    });
    expect((await states.current(projectId, SYSTEM))?.tail).toHaveLength(3);
    await test.run(owner, projectId, 'forgetPerson', { userId }, { asServer: true });
    expect((await states.current(projectId, SYSTEM))?.tail.map(({ name }) => name)).toEqual(['forgetPerson']);
  });

  it('keep the project in use, however large it is', async () => {
    const states = new ProjectStates(store, 1);
    const { projectId } = boards[0]!;
    await states.current(projectId, SYSTEM);
    expect(states.peek(projectId)).toBeDefined();
  });

  it('never go back to an older state', async () => {
    const states = new ProjectStates(store);
    const { projectId } = boards[0]!;
    const old = (await states.current(projectId, SYSTEM))!;
    await test.run(owner, projectId, 'addBoard', { boardId: newId(), name: '2안' });
    await states.current(projectId, SYSTEM);
    states.put(projectId, old);
    expect(states.peek(projectId)?.seq).toBe(10);
  });

  it('are asked of the database once by all who look at the same time', async () => {
    const states = new ProjectStates(store);
    const { projectId } = boards[0]!;
    await Promise.all(Array.from({ length: 40 }, () => states.atLeast(projectId, 9, SYSTEM)));
    expect(reads).toBe(1);
  });

  it('know the entries that led there as far as the log reaches', async () => {
    const states = new ProjectStates(store);
    const { projectId } = boards[0]!;
    const view = (await states.current(projectId, SYSTEM))!;
    expect((await states.entriesAfter(projectId, view, 7))?.map(({ seq }) => seq)).toEqual([8, 9]);
    store.forgetLog(projectId, 8);
    expect(await states.entriesAfter(projectId, view, 7)).toBeNull();
    expect(await states.entriesAfter(projectId, view, 9)).toEqual([]);
  });
});
