import { COMMANDS, type CommandName, type Id } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import type { Nudge } from '../bus/bus.ts';
import { SYSTEM } from '../db/reader.ts';
import { newId } from '../new-id.ts';
import { joinProject, makeBoard, type TestActor, type TestCore, testCore } from '../testing/test-core.ts';
import { command } from '../testing/test-person.ts';
import { MemoryStore, type PausePoint } from './memory-store.ts';

const person = (name: string): TestActor => ({ _id: newId(), name });
const order = async (test: TestCore, projectId: Id, timetableId: Id): Promise<string[]> =>
  [...(await test.state(projectId)).timetableRow.values()]
    .filter((row) => row.timetableId === timetableId)
    .sort((a, b) => (a.orderKey < b.orderKey ? -1 : 1))
    .map((row) => row.phaseData?.label ?? '');

describe('the write path', () => {
  it('carries a command out once, however often it arrives, and answers the same', async () => {
    const test = testCore(new MemoryStore());
    const owner = person('김하은');
    const { projectId, rows, days } = await makeBoard(test, owner);
    const sent = command('moveRows', { rowIds: [rows[0]], toTimetableId: days[1], afterRowId: null });
    const answers = await Promise.all([1, 2, 3].map(() => test.send(owner, projectId, sent)));
    expect(answers).toEqual(Array(3).fill({ _id: sent._id, outcome: 'committed', seq: 10 }));
    expect((await test.core.states.current(projectId, SYSTEM))?.seq).toBe(10);
  });

  it('remembers a refusal: the same id stays refused after the reason is gone', async () => {
    const test = testCore(new MemoryStore());
    const owner = person('김하은');
    const { projectId, boardId } = await makeBoard(test, owner);
    const timetableId = newId();
    const sent = command('addTimetable', { timetableId, boardId, tableDate: '2026-12-01' });
    const refused = await test.send(owner, projectId, sent);
    expect(refused).toMatchObject({ outcome: 'refused', code: 'day_date_taken' });
    const [day] = [...(await test.state(projectId)).timetable.values()].filter(
      (candidate) => candidate.tableDate === '2026-12-01',
    );
    await test.run(owner, projectId, 'editTimetable', {
      timetableId: day!._id,
      patch: { tableDate: '2027-01-01' },
    });
    expect(await test.send(owner, projectId, sent)).toEqual(refused);
  });

  it('AC13: answers alike for a project that is not there and for one that is not theirs', async () => {
    const test = testCore(new MemoryStore());
    const owner = person('김하은');
    const { projectId, boardId } = await makeBoard(test, owner);
    const [made] = await test.core.store.readLog(projectId, 0, 1);
    const stranger = person('낯선 이');
    const sent = [
      ...Object.keys(COMMANDS).map((name) => command(name, {})),
      command('addBoard', { boardId, name: '2안' }),
      command('undo', { commandId: made!.commandId }),
      command('undo', {}),
      command('nothingOfTheKind', {}),
    ];
    for (const one of sent) {
      const here = await test.send(stranger, projectId, one);
      expect(here).toEqual(await test.send(stranger, newId(), one));
      expect(here).toMatchObject({ outcome: 'refused', seq: 0 });
    }
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    const taking = command('createProject', { title: '남의 것', projectType: 'short', ...ids });
    const closed = await test.send(stranger, projectId, taking);
    expect(closed).toEqual({ ...(await test.send(stranger, newId(), sent[5]!)), _id: taking._id });
  });

  it('AC13: remembers nothing of who takes no part', async () => {
    const test = testCore(new MemoryStore());
    const [owner, other] = [person('김하은'), person('이도윤')];
    const { projectId } = await makeBoard(test, owner);
    const sent = command('addBoard', { boardId: newId(), name: '2안' });
    expect(await test.send(other, projectId, sent)).toMatchObject({ code: 'forbidden' });
    const memberId = await joinProject(test, owner, projectId, other, 'editor');
    const done = await test.send(other, projectId, sent);
    expect(done).toMatchObject({ outcome: 'committed' });
    await test.run(owner, projectId, 'removeMember', { memberId });
    // What was theirs while they took part stays theirs (SN4).
    expect(await test.send(other, projectId, sent)).toEqual(done);
  });

  it('tells the bus after the commit, and nothing when nothing was done', async () => {
    const test = testCore(new MemoryStore());
    const owner = person('김하은');
    const { projectId, rows, days } = await makeBoard(test, owner);
    const nudges: Nudge[] = [];
    test.bus.listen({ nudge: (nudge) => nudges.push(nudge), notice: () => {} });
    await test.run(owner, projectId, 'moveRows', {
      rowIds: [rows[0]!],
      toTimetableId: days[0]!,
      afterRowId: null,
    });
    await test.run(owner, projectId, 'moveRows', {
      rowIds: [rows[0]!],
      toTimetableId: days[2]!,
      afterRowId: null,
    });
    await Promise.resolve();
    expect(nudges).toEqual([{ projectId, seq: 10 }]);
  });

  it('tells the bus again when a command comes again: whoever carried it out may have died before telling', async () => {
    const test = testCore(new MemoryStore());
    const owner = person('김하은');
    const { projectId, rows, days } = await makeBoard(test, owner);
    const args = { rowIds: [rows[0]!], toTimetableId: days[2]!, afterRowId: null };
    const sent = command('moveRows', args);
    const first = await test.send(owner, projectId, sent);
    const nudges: Nudge[] = [];
    test.bus.listen({ nudge: (nudge) => nudges.push(nudge), notice: () => {} });
    const second = await test.send(owner, projectId, sent);
    await Promise.resolve();
    expect(second).toEqual(first);
    expect(nudges).toEqual([{ projectId, seq: first.seq }]);
  });

  it('leaves no project behind when its making is refused, and can make it afterwards', async () => {
    const store = new MemoryStore();
    const test = testCore(store);
    const owner = person('김하은');
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    const bad = await test.run(owner, projectId, 'createProject', {
      title: '',
      projectType: 'feature',
      ...ids,
    });
    expect(bad).toMatchObject({ outcome: 'refused', code: 'invalid' });
    expect(await store.readSnapshot(projectId)).toBeNull();
    const good = await test.run(owner, projectId, 'createProject', {
      title: '정류장',
      projectType: 'feature',
      ...ids,
    });
    expect(good.outcome).toBe('committed');
  });

  it('does not forget what was committed when the process dies right after', async () => {
    let dieAt: PausePoint | undefined;
    const store = new MemoryStore({
      pause: async (point) => {
        if (point === dieAt) throw new Error('crash');
      },
    });
    const owner = person('김하은');
    const { projectId, rows, days } = await makeBoard(testCore(store), owner);
    const sent = command('moveRows', { rowIds: [rows[0]], toTimetableId: days[1], afterRowId: null });
    for (const [point, seq] of [
      ['open', 9],
      ['beforeCommit', 9],
      ['afterCommit', 10],
    ] as const) {
      dieAt = point;
      await expect(testCore(store).send(owner, projectId, sent)).rejects.toThrow('crash');
      dieAt = undefined;
      expect((await store.readSnapshot(projectId))?.seq).toBe(seq);
    }
    // The process that comes after it answers as the dead one would have.
    expect(await testCore(store).send(owner, projectId, sent)).toEqual({
      _id: sent._id,
      outcome: 'committed',
      seq: 10,
    });
  });

  it('plans on what other processes have written meanwhile', async () => {
    const store = new MemoryStore();
    const [here, there] = [testCore(store), testCore(store)];
    const owner = person('김하은');
    const { projectId, rows, days } = await makeBoard(here, owner);
    await there.run(owner, projectId, 'removeRows', { rowIds: [rows[0]!] });
    const moved = await here.run(owner, projectId, 'moveRows', {
      rowIds: [rows[0]!],
      toTimetableId: days[1]!,
      afterRowId: null,
    });
    expect(moved).toMatchObject({ outcome: 'refused', code: 'not_found', seq: 10 });
  });

  it('refuses by name what this version does not know', async () => {
    const test = testCore(new MemoryStore());
    const owner = person('김하은');
    const { projectId } = await makeBoard(test, owner);
    const answer = await test.send(owner, projectId, command('paintTheMoon', {}));
    expect(answer).toMatchObject({
      outcome: 'refused',
      code: 'unknown_command',
      details: { name: 'paintTheMoon' },
    });
  });
});

describe('undo', () => {
  it('UN1: puts a moved row back, and redo is undo of the undo', async () => {
    const test = testCore(new MemoryStore());
    const owner = person('김하은');
    const { projectId, rows, days } = await makeBoard(test, owner);
    const before = await order(test, projectId, days[0]!);
    const move = command('moveRows', { rowIds: [rows[2]], toTimetableId: days[1], afterRowId: null });
    await test.send(owner, projectId, move);
    const undo = command('undo', { commandId: move._id });
    expect(await test.send(owner, projectId, undo)).toMatchObject({ outcome: 'committed' });
    expect(await order(test, projectId, days[0]!)).toEqual(before);
    const redo = command('undo', { commandId: undo._id });
    expect(await test.send(owner, projectId, redo)).toMatchObject({ outcome: 'committed' });
    expect(await order(test, projectId, days[1]!)).toEqual(['세팅']);
  });

  it('UN1: leaves what somebody else has changed since, and names them', async () => {
    const test = testCore(new MemoryStore());
    const [owner, other] = [person('김하은'), person('이도윤')];
    const { projectId, rows, days } = await makeBoard(test, owner);
    await joinProject(test, owner, projectId, other, 'editor');
    const move = command('moveRows', {
      rowIds: [rows[0], rows[1]],
      toTimetableId: days[1],
      afterRowId: null,
    });
    await test.send(owner, projectId, move);
    await test.run(other, projectId, 'moveRows', {
      rowIds: [rows[0]!],
      toTimetableId: days[2]!,
      afterRowId: null,
    });
    const result = await test.send(owner, projectId, command('undo', { commandId: move._id }));
    expect(result).toMatchObject({
      outcome: 'adjusted',
      note: '2개 중 1개를 되돌렸어요. 이도윤 님이 그 뒤에 바꿨어요: 집합',
    });
    expect(await order(test, projectId, days[2]!)).toEqual(['집합']);
    expect(await order(test, projectId, days[0]!)).toContain('이동');
  });

  it('refuses to take back the making of the project, an unknown command, and what is no id', async () => {
    const store = new MemoryStore();
    const test = testCore(store);
    const owner = person('김하은');
    const { projectId } = await makeBoard(test, owner);
    const [made] = await store.readLog(projectId, 0, 1);
    for (const commandId of [made!.commandId, newId()])
      expect(await test.send(owner, projectId, command('undo', { commandId }))).toMatchObject({
        outcome: 'refused',
        code: 'not_undoable',
      });
    expect(await test.send(owner, projectId, command('undo', { commandId: 'x' }))).toMatchObject({
      outcome: 'refused',
      code: 'invalid',
    });
  });

  it('goes by the rights of today', async () => {
    const test = testCore(new MemoryStore());
    const [owner, other] = [person('김하은'), person('이도윤')];
    const { projectId, rows, days } = await makeBoard(test, owner);
    const memberId = await joinProject(test, owner, projectId, other, 'editor');
    const move = command('moveRows', { rowIds: [rows[0]], toTimetableId: days[1], afterRowId: null });
    await test.send(other, projectId, move);
    await test.run(owner, projectId, 'changeMember', { memberId, role: 'member' });
    expect(await test.send(other, projectId, command('undo', { commandId: move._id }))).toMatchObject({
      outcome: 'refused',
      code: 'nothing_left_to_undo',
    });
  });
});

/** Generated from COMMANDS: a new command is under these at once. */
describe.each(Object.keys(COMMANDS) as CommandName[])('the command %s', (name) => {
  const { needs } = COMMANDS[name];

  it('is refused to a stranger', async () => {
    const test = testCore(new MemoryStore());
    const { projectId } = await makeBoard(test, person('김하은'));
    const answer = await test.send(person('낯선 이'), projectId, command(name, {}));
    expect(answer.outcome).toBe('refused');
    expect((await test.core.states.current(projectId, SYSTEM))?.seq).toBe(9);
  });

  const byRight = 'section' in needs && needs.right === 'write';
  if (byRight)
    it('is refused to a guest', async () => {
      const test = testCore(new MemoryStore());
      const [owner, guest] = [person('김하은'), person('손님')];
      const { projectId } = await makeBoard(test, owner);
      await joinProject(test, owner, projectId, guest, 'guest');
      expect(await test.send(guest, projectId, command(name, {}))).toMatchObject({
        outcome: 'refused',
        code: 'forbidden',
      });
    });

  const byServer = 'kind' in needs && needs.kind === 'server';
  if (byServer)
    it('is refused to everybody outside the server', async () => {
      const test = testCore(new MemoryStore());
      const owner = person('김하은');
      const { projectId } = await makeBoard(test, owner);
      expect(await test.send(owner, projectId, command(name, {}))).toMatchObject({ code: 'forbidden' });
    });

  it('never throws on args that make no sense, and answers the same again', async () => {
    const test = testCore(new MemoryStore());
    const owner = person('김하은');
    const { projectId } = await makeBoard(test, owner);
    for (const args of [
      undefined,
      null,
      7,
      'x',
      [],
      { patch: 1 },
      { rowIds: [newId()], screenplayId: newId() },
    ]) {
      const sent = command(name, args);
      const answer = await test.send(owner, projectId, sent);
      expect(answer.outcome).not.toBe('committed');
      expect(await test.send(owner, projectId, sent)).toEqual(answer);
    }
    expect(test.bugs).toEqual([]);
  });
});
