import { type Change, insert, update } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import { keysAfter } from '../../kernel/order-key.ts';
import { applyChanges, type ProjectState } from '../../state.ts';
import { endOfDay } from '../day-rows/end-of-day.ts';
import { layOutRows } from '../day-rows/lay-out-rows.ts';
import { usualRows } from '../day-rows/usual-rows.ts';
import { sceneRow } from '../new-row.ts';
import { daysOf, rowsOf } from '../rows-of.ts';
import type { Timetable, TimetableRow } from '../timetable.ts';
import type { ListedDay } from './listed-day.ts';
import { notePatch, notesOfScenes } from './scene-notes.ts';
import { type SeatedDay, seatListedScenes } from './seat-listed-scenes.ts';

/** What a plan comes to: all changes, and of each of its days how it is made or changed. */
export interface DaysPlan {
  readonly changes: readonly Change[];
  readonly days: readonly (SeatedDay & {
    readonly day: Timetable;
    readonly isNew: boolean;
    readonly patch: Partial<Timetable>;
  })[];
}

/**
 * TT24, TT25: carries the days of a 촬영계획표 over onto a board. A date that has a day keeps it; what a list does not name
 * stays where it is.
 */
export function planListedDays(
  state: ProjectState,
  boardId: Id,
  listed: readonly ListedDay[],
  ctx: Pick<PlanContext, 'commandId' | 'projectId'>,
): DaysPlan {
  const byDate = new Map(daysOf(state, boardId).map((day) => [day.tableDate + day.unit, day]));
  const days = listed.map((one, i) => {
    const present = byDate.get(one.tableDate + one.unit);
    const day = present ?? newDay(state, boardId, one, deriveId(ctx.commandId, 'day', i), ctx.projectId);
    const patch = present ? patchOf(present, one) : {};
    return { day, isNew: !present, patch, sceneIds: one.sceneIds, notes: notesOfScenes(one) };
  });
  const seated = seatListedScenes(state, boardId, days);
  const made = days.filter(({ isNew }) => isNew).map(({ day }) => insert('timetable', day));
  const rows = rowChanges(state, days, seated, ctx);
  const edits = days.map(({ day, patch }) => update('timetable', day, patch));
  const before = [...made, ...edits, ...rows].filter((change) => change !== null);
  return {
    changes: [...before, ...openingRows(applyChanges(state, before), days, ctx)],
    days: days.map(({ day, isNew, patch }, i) => ({ day, isNew, patch, ...seated[i]! })),
  };
}

const newDay = (
  state: ProjectState,
  boardId: Id,
  { tableDate, unit, dayKind, calltime, note }: ListedDay,
  _id: Id,
  projectId: Id,
): Timetable => ({
  ...{ _id, projectId, boardId, tableDate, unit, dayKind },
  calltime: calltime ?? state.project.get(projectId)?.defaultCalltime ?? 420,
  ...{ name: '', note, locked: false },
});

/** A day that is there takes the call of the list, its note where it has none, and is one to shoot on where the list shoots. */
function patchOf(day: Timetable, { calltime, dayKind, sceneIds, note }: ListedDay): Partial<Timetable> {
  if (day.locked) return {};
  return {
    ...(calltime !== null && calltime !== day.calltime ? { calltime } : {}),
    ...(note !== '' && day.note === '' ? { note } : {}),
    ...(dayKind === '촬영' && sceneIds.length > 0 && day.dayKind !== dayKind ? { dayKind } : {}),
  };
}

type Days = readonly {
  readonly day: Timetable;
  readonly isNew: boolean;
  readonly notes: ReadonlyMap<Id, string>;
}[];

/** The scenes' rows: put in, moved, or halved. TT9: what was joined with a row that goes stands alone. */
function rowChanges(
  state: ProjectState,
  days: Days,
  seated: readonly SeatedDay[],
  { commandId, projectId }: Pick<PlanContext, 'commandId' | 'projectId'>,
): (Change | null)[] {
  const followers = groupBy(state.timetableRow, 'joinedWith');
  const patches = new Map<Id, Partial<TimetableRow>>();
  const patchRow = (id: Id, patch: Partial<TimetableRow>) =>
    patches.set(id, { ...patches.get(id), ...patch });
  const moving = new Set(
    days.flatMap(({ day }, i) =>
      seated[i]!.seats.flatMap(({ row }) => (row && row.timetableId !== day._id ? row._id : [])),
    ),
  );
  const added: Change[] = [];
  let count = 0;
  for (const [i, { day, isNew, notes }] of days.entries()) {
    const coming = seated[i]!.seats.filter(({ row }) => row?.timetableId !== day._id);
    const standing = rowsOf(state, day._id).filter(({ _id }) => !moving.has(_id));
    const keys = keysAfter(standing, isNew ? null : endOfDay(state, day._id, moving), coming.length);
    for (const { row, split } of seated[i]!.seats) if (row && split) patchRow(row._id, split);
    if (!day.locked) for (const row of standing) patchRow(row._id, notePatch(row, notes));
    for (const [at, { sceneId, row, split }] of coming.entries()) {
      const orderKey = keys[at]!;
      if (row) {
        patchRow(row._id, { timetableId: day._id, orderKey, joinedWith: null, ...notePatch(row, notes) });
        for (const { _id } of followers.get(row._id) ?? []) patchRow(_id, { joinedWith: null });
      } else {
        const rowId = deriveId(commandId, 'row', count++);
        const fresh = sceneRow(rowId, projectId, day._id, orderKey, sceneId);
        added.push(insert('timetableRow', { ...fresh, ...split, ...notePatch(fresh, notes) }));
      }
    }
  }
  // TT21: what is put on a day is not put aside any more.
  const parked = seated
    .flatMap(({ seats }) => seats.flatMap(({ sceneId }) => state.scene.get(sceneId) ?? []))
    .filter(({ status }) => status === 'parked');
  return [
    ...[...patches].map(([id, patch]) => update('timetableRow', state.timetableRow.get(id)!, patch)),
    ...added,
    ...[...new Set(parked)].map((scene) => update('scene', scene, { status: 'draft' as const })),
  ];
}

/** DR2, DR4: new days to shoot on begin with the project's rows, laid around their scenes. */
function openingRows(
  state: ProjectState,
  days: Days,
  { commandId, projectId }: Pick<PlanContext, 'commandId' | 'projectId'>,
): Change[] {
  let count = 0;
  return days.flatMap(({ day, isNew }) => {
    if (!isNew || day.dayKind !== '촬영') return [];
    const rows = usualRows(state, projectId, () => deriveId(commandId, 'phase', count++));
    return layOutRows(state, day, rows);
  });
}
