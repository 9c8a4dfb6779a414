import { describe, expect, it } from 'vitest';
import type { Availability } from './availability.ts';
import { availableSpans } from './available-spans.ts';
import { dayPaint, paintDays } from './paint-days.ts';

const whole = (kind: 'available' | 'unavailable', from: string, to = from, note = '') =>
  ({ kind, from, to, start: null, end: null, note }) as const;
const evening = { ...whole('unavailable', '2026-12-05'), start: 1080 };
const said = (availability: Availability) =>
  availability.map(({ kind, from, to }) => `${kind} ${from.slice(5)}–${to.slice(5)}`);

describe('painting days', () => {
  it('AV5: says something of days, and joins what touches and says the same', () => {
    const one = paintDays([], '2026-12-01', '2026-12-02', 'unavailable');
    const two = paintDays(one, '2026-12-03', '2026-12-03', 'unavailable');
    expect(said(two)).toEqual(['unavailable 12-01–12-03']);
    expect(said(paintDays(two, '2026-11-30', '2026-11-30', 'unavailable'))).toEqual([
      'unavailable 11-30–12-03',
    ]);
    const far = paintDays(two, '2026-12-31', '2027-01-01', 'available');
    expect(said(far)).toEqual(['unavailable 12-01–12-03', 'available 12-31–01-01']);
  });

  it('AV5: what was said of the days before gives way, also in the middle of a stretch', () => {
    const tour = [whole('unavailable', '2026-12-01', '2026-12-10', '지방 공연')];
    expect(said(paintDays(tour, '2026-12-04', '2026-12-05', 'available'))).toEqual([
      'unavailable 12-01–12-03',
      'available 12-04–12-05',
      'unavailable 12-06–12-10',
    ]);
    expect(paintDays(tour, '2026-12-04', '2026-12-05', 'clear')).toEqual([
      whole('unavailable', '2026-12-01', '2026-12-03', '지방 공연'),
      whole('unavailable', '2026-12-06', '2026-12-10', '지방 공연'),
    ]);
    expect(paintDays(tour, '2026-11-30', '2026-12-11', 'clear')).toEqual([]);
  });

  it('AV5: a stretch with a note stays one of its own', () => {
    const tour = [whole('unavailable', '2026-12-01', '2026-12-02', '지방 공연')];
    expect(paintDays(tour, '2026-12-03', '2026-12-03', 'unavailable')).toHaveLength(2);
  });

  it('AV5: what is said by the hour stays, until the day is cleared', () => {
    expect(paintDays([evening], '2026-12-05', '2026-12-05', 'available')).toContainEqual(evening);
    expect(paintDays([evening], '2026-12-05', '2026-12-05', 'clear')).toEqual([]);
  });

  it('AV5: a day shows what is said of it, the not first', () => {
    const both = [
      whole('available', '2026-12-01', '2026-12-05'),
      whole('unavailable', '2026-12-02'),
      evening,
    ];
    expect(['12-01', '12-02', '12-05', '12-06'].map((day) => dayPaint(both, `2026-${day}`))).toEqual([
      ...['available', 'unavailable', 'available'],
      null,
    ]);
    expect(dayPaint([evening], '2026-12-05')).toBe('hours');
  });

  it('AV1, AV5: whatever is painted in whatever order, a day is what was painted last', () => {
    const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
    const brushes = ['available', 'unavailable', 'clear'] as const;
    let availability: Availability = [];
    const last = new Map<string, (typeof brushes)[number]>();
    // Every stretch with every brush, in an order that comes back to each day often.
    for (let turn = 0; turn < 120; turn += 1) {
      const [from, to] = [days[turn % 4]!, days[Math.min(3, (turn % 4) + (turn % 3))]!];
      const brush = brushes[(turn * 7) % 3]!;
      availability = paintDays(availability, from, to, brush);
      for (const day of days) if (from <= day && day <= to) last.set(day, brush);
      for (const day of days) {
        const wanted = last.get(day);
        expect(dayPaint(availability, day)).toBe(wanted === undefined || wanted === 'clear' ? null : wanted);
        if (wanted === 'unavailable') expect(availableSpans(availability, day)).toEqual([]);
      }
    }
  });
});
