import type { DayView } from './day-view.ts';

/** What the button of a day's comments is about. */
export const dayComments = ({ timetableId, title, date }: DayView) => ({
  target: { targetKind: 'timetable' as const, targetId: timetableId },
  name: `${title} ${date}`,
});
