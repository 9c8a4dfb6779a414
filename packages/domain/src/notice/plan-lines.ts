import type { Change, ChangeOf } from '../change.ts';
import { formatClock } from '../kernel/clock.ts';
import { shortDate } from '../kernel/date.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { dayName, unitMark } from '../timetable/day-name.ts';
import { dayNumbers } from '../timetable/day-no.ts';
import { currentBoard } from '../timetable/rows-of.ts';

/** NT9: what became of the days of the current plan, in words, what matters most first. */
export function planLines(state: ProjectState, changes: readonly Change[]): readonly string[] {
  const board = currentBoard(state);
  if (!board) return [];
  const days = changes.filter((one) => one.table === 'timetable') as ChangeOf<'timetable'>[];
  const rows = changes.filter((one) => one.table === 'timetableRow') as ChangeOf<'timetableRow'>[];
  const isHere = (dayId: Id | undefined): dayId is Id =>
    state.timetable.get(dayId ?? '')?.boardId === board._id;
  const nameOf = (dayId: Id): string => {
    const [day, number] = [state.timetable.get(dayId)!, dayNumbers(state, board._id).get(dayId)];
    return number === undefined ? `${shortDate(day.tableDate)}${unitMark(day)}` : dayName(day, number);
  };
  const namesOf = (ids: ReadonlySet<Id>): string =>
    ids.size === 1 ? nameOf([...ids][0]!) : `촬영일 ${ids.size}일`;
  return [...dayLines(days, board._id, { isHere, nameOf }), ...rowLines(state, rows, isHere, namesOf)];
}

function dayLines(
  days: readonly ChangeOf<'timetable'>[],
  boardId: Id,
  { isHere, nameOf }: { readonly isHere: (id: Id) => boolean; readonly nameOf: (id: Id) => string },
): readonly string[] {
  const updates = days.flatMap((one) => (one.op === 'update' && isHere(one._id) ? [one] : []));
  const dated = updates.flatMap(({ _id, after }) =>
    after.tableDate ? [{ _id, date: after.tableDate }] : [],
  );
  const called = updates.flatMap(({ _id, after }) =>
    after.calltime === undefined ? [] : [{ _id, calltime: after.calltime }],
  );
  const count = (op: 'insert' | 'delete') =>
    days.filter((one) => one.op === op && one.row.boardId === boardId).length;
  const [added, removed] = [count('insert'), count('delete')];
  return [
    ...one(
      dated,
      ({ _id, date }) => `${nameOf(_id)} 날짜를 바꿨어요: ${shortDate(date)}`,
      (n) => `촬영일 ${n}일의 날짜를 바꿨어요`,
    ),
    ...(added > 0 ? [`촬영일 ${added}일을 더했어요`] : []),
    ...(removed > 0 ? [`촬영일 ${removed}일을 지웠어요`] : []),
    ...one(
      called,
      ({ _id, calltime }) =>
        calltime === null
          ? `${nameOf(_id)} 집합 시간을 비웠어요`
          : `${nameOf(_id)} 집합을 ${formatClock(calltime)}으로 바꿨어요`,
      (n) => `촬영일 ${n}일의 집합을 바꿨어요`,
    ),
  ];
}

const one = <T>(
  list: readonly T[],
  single: (item: T) => string,
  many: (count: number) => string,
): string[] => (list.length === 0 ? [] : [list.length === 1 ? single(list[0]!) : many(list.length)]);

function rowLines(
  state: ProjectState,
  rows: readonly ChangeOf<'timetableRow'>[],
  isHere: (id: Id | undefined) => id is Id,
  namesOf: (ids: ReadonlySet<Id>) => string,
): readonly string[] {
  const put = new Set<Id>();
  const taken = new Set<Id>();
  const [touched, edited] = [new Set<Id>(), new Set<Id>()];
  for (const change of rows) {
    const row = change.op === 'update' ? state.timetableRow.get(change._id) : change.row;
    const after =
      change.op === 'delete' ? undefined : change.op === 'insert' ? change.row.timetableId : row?.timetableId;
    const before =
      change.op === 'update'
        ? change.before.timetableId
        : change.op === 'delete'
          ? change.row.timetableId
          : undefined;
    const isMove = change.op !== 'update' || change.before.timetableId !== undefined;
    const sceneId = row?.sceneData;
    if (isMove && sceneId && (isHere(after) || isHere(before))) {
      if (isHere(after)) put.add(sceneId);
      if (isHere(before)) taken.add(sceneId);
      touched.add(isHere(after) ? after : (before as Id));
    } else if (isHere(after)) edited.add(after);
    else if (isHere(before)) edited.add(before);
  }
  for (const dayId of touched) edited.delete(dayId);
  return [...movedLine(put, taken, namesOf(touched)), ...editedLine(edited, namesOf)];
}

function movedLine(put: ReadonlySet<Id>, taken: ReadonlySet<Id>, where: string): string[] {
  const count = new Set([...put, ...taken]).size;
  if (count === 0) return [];
  if (taken.size === 0) return [`${where}에 씬 ${count}개를 넣었어요`];
  if (put.size === 0) return [`${where}에서 씬 ${count}개를 뺐어요`];
  return [`${where}에서 씬 ${count}개를 옮겼어요`];
}

const editedLine = (edited: ReadonlySet<Id>, namesOf: (ids: ReadonlySet<Id>) => string): string[] =>
  edited.size === 0 ? [] : [`${namesOf(edited)}${edited.size === 1 ? '' : '의'} 일정을 고쳤어요`];
