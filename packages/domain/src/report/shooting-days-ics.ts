import { addDays } from '../kernel/date.ts';
import { callInstant } from '../kernel/korean-time.ts';
import type { ProjectState } from '../state.ts';
import { type ReportDay, reportDays, reportedBoard } from './report-days.ts';
import { dayFacts } from './report-words.ts';

/** RFC 5545: a line has at most so many octets. */
const LINE_OCTETS = 75;

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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//DDAK//DDAK//KO',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped([title, board?.name].filter(Boolean).join(' · '))}`,
    ...reportDays(state, board).flatMap((one) => event(state, one, title, options.now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function event(state: ProjectState, one: ReportDay, title: string, now: number): string[] {
  const { day, lines, scenes, name } = one;
  const labels = lines.flatMap((line) => (line.kind === 'scene' ? [`S#${line.labels.join('+')}`] : []));
  const places = scenes.flatMap((scene) => {
    const location = scene.location ? state.location.get(scene.location) : undefined;
    return location ? [[location.realName, location.address].filter(Boolean).join(', ')] : [];
  });
  const about = [dayFacts(state, one), labels.join(', '), day.note].filter(Boolean).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${day._id}@ddak`,
    `DTSTAMP:${utc(now)}`,
    ...span(one),
    `SUMMARY:${escaped([title, name, day.name].filter(Boolean).join(' · '))}`,
    ...(places.length > 0 ? [`LOCATION:${escaped([...new Set(places)].join(' / '))}`] : []),
    ...(about ? [`DESCRIPTION:${escaped(about)}`] : []),
    'END:VEVENT',
  ];
}

function span({ day, lines }: ReportDay): string[] {
  if (lines.length === 0) {
    const plain = (date: string): string => date.replaceAll('-', '');
    return [
      `DTSTART;VALUE=DATE:${plain(day.tableDate)}`,
      `DTEND;VALUE=DATE:${plain(addDays(day.tableDate, 1))}`,
    ];
  }
  const end = Math.max(day.calltime, ...lines.map((line) => line.end));
  return [
    `DTSTART:${utc(callInstant(day.tableDate, day.calltime))}`,
    `DTEND:${utc(callInstant(day.tableDate, end))}`,
  ];
}

/** `20261201T070000Z` */
const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A letter is never cut in two: a line goes on behind a blank. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const more = octetsOf(letter);
    // The blank before what goes on is one of its octets.
    if (octets + more > LINE_OCTETS - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      [part, octets] = ['', 0];
    }
    part += letter;
    octets += more;
  }
  return [...parts, part].join('\r\n ');
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
