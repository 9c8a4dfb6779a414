import { describe, expect, it } from 'vitest';
import { type Availability, type AvailabilityEntry, availabilitySchema } from './availability.ts';
import { availableSpans, isAvailable } from './available-spans.ts';
import { describeAvailability } from './describe-availability.ts';

const entry = (
  kind: AvailabilityEntry['kind'],
  from: string,
  to = from,
  start: number | null = null,
  end: number | null = null,
): AvailabilityEntry => ({ kind, from, to, start, end, note: '' });
const day = [{ start: 0, end: 2880 }];

describe('availability', () => {
  it('AV1: is everything where nothing is said, and only what is said where something is', () => {
    expect(availableSpans([], '2026-12-01')).toEqual(day);
    const only = [entry('available', '2026-12-01', '2026-12-03')];
    expect(availableSpans(only, '2026-12-03')).toEqual(day);
    expect(availableSpans(only, '2026-12-04')).toEqual([]);
  });

  it('AV2: loses what is unavailable, by the hour where hours are given', () => {
    const away: Availability = [
      entry('unavailable', '2026-12-01', '2026-12-01', 600, 720),
      entry('unavailable', '2026-12-02'),
    ];
    expect(availableSpans(away, '2026-12-01')).toEqual([
      { start: 0, end: 600 },
      { start: 720, end: 2880 },
    ]);
    expect(availableSpans(away, '2026-12-02')).toEqual([]);
    expect(availableSpans(away, '2026-12-03')).toEqual(day);
  });

  it('AV1: joins stretches of one date that touch or overlap', () => {
    const two = [
      entry('available', '2026-12-01', '2026-12-01', 780, 1080),
      entry('available', '2026-12-01', '2026-12-01', 540, 800),
    ];
    expect(availableSpans(two, '2026-12-01')).toEqual([{ start: 540, end: 1080 }]);
  });

  it('AV3: must cover the whole stretch', () => {
    const evening = [entry('unavailable', '2026-12-01', '2026-12-01', 1080, null)];
    expect(isAvailable(evening, '2026-12-01', { start: 600, end: 1080 })).toBe(true);
    expect(isAvailable(evening, '2026-12-01', { start: 600, end: 1081 })).toBe(false);
  });

  it('AV4: refuses dates and hours that run backwards', () => {
    expect(availabilitySchema.safeParse([entry('available', '2026-12-02', '2026-12-01')]).success).toBe(
      false,
    );
    expect(
      availabilitySchema.safeParse([entry('available', '2026-12-01', '2026-12-01', 700, 699)]).success,
    ).toBe(false);
  });

  it('says itself in a line', () => {
    expect(describeAvailability([])).toBe('언제나 가능');
    const said = describeAvailability([
      { ...entry('unavailable', '2026-12-03', '2026-12-04'), note: '지방 공연' },
      entry('unavailable', '2026-12-01', '2026-12-01', 1080, null),
    ]);
    expect(said).toBe('12.1 화 18:00부터 불가, 12.3 목–12.4 금 불가 (지방 공연)');
  });
});
