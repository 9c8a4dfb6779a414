import { formatClock } from '../kernel/clock.ts';
import { shortDate } from '../kernel/date.ts';
import type { Availability, AvailabilityEntry } from './availability.ts';

/** `12.1 화–12.3 목 불가 (지방 공연)`: an entry in a line, as lists and warnings show it. */
export function describeEntry(entry: AvailabilityEntry): string {
  const dates =
    entry.from === entry.to ? shortDate(entry.from) : `${shortDate(entry.from)}–${shortDate(entry.to)}`;
  const note = entry.note === '' ? '' : ` (${entry.note})`;
  return `${dates}${hoursOf(entry)} ${entry.kind === 'available' ? '가능' : '불가'}${note}`;
}

function hoursOf({ start, end }: AvailabilityEntry): string {
  if (start === null && end === null) return '';
  if (end === null) return ` ${formatClock(start ?? 0)}부터`;
  return start === null ? ` ${formatClock(end)}까지` : ` ${formatClock(start)}–${formatClock(end)}`;
}

/** All entries by date, or that nothing stands in the way. */
export const describeAvailability = (availability: Availability): string =>
  availability.length === 0
    ? '언제나 가능'
    : availability
        .toSorted((a, b) => a.from.localeCompare(b.from))
        .map(describeEntry)
        .join(', ');
