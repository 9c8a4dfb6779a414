import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { actualClock, checkBoard, dayClock, type Id } from '../../index.ts';

/** Two scenes of an hour from 08:00, a meal of an hour between them, and the next day at 07:00. */
function shoot() {
  const production = new Production();
  const first = production.day('2026-12-01', { calltime: 480 });
  const second = production.day('2026-12-02', { calltime: 420 });
  const [one, two, three] = [12, 13, 14].map((no) => production.scene(no, { plannedMinutes: 60 }));
  const [a, b] = production.allocate(first, one!, two!) as [Id, Id];
  production.allocate(second, three!);
  const meal = production.newId();
  const phaseData = { kind: '식사', label: '', minutes: 60, note: '' } as const;
  production.run('addPhaseRow', { rowId: meal, timetableId: first, afterRowId: a, phaseData });
  const record = (rowId: Id, actualStart: number | null, actualEnd: number | null) =>
    production.run('recordRow', { rowId, patch: { state: 'done', actualStart, actualEnd } });
  const report = (gatheredAt: number | null, releasedAt: number | null) => {
    const reportId = production.newId();
    const said = { timetableId: first, patch: { gatheredAt, releasedAt }, cuts: [], calls: [] };
    production.run('editDayReport', { reportId, ...said });
  };
  const spans = () => {
    const { rows, start, end } = actualClock(production.state, first);
    return [rows.map((row) => [row.start, row.end]), start, end];
  };
  const rulesOn = (day: Id) =>
    (checkBoard(production.state, production.boardId).get(day) ?? []).map(({ ruleId }) => ruleId);
  return { production, first, second, a, b, meal, record, report, spans, rulesOn };
}

describe('the clock of a day as it turned out', () => {
  it('TT36: is the planned one where nobody has said anything', () => {
    const { production, first } = shoot();
    expect(actualClock(production.state, first)).toBe(dayClock(production.state, first));
  });

  it('TT36: has what was recorded at its times, and what is left after it', () => {
    const { a, record, spans } = shoot();
    record(a, 500, 600);
    expect(spans()).toEqual([
      [
        [500, 600],
        [600, 660],
        [660, 720],
      ],
      480,
      720,
    ]);
  });

  it('TT36: lets nothing that is left begin before its planned time', () => {
    const { a, record, spans } = shoot();
    record(a, 480, 510);
    expect(spans()).toEqual([
      [
        [480, 510],
        [540, 600],
        [600, 660],
      ],
      480,
      660,
    ]);
  });

  it('TT36: takes the planned minutes where only one of its times is known', () => {
    const { a, b, record, spans } = shoot();
    record(a, 500, null);
    record(b, null, 900);
    const [rows] = spans();
    expect(rows).toEqual([
      [500, 560],
      [560, 620],
      [600, 900],
    ]);
  });

  it('TT36: begins with the gathering and ends with the release that somebody said', () => {
    const { report, spans } = shoot();
    report(450, 1500);
    expect(spans().slice(1)).toEqual([450, 1500]);
  });

  it('TT36: goes by the plan where the release was tapped before the gathering', () => {
    const { production, first, b, record, spans } = shoot();
    const add = (kind: '집합' | '해산', afterRowId: Id | null) => {
      const rowId = production.newId();
      const phaseData = { kind, label: '', minutes: 0, note: '' };
      production.run('addPhaseRow', { rowId, timetableId: first, afterRowId, phaseData });
      return rowId;
    };
    const [gathering, release] = [add('집합', null), add('해산', b)];
    record(gathering, 480, 480);
    record(release, null, 90);
    expect(spans().slice(1)).toEqual([480, 660]);
  });
});

describe('working time of a day that is over', () => {
  it('LB14: leaves too short a night where it ended later than planned', () => {
    const { second, report, rulesOn } = shoot();
    expect(rulesOn(second)).not.toContain('restBetweenDays');
    report(null, 24 * 60);
    expect(rulesOn(second)).toContain('leastRestBetweenDays');
    expect(rulesOn(second)).not.toContain('restBetweenDays');
  });

  it('LB14: was longer than planned', () => {
    const { first, b, record, rulesOn } = shoot();
    expect(rulesOn(first)).not.toContain('shootDay');
    record(b, 700, 1300);
    expect(rulesOn(first)).toContain('shootDay');
  });
});
