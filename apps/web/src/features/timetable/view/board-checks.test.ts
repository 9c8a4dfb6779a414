import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { boardView, overBefore } from './board-view.ts';
import type { DayView } from './day-view.ts';
import { leftOver } from './left-over.ts';

const rowMinutes = (
  production: Production,
  timetableId: string,
  minutes: number,
  cast: readonly string[] = [],
) => {
  const sceneId = production.scene(production.state.scene.size + 1, { plannedMinutes: 60 }, cast);
  const [row] = production.allocate(timetableId, sceneId);
  production.run('editRow', { rowId: row!, patch: { minutes } });
};
const messages = (production: Production) =>
  boardView(production.state, production.boardId).days.map((day) =>
    day.findings
      .filter(({ ruleId }) => ruleId !== 'castKnown' && ruleId !== 'placeKnown')
      .map(({ message, mend }) => `${message} ${mend}`),
  );

describe('checks on the board', () => {
  it('LB3 LB5 LB6: names what a day breaks, and the rest before it on the day that comes too early', () => {
    const production = new Production();
    const late = production.day('2026-12-01', { calltime: 840 });
    const early = production.day('2026-12-02', { calltime: 420 });
    rowMinutes(production, late, 780);
    rowMinutes(production, early, 60);
    const [first, second] = messages(production);
    expect(first!.some((line) => line.includes('13시간 일해요'))).toBe(true);
    expect(first!.some((line) => line.includes('식사'))).toBe(true);
    expect(second).toEqual([
      '앞 촬영이 끝나고 4시간 뒤에 집합해요. 8시간은 쉬어야 해요. 집합을 4시간 늦추거나 앞날을 그만큼 일찍 끝내세요.',
    ]);
  });

  it('PC15: counts no longer for the board what is shot, and tells it on its day', () => {
    const production = new Production();
    const day = production.day('2026-12-01', { calltime: 420 });
    rowMinutes(production, day, 800);
    const view = () => boardView(production.state, production.boardId);
    const { hard } = view().totals;
    expect(hard).toBeGreaterThan(0);
    const [row] = [...production.state.timetableRow.keys()];
    const patch = { state: 'shooting', actualStart: 420 } as const;
    production.run('recordRow', { rowId: row!, patch });
    expect(view()).toMatchObject({ totals: { hard }, days: [{ isShot: false }] });
    production.run('recordRow', { rowId: row!, patch: { ...patch, state: 'done', actualEnd: 1220 } });
    expect(view()).toMatchObject({ totals: { hard: 0, findings: 0 }, days: [{ isShot: true, hard }] });
  });

  it('PC15: counts days before today no longer, once something is shot', () => {
    const production = new Production();
    const [past, next] = [production.day('2026-12-01'), production.day('2026-12-07')];
    rowMinutes(production, past, 800);
    const today = (days: readonly DayView[]) => overBefore(days, '2026-12-03');
    const view = () => boardView(production.state, production.boardId, undefined, today);
    expect(view()).toMatchObject({ overBefore: null });
    expect(view().totals.hard).toBeGreaterThan(0);
    const [shot] = production.allocate(next, production.scene(9));
    production.run('recordRow', { rowId: shot!, patch: { state: 'shooting', actualStart: 420 } });
    expect(view()).toMatchObject({ overBefore: '2026-12-03', totals: { hard: 0 } });
    expect(leftOver(view())).toEqual(view().days[0]!.rows.map(({ rowId }) => rowId));
  });

  it('LB1: measures a day by the length that the production has set', () => {
    const production = new Production();
    const day = production.day('2026-12-01', { calltime: 420 });
    rowMinutes(production, day, 660);
    const view = () => boardView(production.state, production.boardId).days[0];
    expect(view()).toMatchObject({ over: 0, limit: 720 });
    production.run('editProject', { patch: { labourRules: { shootDay: { value: 600 } } } });
    expect(view()).toMatchObject({ over: 60, limit: 600 });
  });

  it('LB9: names a minor who is needed too late', () => {
    const production = new Production();
    const child = production.character('민지');
    const patch = { minorClass: 'under15' } as const;
    production.run('editCharacter', { characterId: child, patch });
    const day = production.day('2026-12-01', { calltime: 1260 });
    rowMinutes(production, day, 120, [child]);
    const view = boardView(production.state, production.boardId).days[0]!;
    expect(view.findings[0]).toMatchObject({
      severity: 'hard',
      message: expect.stringMatching(/^민지: 23:00까지 일해요/),
    });
    expect(view.rows[0]).toMatchObject({ warning: '민지 밤' });
  });
});
