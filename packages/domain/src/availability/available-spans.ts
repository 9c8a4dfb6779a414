import type { DateText } from '../kernel/date.ts';
import type { Availability, AvailabilityEntry } from './availability.ts';

/** A stretch of a date's clock in minutes; a shooting day may run past midnight, so up to 48 h. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const LAST = 2880;

/**
 * AV1: when on a date somebody or something can be had. Where nothing says `available`, everything is; else only what
 * it says. AV2: `unavailable` takes away from that. Sorted, without overlap; empty: not at all.
 */
export function availableSpans(availability: Availability, date: DateText): readonly Span[] {
  const isListed = availability.some((entry) => entry.kind === 'available');
  const ofDate = availability.filter((entry) => entry.from <= date && date <= entry.to);
  const given = ofDate.filter((entry) => entry.kind === 'available').map(spanOf);
  const taken = ofDate.filter((entry) => entry.kind === 'unavailable').map(spanOf);
  return taken.reduce(without, isListed ? union(given) : [{ start: 0, end: LAST }]);
}

/** AV3: whether it can be had for the whole of a stretch of a date. */
export const isAvailable = (availability: Availability, date: DateText, span: Span): boolean =>
  availableSpans(availability, date).some((free) => free.start <= span.start && span.end <= free.end);

const spanOf = (entry: AvailabilityEntry): Span => ({ start: entry.start ?? 0, end: entry.end ?? LAST });

function union(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else merged.push(span);
  }
  return merged;
}

function without(spans: readonly Span[], taken: Span): readonly Span[] {
  return spans.flatMap((span) =>
    [
      { start: span.start, end: Math.min(span.end, taken.start) },
      { start: Math.max(span.start, taken.end), end: span.end },
    ].filter((part) => part.start < part.end),
  );
}
