import { addDays, type DateText } from '../kernel/date.ts';

/** An entry of a calendar. Moments are milliseconds since 1970. */
export interface CalendarEvent {
  /** The same each time that the same thing is told, so that a calendar changes its entry and doubles none. */
  readonly uid: string;
  /** When it was said. */
  readonly saidAt: number;
  /** From and to; a date: all day. */
  readonly when: { readonly from: number; readonly to: number } | DateText;
  readonly title: string;
  readonly place: string;
  /** May have several lines. */
  readonly about: string;
  /** Where more of it stands. */
  readonly url?: string;
  readonly status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

/** A calendar as iCalendar (RFC 5545). @param more further properties of the calendar, whole lines */
export function icsCalendar(
  name: string,
  events: readonly CalendarEvent[],
  more: readonly string[] = [],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//DDAK//DDAK//KO',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...more,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = ({ uid, saidAt, when, title, place, about, url, status }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(saidAt)}`,
  ...(typeof when === 'string'
    ? [`DTSTART;VALUE=DATE:${plain(when)}`, `DTEND;VALUE=DATE:${plain(addDays(when, 1))}`]
    : [`DTSTART:${utc(when.from)}`, `DTEND:${utc(when.to)}`]),
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  ...(about ? [`DESCRIPTION:${escaped(about)}`] : []),
  ...(url ? [`URL:${url}`] : []),
  ...(status ? [`STATUS:${status}`] : []),
  'END:VEVENT',
];

const plain = (date: DateText): string => date.replaceAll('-', '');

/** `20261201T070000Z` */
const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** RFC 5545: a line has at most so many octets. */
const LINE_OCTETS = 75;

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
