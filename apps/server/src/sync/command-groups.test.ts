import type { Id } from '@ddak/domain';
import type { CommandResult, SentCommand } from '@ddak/protocol';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPool, type Pool } from '../db/pool.ts';
import { asSystem } from '../db/reader.ts';
import { newId } from '../new-id.ts';
import { joinProject, makeBoard, type TestActor, type TestCore, testCore } from '../testing/test-core.ts';
import { testDatabase } from '../testing/test-database.ts';
import { addTestUser } from '../testing/test-people.ts';
import { command } from '../testing/test-person.ts';
import { MemoryStore, type PausePoint } from './memory-store.ts';
import { PgStore } from './pg-store.ts';
import { RetryLater } from './sync-store.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: Pool;

const fail = (error: unknown): never => {
  throw error;
};

beforeAll(async () => {
  database = await testDatabase();
  pool = openPool(database.ownerUrl, fail);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const board = (name: string): SentCommand => command('addBoard', { boardId: newId(), name });
const sendAll = (
  test: TestCore,
  projectId: Id,
  sent: readonly (readonly [TestActor, SentCommand])[],
): Promise<CommandResult[]> => Promise.all(sent.map(([actor, one]) => test.send(actor, projectId, one)));
const logOf = (test: TestCore, projectId: Id) => test.core.store.readLog(projectId, 9, 100);

describe.each([
  {
    name: 'memory',
    store: () => new MemoryStore(),
    person: async (name: string) => ({ _id: newId(), name }),
  },
  {
    name: 'PostgreSQL',
    store: () => new PgStore(pool, async () => {}),
    person: (name: string) => addTestUser(database.url, name),
  },
])('commands that wait for each other ($name)', ({ store, person }) => {
  async function prepare() {
    const test = testCore(store());
    const [owner, other] = [await person('김하은'), await person('이도윤')];
    const made = await makeBoard(test, owner);
    return { test, owner, other, ...made, transactions: vi.spyOn(test.core.store, 'inTransaction') };
  }

  it('CG1: share a transaction, and are answered and remembered each for itself', async () => {
    const { test, owner, other, projectId, transactions } = await prepare();
    await joinProject(test, owner, projectId, other, 'editor');
    const sent = ['2안', '3안', '4안', '', '5안', '6안'].map(
      (name, i) => [i % 2 ? other : owner, board(name)] as const,
    );
    transactions.mockClear();
    const answers = await sendAll(test, projectId, sent);
    expect(transactions).toHaveBeenCalledTimes(2);
    expect(answers.map(({ outcome, seq }) => `${outcome} ${seq}`)).toEqual([
      'committed 12',
      'committed 13',
      'committed 14',
      'refused 14',
      'committed 15',
      'committed 16',
    ]);
    const entries = (await logOf(test, projectId)).slice(2);
    const accepted = sent.filter((_, i) => i !== 3);
    expect(entries.map(({ commandId, actorId }) => [actorId, commandId])).toEqual(
      accepted.map(([actor, { _id }]) => [actor._id, _id]),
    );
    expect(await sendAll(test, projectId, sent)).toEqual(answers);
    expect((await test.core.store.readSnapshot(projectId))?.seq).toBe(16);
  });

  it('CG1: are judged each on what those before it leave', async () => {
    const { test, owner, projectId, days } = await prepare();
    const rowId = newId();
    const phaseData = { kind: '대기', label: '조명', minutes: 10, note: '' };
    const add = command('addPhaseRow', { rowId, timetableId: days[1], afterRowId: null, phaseData });
    const move = command('moveRows', { rowIds: [rowId], toTimetableId: days[2], afterRowId: null });
    const remove = command('removeRows', { rowIds: [rowId] });
    const sent = [board('2안'), add, move, remove, { ...move, _id: newId() }];
    const answers = await sendAll(
      test,
      projectId,
      sent.map((one) => [owner, one]),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual([...Array(4).fill('committed'), 'refused']);
    expect(answers[4]).toMatchObject({ code: 'not_found' });
    expect((await test.core.store.readSnapshot(projectId))?.state.timetableRow.has(rowId)).toBe(false);
  });

  it('CG3: leave an undo its own transaction, and it finds what was waiting before it', async () => {
    const { test, owner, projectId, rows, days, transactions } = await prepare();
    const move = command('moveRows', { rowIds: [rows[0]], toTimetableId: days[1], afterRowId: null });
    const sent = [board('2안'), move, command('undo', { commandId: move._id }), board('3안'), board('4안')];
    transactions.mockClear();
    const answers = await sendAll(
      test,
      projectId,
      sent.map((one) => [owner, one]),
    );
    expect(answers.map(({ outcome, seq }) => `${outcome} ${seq}`)).toEqual(
      [10, 11, 12, 13, 14].map((seq) => `committed ${seq}`),
    );
    expect((await test.state(projectId)).timetableRow.get(rows[0]!)?.timetableId).toBe(days[0]);
    expect(transactions).toHaveBeenCalledTimes(4);
  });

  it('CG3: leave a change of very many rows its own transaction', async () => {
    const { test, owner, projectId, episodeId, transactions } = await prepare();
    const sceneIds = Array.from({ length: 1_001 }, newId);
    await sendAll(
      test,
      projectId,
      sceneIds.map((sceneId, i) => [
        owner,
        command('addScene', { sceneId, episodeId, sceneNo: i + 1, subSceneNo: '', setName: '옥상' }),
      ]),
    );
    transactions.mockClear();
    const many = command('editScenes', { sceneIds, patch: { setting: 'EXT' } });
    const sent = [board('2안'), board('3안'), many, board('4안'), board('5안')];
    const answers = await sendAll(
      test,
      projectId,
      sent.map((one) => [owner, one]),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(5).fill('committed'));
    // 2안; 3안, where many was met; many; 4안 and 5안.
    expect(transactions).toHaveBeenCalledTimes(4);
    const largest = (await test.core.store.readLog(projectId, 1_000, 100)).map(
      (entry) => entry.changes.length,
    );
    expect(largest).toContain(1_001);
  });

  it('CG4 SN4: that are the same are carried out once, and answered the same', async () => {
    const { test, owner, projectId } = await prepare();
    const twice = board('3안');
    const [, first, second, last] = await sendAll(
      test,
      projectId,
      [board('2안'), twice, twice, board('4안')].map((one) => [owner, one]),
    );
    expect(second).toEqual(first);
    expect([first!.seq, last!.seq]).toEqual([11, 12]);
    expect((await test.state(projectId)).board.size).toBe(4);
  });

  it('AC13 AC16: of whom some take no part are answered as ever, and the others are served', async () => {
    const { test, owner, other, projectId } = await prepare();
    const sent = [
      [owner, board('2안')],
      [other, board('남의 것')],
      [owner, board('3안')],
      [other, board('남의 것')],
    ] as const;
    const answers = await sendAll(test, projectId, sent);
    expect(answers.map(({ outcome, seq }) => `${outcome} ${seq}`)).toEqual([
      'committed 10',
      'refused 0',
      'committed 11',
      'refused 0',
    ]);
    await joinProject(test, owner, projectId, other, 'editor');
    // Nothing was remembered of them.
    expect(await test.send(other, projectId, sent[1][1])).toMatchObject({ outcome: 'committed' });
  });
});

describe('commands that wait for each other', () => {
  it('CG5: are not carried out after one of their batch has failed, and all are when they come again', async () => {
    let transactions = 0;
    let failsAt = 0;
    const pause = async (point: PausePoint): Promise<void> => {
      if (point === 'open') transactions += 1;
      if (point === 'beforeCommit' && transactions === failsAt) throw new RetryLater('busy');
    };
    const test = testCore(new MemoryStore({ pause }));
    const owner = { _id: newId(), name: '김하은' };
    const { projectId, rows, days } = await makeBoard(test, owner);
    const move = command('moveRows', { rowIds: [rows[0]], toTimetableId: days[1], afterRowId: null });
    // A transaction each for: the first (the line was empty), the second and the move, the undo, what follows it.
    const sent = [
      board('2안'),
      board('3안'),
      move,
      command('undo', { commandId: move._id }),
      board('4안'),
      board('5안'),
    ];
    for (const at of [1, 2, 3, 4]) {
      const before = (await logOf(test, projectId)).length;
      [transactions, failsAt] = [0, at];
      await expect(test.core.executor.executeAll(projectId, owner, sent)).rejects.toThrow(RetryLater);
      expect(transactions).toBe(at);
      const done = (await logOf(test, projectId)).map(({ commandId }) => commandId);
      expect(done).toEqual(sent.slice(0, done.length).map(({ _id }) => _id));
      expect(done.length).toBeGreaterThanOrEqual(before);
    }
    failsAt = 0;
    const answers = await test.core.executor.executeAll(projectId, owner, sent);
    expect(answers.map(({ outcome, seq }) => `${outcome} ${seq}`)).toEqual(
      [10, 11, 12, 13, 14, 15].map((seq) => `committed ${seq}`),
    );
  });

  it('CG2: of whom one takes an id that is taken leave it alone with its refusal', async () => {
    const test = testCore(new PgStore(pool, async () => {}));
    const owner = await addTestUser(database.url, '김하은');
    const [{ projectId }, foreign] = [await makeBoard(test, owner), await makeBoard(test, owner)];
    const taken = command('addBoard', { boardId: foreign.boardId, name: '빌린 안' });
    const sent = [board('2안'), board('3안'), taken, board('4안')];
    const answers = await sendAll(
      test,
      projectId,
      sent.map((one) => [owner, one]),
    );
    expect(answers.map(({ outcome, seq }) => `${outcome} ${seq}`)).toEqual([
      'committed 10',
      'committed 11',
      'refused 11',
      'committed 12',
    ]);
    expect(answers[2]).toMatchObject({ code: 'already_exists' });
    expect(test.bugs).toEqual([]);
    expect((await logOf(test, projectId)).map(({ seq }) => seq)).toEqual([10, 11, 12]);
  });

  it('CG2: are all to be tried again where the project stays locked, and nothing has happened', async () => {
    const test = testCore(new PgStore(pool, async () => {}));
    const owner = await addTestUser(database.url, '김하은');
    const { projectId } = await makeBoard(test, owner);
    const sent = ['2안', '3안', '4안'].map((name) => [owner, board(name)] as const);
    const blocker = await pool.connect();
    await blocker.query(`begin; set local ddak.account = 'system'`);
    await blocker.query('select 1 from project_head where project_id = $1 for update', [projectId]);
    const tried = await Promise.allSettled(sent.map(([actor, one]) => test.send(actor, projectId, one)));
    expect(tried.map((one) => one.status === 'rejected' && one.reason instanceof RetryLater)).toEqual([
      true,
      true,
      true,
    ]);
    await blocker.query('rollback');
    blocker.release();
    expect((await test.core.store.readSnapshot(projectId))?.seq).toBe(9);
    const answers = await sendAll(test, projectId, sent);
    expect(answers.map(({ seq }) => seq)).toEqual([10, 11, 12]);
  });

  it('CG1 CG6: cost the database one message, however many they are', async () => {
    const test = testCore(new PgStore(pool, async () => {}));
    const owner = await addTestUser(database.url, '김하은');
    const { projectId } = await makeBoard(test, owner);
    const sent = Array.from({ length: 20 }, (_, i) => [owner, board(`${i}안`)] as const);
    const asked = vi.spyOn(Client.prototype, 'query');
    await sendAll(test, projectId, sent);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});

describe('commands that are judged on what is known', () => {
  /** Two processes on one database, and who works at both. */
  async function prepare() {
    const one = openPool(database.ownerUrl, fail, 1);
    const here = testCore(new PgStore(one, async () => {}));
    const there = testCore(new PgStore(pool, async () => {}));
    const owner = await addTestUser(database.url, '김하은');
    const made = await makeBoard(here, owner);
    const messages = async (act: () => Promise<unknown>): Promise<number> => {
      const asked = vi.spyOn(Client.prototype, 'query');
      await act();
      const { length } = asked.mock.calls;
      asked.mockRestore();
      return length;
    };
    return { here, there, owner, messages, ...made, close: () => one.end() };
  }

  it('CG6: cost one message, three where another process was there first, and are judged on what it left', async () => {
    const { here, there, owner, messages, projectId, rows, days, close } = await prepare();
    const rowId = rows[0]!;
    const move = (day: number) =>
      command('moveRows', { rowIds: [rowId], toTimetableId: days[day], afterRowId: null });
    expect(await messages(() => here.send(owner, projectId, board('2안')))).toBe(1);
    await there.send(owner, projectId, command('removeRows', { rowIds: [rowId] }));
    // A statement that this connection has not prepared yet: it is not there after the message that was in vain.
    let refused: CommandResult | undefined;
    const toOne = command('moveRows', { rowIds: [rows[1]], toTimetableId: days[1], afterRowId: null });
    expect(await messages(() => here.send(owner, projectId, toOne))).toBe(3);
    await there.send(owner, projectId, board('3안'));
    expect(
      await messages(async () => {
        refused = await here.send(owner, projectId, move(1));
      }),
    ).toBe(3);
    expect(refused).toMatchObject({ outcome: 'refused', code: 'not_found', seq: 13 });
    expect(await messages(() => here.send(owner, projectId, board('4안')))).toBe(1);
    expect((await logOf(here, projectId)).map(({ seq }) => seq)).toEqual([10, 11, 12, 13, 14]);
    expect((await here.core.store.readSnapshot(projectId))?.state).toEqual(await here.state(projectId));
    await close();
  });

  it('CG6 SN4: get the answer that another process has given, and are not done twice', async () => {
    const { here, there, owner, projectId, close } = await prepare();
    for (const sent of [board('2안'), board('')]) {
      const answer = await there.send(owner, projectId, sent);
      // It knows of none of the two; of the second not even by where the project stands.
      expect(await here.send(owner, projectId, sent)).toEqual(answer);
    }
    expect(await logOf(here, projectId)).toHaveLength(1);
    await close();
  });

  it('CG6 AC16: are refused to whom another process has sent away meanwhile, and nothing is remembered', async () => {
    const { here, there, owner, projectId, close } = await prepare();
    const other = await addTestUser(database.url, '이도윤');
    const memberId = await joinProject(here, owner, projectId, other, 'editor');
    expect(await here.send(other, projectId, board('2안'))).toMatchObject({ outcome: 'committed' });
    await there.run(owner, projectId, 'removeMember', { memberId });
    const sent = [board('남의 것'), board('3안')] as const;
    const answers = await sendAll(here, projectId, [
      [other, sent[0]],
      [owner, sent[1]],
    ]);
    expect(answers.map(({ outcome, seq }) => `${outcome} ${seq}`)).toEqual(['refused 0', 'committed 14']);
    const remembered = await asSystem('commandLine', () =>
      pool.query<{ command_id: Id }>('select command_id from command_outcome where command_id = any ($1)', [
        sent.map(({ _id }) => _id),
      ]),
    );
    expect(remembered.rows).toEqual([{ command_id: sent[1]._id }]);
    await close();
  });

  it('CG6: are not taken from an account that was closed meanwhile', async () => {
    const { here, owner, projectId, close } = await prepare();
    const other = await addTestUser(database.url, '이도윤');
    await joinProject(here, owner, projectId, other, 'editor');
    await here.send(other, projectId, board('2안'));
    await pool.query('update "user" set deleted_at = 1 where id = $1', [other._id]);
    expect(await here.send(other, projectId, board('3안'))).toMatchObject({ outcome: 'refused', seq: 0 });
    const both = await sendAll(here, projectId, [
      [owner, board('4안')],
      [owner, board('5안')],
      [other, board('6안')],
    ]);
    expect(both.map(({ outcome, seq }) => `${outcome} ${seq}`)).toEqual([
      'committed 13',
      'committed 14',
      'refused 0',
    ]);
    await close();
  });

  it('AC16: are those of whom the database has shown the project, since who takes part has changed', async () => {
    const { here, owner, messages, projectId, close } = await prepare();
    const other = await addTestUser(database.url, '이도윤');
    await joinProject(here, owner, projectId, other, 'editor');
    for (const [who, cost] of [
      [other, 2],
      [other, 1],
      [owner, 2],
      [owner, 1],
    ] as const)
      expect(await messages(() => here.send(who, projectId, board('2안')))).toBe(cost);
    await close();
  });
});

describe('commands of several projects that wait for the database', () => {
  /** Projects of which each has an owner of its own, known to a process here and to another. */
  async function prepare(count: number) {
    const here = testCore(new PgStore(pool, async () => {}));
    const there = testCore(new PgStore(pool, async () => {}));
    const made: (Awaited<ReturnType<typeof makeBoard>> & { readonly owner: TestActor })[] = [];
    for (let i = 0; i < count; i++) {
      const owner = await addTestUser(database.url, `조감독 ${i + 1}`);
      made.push({ owner, ...(await makeBoard(here, owner)) });
    }
    const sendEach = (sent: readonly SentCommand[]): Promise<CommandResult>[] =>
      made.map(({ owner, projectId }, i) => here.send(owner, projectId, sent[i]!));
    const boards = (name: string) => made.map(() => board(name));
    return { here, there, made, sendEach, boards };
  }
  const said = (answers: readonly CommandResult[]) => answers.map(({ outcome, seq }) => `${outcome} ${seq}`);

  it('CG7: share a message, and each project has its own rows, log and answers', async () => {
    const { here, made, sendEach, boards } = await prepare(6);
    const asked = vi.spyOn(Client.prototype, 'query');
    const sent = boards('2안');
    const answers = await Promise.all(sendEach(sent));
    // Two at once, and the four that came meanwhile.
    expect(asked).toHaveBeenCalledTimes(3);
    asked.mockRestore();
    expect(said(answers)).toEqual(Array(6).fill('committed 10'));
    for (const [i, { projectId, owner }] of made.entries()) {
      const log = await logOf(here, projectId);
      expect(log.map(({ commandId, actorId }) => [commandId, actorId])).toEqual([[sent[i]!._id, owner._id]]);
      const kept = await here.core.store.readSnapshot(projectId);
      expect(kept?.state).toEqual(await here.state(projectId));
    }
    expect(await Promise.all(sendEach(sent))).toEqual(answers);
  });

  it('CG7: of whom one takes an id that is taken leave it alone with its refusal', async () => {
    const { here, made, sendEach, boards } = await prepare(6);
    const sent = boards('2안');
    sent[4] = command('addBoard', { boardId: made[0]!.boardId, name: '빌린 안' });
    const answers = await Promise.all(sendEach(sent));
    expect(said(answers)).toEqual([...Array(4).fill('committed 10'), 'refused 9', 'committed 10']);
    expect(answers[4]).toMatchObject({ code: 'already_exists' });
    expect(here.bugs).toEqual([]);
    expect(said(await Promise.all(sendEach(boards('3안'))))).toEqual(
      [11, 11, 11, 11, 10, 11].map((seq) => `committed ${seq}`),
    );
  });

  it('CG7 CG6: of whom one stands elsewhere are all judged on what the database says', async () => {
    const { there, made, sendEach, boards } = await prepare(6);
    await there.send(made[3]!.owner, made[3]!.projectId, board('남이 먼저'));
    const answers = await Promise.all(sendEach(boards('2안')));
    expect(said(answers)).toEqual([10, 10, 10, 11, 10, 10].map((seq) => `committed ${seq}`));
  });

  it('CG7: of whom one project stays locked are carried out without it', async () => {
    const { here, made, sendEach, boards } = await prepare(6);
    const locked = made[4]!.projectId;
    const blocker = await pool.connect();
    await blocker.query(`begin; set local ddak.account = 'system'`);
    await blocker.query('select 1 from project_head where project_id = $1 for update', [locked]);
    const tried = sendEach(boards('2안'));
    const [kept] = tried.splice(4, 1);
    const failing = expect(kept).rejects.toThrow(RetryLater);
    expect(said(await Promise.all(tried))).toEqual(Array(5).fill('committed 10'));
    expect((await here.core.store.readSnapshot(locked))?.seq).toBe(9);
    await failing;
    await blocker.query('rollback');
    blocker.release();
    expect(await here.send(made[4]!.owner, locked, board('3안'))).toMatchObject({ seq: 10 });
  });
});
