import { beforeEach, describe, expect, it } from 'vitest';
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
    await states.current(projectId);
    await test.run(owner, projectId, 'addBoard', { boardId: newId(), name: '2안' });
    const view = await states.current(projectId);
    expect(view).toMatchObject({ seq: 10 });
    expect(view?.state.board.size).toBe(2);
    expect(reads).toBe(1);
  });

  it('are bounded by rows: the least used goes first, and can be made again', async () => {
    const states = new ProjectStates(store, 2 * ROWS);
    const [a, b, c] = boards.map(({ projectId }) => projectId) as [string, string, string];
    for (const id of [a, b]) await states.current(id);
    states.peek(a);
    await states.current(c);
    expect([a, b, c].map((id) => states.peek(id) !== undefined)).toEqual([true, false, true]);
    expect((await states.current(b))?.state.timetableRow.size).toBe(5);
  });

  it('keep the project in use, however large it is', async () => {
    const states = new ProjectStates(store, 1);
    const { projectId } = boards[0]!;
    await states.current(projectId);
    expect(states.peek(projectId)).toBeDefined();
  });

  it('never go back to an older state', async () => {
    const states = new ProjectStates(store);
    const { projectId } = boards[0]!;
    const old = (await states.current(projectId))!;
    await test.run(owner, projectId, 'addBoard', { boardId: newId(), name: '2안' });
    await states.current(projectId);
    states.put(projectId, old);
    expect(states.peek(projectId)?.seq).toBe(10);
  });

  it('are asked of the database once by all who look at the same time', async () => {
    const states = new ProjectStates(store);
    const { projectId } = boards[0]!;
    await Promise.all(Array.from({ length: 40 }, () => states.atLeast(projectId, 9)));
    expect(reads).toBe(1);
  });

  it('know the entries that led there as far as the log reaches', async () => {
    const states = new ProjectStates(store);
    const { projectId } = boards[0]!;
    const view = (await states.current(projectId))!;
    expect((await states.entriesAfter(projectId, view, 7))?.map(({ seq }) => seq)).toEqual([8, 9]);
    store.forgetLog(projectId, 8);
    expect(await states.entriesAfter(projectId, view, 7)).toBeNull();
    expect(await states.entriesAfter(projectId, view, 9)).toEqual([]);
  });
});
