import type { Id } from '../kernel/id.ts';
import type { MyDay } from './my-days.ts';

type Span = Pick<MyDay, 'timetableId' | 'date' | 'standing' | 'callAt' | 'endsAt'> & {
  readonly projectId: Id;
};

/**
 * MS3: of each day of mine the other projects that want me on it, by the day's id: of the same date, or at the same
 * time, as a night that goes on. What was called off wants nobody.
 * @param days by date
 */
export function clashesOf(days: readonly Span[]): ReadonlyMap<Id, ReadonlySet<Id>> {
  const clashes = new Map<Id, Set<Id>>();
  const note = (day: Span, other: Span): void => {
    const found = clashes.get(day.timetableId) ?? new Set();
    clashes.set(day.timetableId, found.add(other.projectId));
  };
  const wanted = days.filter(({ standing }) => standing !== 'off');
  for (const [i, a] of wanted.entries())
    for (const b of wanted.slice(i + 1)) {
      if (a.projectId === b.projectId || !isTogether(a, b)) continue;
      note(a, b);
      note(b, a);
    }
  return clashes;
}

function isTogether(a: Span, b: Span): boolean {
  if (a.date === b.date) return true;
  if (a.callAt === null || b.callAt === null) return false;
  return a.callAt < (b.endsAt ?? b.callAt) && b.callAt < (a.endsAt ?? a.callAt);
}
