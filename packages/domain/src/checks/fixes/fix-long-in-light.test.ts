import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { checkBoard, findFix, type PlanFinding, rowsOf } from '../../index.ts';

const DATE = '2026-12-03';
/** A dawn of four hours: three is all that there is. */
const dawn = { setName: '강가', setting: 'EXT', timeOfDay: 'dawn', plannedMinutes: 240 } as const;

const lightOf = (production: Production): readonly PlanFinding[] =>
  [...checkBoard(production.state, production.boardId).values()]
    .flat()
    .filter(({ ruleId }) => ruleId === 'light');

function press(production: Production, finding: PlanFinding): string | null {
  const { commandId: _, loaded: __, ...ctx } = production.context();
  const fix = findFix(production.state, finding, ctx, production.newId);
  if (fix) production.run(fix.command.name, fix.command.args as never);
  return fix?.label ?? null;
}

describe('PC8: a scene longer than its light', () => {
  it('PC3: is told so, for no hour of the day would do', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 540 });
    production.allocate(day, production.scene(1, dawn));
    expect(lightOf(production)[0]).toMatchObject({
      mark: '새벽 아님',
      mend: '새벽은 길어야 3시간이에요. 이틀에 나눠 찍으세요.',
    });
  });

  it('comes in two parts by two presses, each in its light', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 540 });
    production.allocate(day, production.scene(1, dawn));
    expect(press(production, lightOf(production)[0]!)).toBe(
      'S#1 새 촬영일(12.4 금)에 나눠 찍기 · 집합 06:00',
    );
    const [left, ...others] = lightOf(production);
    expect(others).toEqual([]);
    expect(left).toMatchObject({ timetableId: day, mend: '07:30 앞뒤로 옮기세요.' });
    expect(press(production, left!)).toBe('집합을 07:00으로 앞당기기');
    expect(lightOf(production)).toEqual([]);
    const parts = [...production.state.timetableRow.values()].filter(({ sceneData }) => sceneData);
    expect(parts.map(({ part, minutes }) => [part, minutes])).toEqual([
      [1, 120],
      [2, 120],
    ]);
  });

  it('is in parts already, and comes in more', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 540 });
    const next = production.day('2026-12-04', { calltime: 540 });
    const [rowId] = production.allocate(day, production.scene(1, { ...dawn, plannedMinutes: 500 }));
    const args = { rowId: rowId!, secondRowId: production.newId(), toTimetableId: next, afterRowId: null };
    production.run('splitRow', args);
    expect(lightOf(production)).toHaveLength(2);
    for (let presses = 0; presses < 4; presses++) press(production, lightOf(production)[0]!);
    expect(lightOf(production)).toEqual([]);
    const parts = [...production.state.timetableRow.values()].filter(({ sceneData }) => sceneData);
    expect(parts.map(({ part, minutes }) => [part, minutes]).sort()).toEqual([
      [1, 125],
      [2, 125],
      [3, 125],
      [4, 125],
    ]);
  });

  it('stays whole where it is pinned', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 540 });
    const [rowId] = production.allocate(day, production.scene(1, dawn));
    production.run('editRow', { rowId: rowId!, patch: { pinned: true } });
    expect(press(production, lightOf(production)[0]!)).toBeNull();
    expect(rowsOf(production.state, day)).toHaveLength(1);
  });
});
