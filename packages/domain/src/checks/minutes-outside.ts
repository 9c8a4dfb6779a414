import type { Span } from '../availability/available-spans.ts';

/** Minutes of a time that lie in none of the spans (which do not overlap). */
export const minutesOutside = (time: Span, spans: readonly Span[]): number =>
  spans.reduce(
    (left, span) => left - Math.max(0, Math.min(time.end, span.end) - Math.max(time.start, span.start)),
    time.end - time.start,
  );
