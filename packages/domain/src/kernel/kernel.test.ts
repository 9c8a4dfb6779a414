import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  byOrder,
  daysBetween,
  deriveId,
  formatClock,
  formatDuration,
  formatEighths,
  idSchema,
  keyAfter,
  longDate,
  makeId,
  parseClock,
  shortDate,
} from '../index.ts';

describe('ids', () => {
  it('are valid UUIDv7, ordered by time', () => {
    const early = makeId(1_700_000_000_000, new Uint8Array(10).fill(255));
    const late = makeId(1_700_000_000_001, new Uint8Array(10));
    expect(idSchema.parse(early)).toBe(early);
    expect(early < late).toBe(true);
  });

  it('derived from a command are valid, the same each time, and all different', () => {
    const seed = makeId(1_700_000_000_000, new Uint8Array(10).fill(7));
    const ids = Array.from({ length: 3000 }, (_, i) => deriveId(seed, 'scene', i));
    for (const id of ids) idSchema.parse(id);
    expect(new Set(ids).size).toBe(3000);
    expect(deriveId(seed, 'scene', 17)).toBe(ids[17]);
    expect(deriveId(seed, 'character', 17)).not.toBe(ids[17]);
  });
});

describe('ids at the border', () => {
  it('AC12: in capitals are refused, not folded', () => {
    const id = makeId(1_700_000_000_000, new Uint8Array(10).fill(0xab));
    expect(idSchema.safeParse(id).success).toBe(true);
    for (const other of [id.toUpperCase(), id.replace('a', 'A'), `{${id}}`, id.replaceAll('-', '')])
      expect(idSchema.safeParse(other).success).toBe(false);
  });
});

describe('order keys', () => {
  it('put a row right after the neighbour named, whatever has happened before', () => {
    const moves = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(moves, (steps) => {
        let rows: { _id: string; orderKey: string }[] = [];
        steps.forEach(([at, first], i) => {
          const after = first || rows.length === 0 ? null : rows[at % rows.length]!._id;
          const row = { _id: `r${i}`, orderKey: keyAfter(rows, after) };
          rows = [...rows, row].sort(byOrder);
          const place = rows.indexOf(row);
          expect(place === 0 ? null : rows[place - 1]!._id).toBe(after);
        });
      }),
    );
  });

  it('put a row at the end when its neighbour has gone', () => {
    const rows = [{ _id: 'a', orderKey: keyAfter([], null) }];
    expect(keyAfter(rows, 'gone') > rows[0]!.orderKey).toBe(true);
  });

  it('go behind all neighbours that carry the same key', () => {
    const key = keyAfter([], null);
    const rows = [
      { _id: 'a', orderKey: key },
      { _id: 'b', orderKey: key },
    ];
    expect(keyAfter(rows, 'a') > key).toBe(true);
  });
});

describe('dates and clocks', () => {
  it('count days over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-12-01', '2027-01-01')).toBe(31);
  });

  it('read as Korean crews write them', () => {
    expect(shortDate('2026-12-01')).toBe('12.1 화');
    expect(longDate('2026-12-02')).toBe('2026. 12. 2 (수)');
    expect(formatClock(1530)).toBe('25:30');
    expect(formatDuration(100)).toBe('1시간 40분');
    expect(formatDuration(60)).toBe('1시간');
    expect(formatEighths(11)).toBe('1 3/8');
  });

  it('are parsed from what people type', () => {
    expect(parseClock('0730')).toBe(450);
    expect(parseClock('7:30')).toBe(450);
    expect(parseClock('25:30')).toBe(1530);
    expect(parseClock('12:75')).toBeNull();
    expect([parseClock('47:59'), parseClock('48:00')]).toEqual([2879, null]);
    expect(parseClock('곧')).toBeNull();
  });

  it('are parsed as people say them', () => {
    for (const [said, minutes] of [
      ['6시 30분', 390],
      ['6시30분', 390],
      ['6시 반', 390],
      ['6시', 360],
      ['오전 6시 반', 390],
      ['오전 6:30', 390],
      ['오후 2시', 840],
      ['오후 12시 5분', 725],
      ['오전 12시', 0],
      ['25시 30분', 1530],
    ] as const)
      expect(parseClock(said), said).toBe(minutes);
    for (const said of ['오후', '오후 13시', '오전 0시', '6시 75분', '여섯 시', '6시간', '6시 반쯤'])
      expect(parseClock(said), said).toBeNull();
  });
});
