import { type ComingDay, formatClock, locationsOfDay, type ProjectState } from '@ddak/domain';

/**
 * OV4: `콜 07:00 · 5씬 · 망원동 외 2곳`. Who plans sees the plan; all others what was issued, and before that what is
 * only foreseen, told as such.
 */
export function nextDayWords(
  state: ProjectState,
  { day, scenes, issued }: ComingDay,
  isPlanner: boolean,
): string {
  if (issued?.cancels) return '촬영 취소';
  const places = issued
    ? issued.sheet.places.map(({ name }) => name)
    : locationsOfDay(state, day._id).map(({ realName }) => realName);
  const call = formatClock(issued?.sheet.calltime ?? day.calltime);
  return [
    isPlanner || issued ? `콜 ${call}` : `콜 ${call} 예정`,
    `${scenes}씬`,
    [places[0] ?? '', places.length > 1 ? `외 ${places.length - 1}곳` : ''].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(' · ');
}
