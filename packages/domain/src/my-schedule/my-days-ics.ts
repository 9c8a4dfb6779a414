import { type CalendarEvent, icsCalendar } from '../calendar/ics.ts';
import type { Id } from '../kernel/id.ts';
import { callInstant, koreanDate } from '../kernel/korean-time.ts';
import type { MyDay } from './my-days.ts';

/** The days of one of my projects; its colour as in lists of them. */
export interface ProjectDays {
  readonly project: { readonly _id: Id; readonly title: string; readonly colour: number };
  readonly days: readonly MyDay[];
}

/** Asked for more often than that, nobody would be called sooner. */
const AGAIN = 'PT1H';

/**
 * MS4: my days of all projects for a calendar that comes back for them by itself. It names nobody but me, and no phone.
 * @param options.origin where sheets are opened, `https://…`
 * @param options.now milliseconds since 1970
 */
export const myDaysIcs = (
  all: readonly ProjectDays[],
  options: { readonly origin: string; readonly now: number },
): string =>
  icsCalendar(
    'DDAK 내 일정',
    all.flatMap((one) => one.days.map((day) => event(one.project, day, options))),
    [`REFRESH-INTERVAL;VALUE=DURATION:${AGAIN}`, `X-PUBLISHED-TTL:${AGAIN}`],
  );

const STATUS = { issued: 'CONFIRMED', planned: 'TENTATIVE', off: 'CANCELLED' } as const;

function event(
  project: ProjectDays['project'],
  day: MyDay,
  { origin, now }: { readonly origin: string; readonly now: number },
): CalendarEvent {
  const { standing, callAt, place, address, team, time, preparation, callsheetId } = day;
  const title = `${project.title} · ${day.dayName}`;
  const call = time && standing !== 'off' ? [`${team ? `${team} ` : ''}집합 ${time}`] : [];
  return {
    uid: `call-${day.timetableId}@ddak`,
    // The same all day: what has not changed reads alike, and is not sent again.
    saidAt: day.issuedAt ?? callInstant(koreanDate(now), 0),
    when: callAt === null ? day.date : { from: callAt, to: day.endsAt ?? callAt },
    title: standing === 'off' ? `[촬영 취소] ${title}` : standing === 'planned' ? `${title} (예정)` : title,
    place: [place, address === place ? '' : address].filter(Boolean).join(', '),
    about: [...call, preparation && `준비물 ${preparation}`].filter(Boolean).join('\n'),
    ...(callsheetId ? { url: `${origin}/projects/${project._id}/callsheets/${callsheetId}` } : {}),
    status: STATUS[standing],
  };
}
