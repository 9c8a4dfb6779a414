import { formatClock } from '../../kernel/clock.ts';
import type { Id } from '../../kernel/id.ts';
import { sceneLabel } from '../../scene/scene-label.ts';
import { applyChanges, type ProjectState } from '../../state.ts';
import { dayName } from '../day-name.ts';
import { dayNumbers } from '../day-no.ts';
import type { ListedDay } from './listed-day.ts';
import { planListedDays } from './plan-listed-days.ts';
import { notedRows } from './scene-notes.ts';
import type { LeftScene } from './seat-listed-scenes.ts';

/** What a list would do to one day, in Korean. `title`: the 회차 that it then has, or what kind of day it is. */
export interface ListedDayLine {
  readonly what: 'new' | 'changed' | 'same';
  readonly title: string;
  readonly dayNo: number | null;
  readonly about: readonly string[];
  readonly doubts: readonly string[];
}

const LEFT: Readonly<Record<LeftScene, string>> = {
  dayLocked: '잠긴 날이라 넣지 않아요',
  fromLocked: '잠긴 날에 있어서 그대로 둬요',
  isSplit: '이미 나눠 찍기로 한 씬이라 그대로 둬요',
  wasShot: '이미 찍기 시작한 씬이라 그대로 둬요',
  isOmitted: '결번이라 넣지 않아요',
};

/** TT24: day by day what `importDays` would do, before it does: found by the same plan. */
export function compareDayList(
  state: ProjectState,
  boardId: Id,
  listed: readonly ListedDay[],
  ids: { readonly projectId: Id; readonly commandId: Id },
): ListedDayLine[] {
  const plan = planListedDays(state, boardId, listed, ids);
  const after = applyChanges(state, plan.changes);
  const [numbers, now] = [dayNumbers(after, boardId), dayNumbers(state, boardId)];
  const labels = (sceneIds: readonly Id[]): string =>
    sceneIds
      .flatMap((id) => (state.scene.has(id) ? `S#${sceneLabel(state, state.scene.get(id)!)}` : []))
      .join(', ');
  const titleOf = (id: Id, of: ReadonlyMap<Id, number>, at: ProjectState): string => {
    const day = at.timetable.get(id);
    return day ? dayName(day, of.get(id)) : '';
  };
  return plan.days.map(({ day, isNew, patch, seats, left }) => {
    const moved = seats.filter(({ row }) => row && row.timetableId !== day._id);
    const split = seats.filter(({ split }) => split !== null);
    const put = seats.filter(({ row }) => !row);
    const from = Map.groupBy(moved, ({ row }) => titleOf(row!.timetableId, now, state));
    const reasons = Map.groupBy(left, ([, why]) => why);
    const noted = notedRows(state, after, day._id);
    const isSame = !isNew && seats.length + noted.length === 0 && Object.keys(patch).length === 0;
    return {
      what: isNew ? 'new' : isSame ? 'same' : 'changed',
      title: titleOf(day._id, numbers, after),
      dayNo: numbers.get(day._id) ?? null,
      about: [
        isNew || patch.calltime === undefined ? '' : `콜 ${formatClock(patch.calltime)}`,
        isNew ? noteOf(day.note) : noteOf(patch.note ?? ''),
        !isNew && patch.dayKind ? `${day.dayKind} → ${patch.dayKind}` : '',
        put.length === 0 ? '' : `배정 ${labels(put.map(({ sceneId }) => sceneId))}`,
        ...[...from].map(([title, these]) => `${title}에서 ${labels(these.map(({ sceneId }) => sceneId))}`),
        ...noted.map(({ sceneData, note }) => `${labels([sceneData!])} ${noteOf(note)}`),
        split.length === 0 ? '' : `나눠 찍기 ${labels(split.map(({ sceneId }) => sceneId))}`,
      ].filter((text) => text !== ''),
      doubts: [...reasons].map(([why, these]) => `${LEFT[why]}: ${labels(these.map(([id]) => id))}`),
    };
  });
}

const noteOf = (note: string): string => (note === '' ? '' : `비고 ‘${note.replaceAll('\n', ' · ')}’`);
