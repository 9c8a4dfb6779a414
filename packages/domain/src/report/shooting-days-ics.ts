import { type CalendarEvent, icsCalendar } from '../calendar/ics.ts';
import { callInstant } from '../kernel/korean-time.ts';
import type { ProjectState } from '../state.ts';
import { type ReportDay, reportDays, reportedBoard } from './report-days.ts';
import { dayFacts } from './report-words.ts';

/**
 * RE12: the days of a board for calendars: from call to the planned end, all day where nothing stands on it yet. The
 * same day is the same entry each time, so that taking it in again changes it and doubles none.
 * @param options.now milliseconds since 1970
 */
export function shootingDaysIcs(
  state: ProjectState,
  options: { readonly board: string | undefined; readonly now: number },
): string {
  const board = reportedBoard(state, options.board);
  const title = [...state.project.values()][0]?.title ?? '';
  const name = [title, board?.name].filter(Boolean).join(' · ');
  return icsCalendar(
    name,
    reportDays(state, board).map((one) => event(state, one, title, options.now)),
  );
}

function event(state: ProjectState, one: ReportDay, title: string, saidAt: number): CalendarEvent {
  const { day, lines, scenes, name } = one;
  const labels = lines.flatMap((line) => (line.kind === 'scene' ? [`S#${line.labels.join('+')}`] : []));
  const places = scenes.flatMap((scene) => {
    const location = scene.location ? state.location.get(scene.location) : undefined;
    return location ? [[location.realName, location.address].filter(Boolean).join(', ')] : [];
  });
  return {
    uid: `${day._id}@ddak`,
    saidAt,
    when: spanOf(one),
    title: [title, name, day.name].filter(Boolean).join(' · '),
    place: [...new Set(places)].join(' / '),
    about: [dayFacts(state, one), labels.join(', '), day.note].filter(Boolean).join('\n'),
  };
}

function spanOf({ day, lines }: ReportDay): CalendarEvent['when'] {
  if (lines.length === 0) return day.tableDate;
  const end = Math.max(day.calltime, ...lines.map((line) => line.end));
  return { from: callInstant(day.tableDate, day.calltime), to: callInstant(day.tableDate, end) };
}
