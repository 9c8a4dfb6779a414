import { applyChanges, type Change, type Id, type ProjectState, planCommand } from '@ddak/domain';
import type { FeedEntry } from '@ddak/protocol';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { lostMoves, type RecentMoves } from './lost-moves.ts';
import type { MoveStep } from './tell-lost-move.ts';

const MINUTE = 60_000;

/** Two who move strips on a board of three days; what each does comes up the feed as an entry. */
function desk() {
  const production = new Production();
  const [me, other] = [production.ownerId, production.member('editor')];
  const days = ['2026-12-01', '2026-12-02', '2026-12-03'].map((date) => production.day(date)) as [Id, Id, Id];
  const sceneId = production.scene(1, { setName: '편의점' });
  const [rowId] = production.allocate(days[0], sceneId) as [Id];
  let state: ProjectState = production.state;
  let moves: RecentMoves = new Map();
  let seq = 0;
  const steps: MoveStep[] = [];
  const heard = (actorId: Id, name: string, args: object, now = 0, open: readonly MoveStep[] = []) => {
    const [commandId, before] = [production.newId(), state];
    const ctx = { projectId: production.projectId, commandId, actorId, actorName: '', now, loaded: {} };
    const plan = planCommand(state, { name, args }, ctx);
    if (plan.kind !== 'changes') throw new Error(plan.kind);
    state = applyChanges(state, plan.changes);
    if (actorId === me) steps.push({ _id: commandId, name, args });
    const changes = plan.changes.map(fed);
    const entry = { seq: ++seq, commandId, name, actorId, actorName: '', at: now, changes } as FeedEntry;
    const known = { moves, before, after: state, steps, open, me };
    const result = lostMoves(known, [entry], now, production.newId.bind(production));
    moves = result.moves;
    return result.lost;
  };
  const move = (dayId: Id) => ({ rowIds: [rowId], toTimetableId: dayId, afterRowId: null });
  return { me, other, days, sceneId, rowId, heard, move };
}

/** A change as the feed carries it. */
const fed = (change: Change) =>
  change.op === 'delete' ? { table: change.table, op: change.op, _id: change.row._id } : change;

describe('a move that somebody outdoes', () => {
  it('PR10: is told to who moved the strip before, with who moved it where and the way back', () => {
    const { me, other, days, rowId, heard, move } = desk();
    expect(heard(me, 'moveRows', move(days[1]))).toEqual([]);
    expect(heard(other, 'moveRows', move(days[2]), MINUTE)).toMatchObject([
      {
        title: 'S#1 편의점',
        message: '한지원 님이 3회차로 옮겼어요. 내가 옮긴 곳은 2회차예요.',
        again: { name: 'moveRows', args: { rowIds: [rowId], toTimetableId: days[1] } },
      },
    ]);
    // Once: where the other has it since, it is theirs.
    expect(heard(other, 'moveRows', move(days[0]), MINUTE)).toEqual([]);
  });

  it('PR10: is told of a day of its own too, behind whose first rows it comes back', () => {
    const { me, other, days, rowId, heard, move } = desk();
    const cargo = { kind: 'rows', rowIds: [rowId] };
    heard(me, 'giveOwnDay', { cargo, timetableId: days[2], calltime: 1020, newDay: null });
    expect(heard(other, 'moveRows', move(days[0]))).toMatchObject([
      { again: { name: 'moveRows', args: { rowIds: [rowId], toTimetableId: days[2], afterRowId: null } } },
    ]);
  });

  it('PR10: was long ago, or mine again since: nobody is told', () => {
    const { me, other, days, heard, move } = desk();
    heard(me, 'moveRows', move(days[1]), 0);
    expect(heard(other, 'moveRows', move(days[2]), 3 * MINUTE)).toEqual([]);
    expect(heard(me, 'moveRows', move(days[1]), 3 * MINUTE)).toEqual([]);
    expect(heard(me, 'moveRows', move(days[0]), 3 * MINUTE)).toEqual([]);
  });

  it('PR10: of a strip that was taken off the board puts its scene there anew', () => {
    const { me, other, days, sceneId, rowId, heard, move } = desk();
    heard(me, 'moveRows', move(days[1]));
    expect(heard(other, 'removeRows', { rowIds: [rowId] })).toMatchObject([
      {
        title: 'S#1 편의점',
        message: '한지원 님이 미배정으로 되돌렸어요. 내가 옮긴 곳은 2회차예요.',
        again: { name: 'allocateScenes', args: { timetableId: days[1], rows: [{ sceneId }] } },
      },
    ]);
  });

  it('PR10: still waits to be sent, or was refused: it is told once the strip is gone, and only then', () => {
    const { other, days, sceneId, rowId, heard, move } = desk();
    const open = [{ _id: 'open', name: 'moveRows', args: move(days[1]) }];
    expect(heard(other, 'moveRows', move(days[2]), 0, open)).toEqual([]);
    expect(heard(other, 'removeRows', { rowIds: [rowId] }, 0, open)).toMatchObject([
      { commandId: 'open', again: { name: 'allocateScenes', args: { rows: [{ sceneId }] } } },
    ]);
  });

  it('PR10: of a scene that was deleted says so, and offers nothing that cannot be', () => {
    const { me, other, days, sceneId, heard, move } = desk();
    heard(me, 'moveRows', move(days[1]));
    expect(heard(other, 'removeScenes', { sceneIds: [sceneId] })).toMatchObject([
      { title: 'S#1 편의점', message: '한지원 님이 이 씬을 지웠어요.', again: null, removed: sceneId },
    ]);
  });

  it('PR10: onto a day that was deleted says so', () => {
    const { me, other, days, heard, move } = desk();
    heard(me, 'moveRows', move(days[1]));
    expect(heard(other, 'removeTimetable', { timetableId: days[1] })).toMatchObject([
      { message: '한지원 님이 내가 옮긴 촬영일을 지웠어요.', again: null, removed: days[1] },
    ]);
  });
});

describe('a whole day that somebody moves elsewhere', () => {
  const swap = (one: Id, other: Id) => ({ timetableId: one, withTimetableId: other });
  const date = (timetableId: Id, tableDate: string) => ({ timetableId, patch: { tableDate } });

  it('PR12: is told to who had changed it with another, with the way back', () => {
    const { me, other, days, heard } = desk();
    expect(heard(me, 'swapTimetables', swap(days[0], days[2]))).toEqual([]);
    // The first day stands on 12.3 now, the third on 12.1.
    expect(heard(other, 'swapTimetables', swap(days[0], days[1]), MINUTE)).toMatchObject([
      {
        title: '2회차',
        message: '한지원 님이 날짜를 옮겼어요: 2회차 → 12.2 수 (내가 옮긴 날짜: 2회차 12.3 목)',
        again: { name: 'swapTimetables', args: swap(days[0], days[1]) },
      },
    ]);
    expect(heard(other, 'editTimetable', date(days[0], '2026-12-09'), MINUTE)).toEqual([]);
  });

  it('PR12: is told of both where a change with each other is taken back by another, once', () => {
    const { me, other, days, heard } = desk();
    heard(me, 'swapTimetables', swap(days[0], days[1]));
    const [lost, ...more] = heard(other, 'swapTimetables', swap(days[0], days[1]), MINUTE);
    expect(more).toEqual([]);
    expect(lost?.message).toContain('1회차 → 12.1 화, 2회차 → 12.2 수');
  });

  it('PR12: goes back to a date that is free as it came', () => {
    const { me, other, days, heard } = desk();
    heard(me, 'swapTimetables', swap(days[0], days[1]));
    expect(heard(other, 'editTimetable', date(days[0], '2026-12-09'), MINUTE)).toMatchObject([
      { again: { name: 'editTimetable', args: date(days[0], '2026-12-02') } },
    ]);
  });

  it('PR12, PR8: a date that was typed over by another is told as a field is; a swap over it is not', () => {
    const { me, other, days, heard } = desk();
    heard(me, 'editTimetable', date(days[0], '2026-12-08'));
    expect(heard(other, 'editTimetable', date(days[0], '2026-12-09'), MINUTE)).toEqual([]);
    heard(me, 'editTimetable', date(days[0], '2026-12-08'), MINUTE);
    expect(heard(other, 'swapTimetables', swap(days[0], days[1]), MINUTE)).toHaveLength(1);
  });

  it('PR12: was long ago, or stands where I had put it: nobody is told', () => {
    const { me, other, days, heard } = desk();
    heard(me, 'swapTimetables', swap(days[0], days[1]));
    expect(heard(other, 'swapTimetables', swap(days[0], days[2]), 3 * MINUTE)).toEqual([]);
  });
});
