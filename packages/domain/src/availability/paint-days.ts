import { addDays, type DateText } from '../kernel/date.ts';
import type { Availability, AvailabilityEntry } from './availability.ts';

/** What days are painted as; `clear`: nothing is said of them any more. */
export type DayBrush = AvailabilityEntry['kind'] | 'clear';

const isWholeDay = ({ start, end }: AvailabilityEntry): boolean => start === null && end === null;

/**
 * AV5: says something of whole days, from one date to another, both in it. What was said of them as whole days gives way, also
 * in the middle of a longer stretch; what is said by the hour stays until the days are cleared. Stretches that touch and
 * say the same without a note become one.
 */
export function paintDays(
  availability: Availability,
  from: DateText,
  to: DateText,
  brush: DayBrush,
): Availability {
  const kept = availability.flatMap((entry) =>
    isWholeDay(entry) || brush === 'clear' ? without(entry, from, to) : [entry],
  );
  if (brush === 'clear') return kept;
  const painted: AvailabilityEntry = { kind: brush, from, to, start: null, end: null, note: '' };
  return joined([...kept, painted]);
}

/** What is left of a stretch without some dates. */
function without(entry: AvailabilityEntry, from: DateText, to: DateText): AvailabilityEntry[] {
  if (entry.to < from || to < entry.from) return [entry];
  return [
    ...(entry.from < from ? [{ ...entry, to: addDays(from, -1) }] : []),
    ...(to < entry.to ? [{ ...entry, from: addDays(to, 1) }] : []),
  ];
}

function joined(entries: readonly AvailabilityEntry[]): AvailabilityEntry[] {
  const list: AvailabilityEntry[] = [];
  for (const entry of entries.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))) {
    const at = list.findIndex(
      (one) =>
        [one, entry].every((each) => isWholeDay(each) && each.note === '') &&
        one.kind === entry.kind &&
        addDays(one.to, 1) === entry.from,
    );
    if (at < 0) list.push(entry);
    else list[at] = { ...list[at]!, to: entry.to };
  }
  return list;
}

/** AV5: what is said of a date: as a whole day, by the hour alone, or nothing. `unavailable` goes before. */
export function dayPaint(
  availability: Availability,
  date: DateText,
): AvailabilityEntry['kind'] | 'hours' | null {
  const ofDate = availability.filter(({ from, to }) => from <= date && date <= to);
  const whole = ofDate.filter(isWholeDay).map(({ kind }) => kind);
  if (whole.includes('unavailable')) return 'unavailable';
  return whole[0] ?? (ofDate.length > 0 ? 'hours' : null);
}
