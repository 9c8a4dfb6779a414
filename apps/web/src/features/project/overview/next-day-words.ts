import {
  type CallsheetVersion,
  formatClock,
  lastVersion,
  locationsOfDay,
  type ProjectState,
  type Timetable,
} from '@ddak/domain';

/** The version of a day's sheet that counts. */
export function issuedOf(state: ProjectState, dayId: string): CallsheetVersion | undefined {
  const one = [...state.callsheetVersion.values()].find(({ timetable }) => timetable === dayId);
  return one && lastVersion(state, one.callsheet);
}

/**
 * OV4: `콜 07:00 · 5씬 · 망원동 외 2곳`. Who plans sees the plan; all others what was issued, and before that what is
 * only foreseen, told as such.
 */
export function nextDayWords(
  state: ProjectState,
  next: { readonly day: Timetable; readonly sceneIds: readonly string[] },
  isPlanner: boolean,
): string {
  const { day } = next;
  const issued = isPlanner ? undefined : issuedOf(state, day._id);
  if (issued?.cancels) return '촬영 취소';
  const places = issued
    ? issued.sheet.places.map(({ name }) => name)
    : locationsOfDay(state, day._id).map(({ realName }) => realName);
  const scenes = issued?.sheet.totals.scenes ?? next.sceneIds.length;
  const call = formatClock(issued?.sheet.calltime ?? day.calltime);
  return [
    isPlanner || issued ? `콜 ${call}` : `콜 ${call} 예정`,
    `${scenes}씬`,
    [places[0] ?? '', places.length > 1 ? `외 ${places.length - 1}곳` : ''].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(' · ');
}
