import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { checkBoard, findFix, type PlanFinding, rowsOf } from '../../index.ts';

const hardOf = (production: Production): readonly PlanFinding[] =>
  [...checkBoard(production.state, production.boardId).values()]
    .flat()
    .filter(({ severity }) => severity === 'hard');

/** Presses the first way there is until nothing hard is left, or none has one; what was pressed. */
function pressAll(production: Production): string[] {
  const { commandId: _, loaded: __, ...ctx } = production.context();
  const pressed: string[] = [];
  for (let presses = 0; presses < 20; presses++) {
    const [fix] = hardOf(production).flatMap(
      (finding) => findFix(production.state, finding, ctx, production.newId) ?? [],
    );
    if (!fix) return pressed;
    production.run(fix.command.name, fix.command.args as never);
    pressed.push(fix.label);
  }
  throw new Error('it goes on and on');
}

const partsOf = (production: Production) =>
  [...production.state.timetableRow.values()]
    .filter(({ sceneData }) => sceneData)
    .map(({ part, minutes }) => [part, minutes])
    .sort();

describe('PC8: a scene longer than two days hold', () => {
  it('comes in as few parts as it takes, one press each, and no day is longer than before', () => {
    const production = new Production();
    const day = production.day('2026-12-01', { calltime: 420 });
    const phaseData = { kind: '집합', label: '', minutes: 90, note: '' } as const;
    const set = { rowId: production.newId(), timetableId: day, afterRowId: null };
    production.run('addPhaseRow', { ...set, phaseData });
    production.allocate(day, production.scene(1, { setName: '집', setting: 'INT', plannedMinutes: 1440 }));
    expect(pressAll(production)).toEqual([
      // What stays ends so late at first that nobody is rested on the next day.
      'S#1 새 촬영일(12.3 목)에 나눠 찍기',
      'S#1 새 촬영일(12.2 수)에 나눠 찍기',
    ]);
    expect(partsOf(production)).toEqual([
      [1, 480],
      [2, 480],
      [3, 480],
    ]);
    expect(hardOf(production)).toEqual([]);
  });

  it('of a light of three hours in parts of no more than that, each in its light', () => {
    const production = new Production();
    const day = production.day('2026-12-01', { calltime: 420 });
    const dusk = { setName: '강가', setting: 'EXT', timeOfDay: 'sunset', plannedMinutes: 420 } as const;
    production.allocate(day, production.scene(1, dusk));
    pressAll(production);
    expect(partsOf(production)).toEqual([
      [1, 140],
      [2, 140],
      [3, 140],
    ]);
    expect(hardOf(production)).toEqual([]);
  });
});

it('PC8: where nothing else helps a change is offered after which another strip breaks the rule, less far', () => {
  const production = new Production();
  const day = production.day('2027-03-30', { calltime: 510 });
  const scene = (
    no: number,
    timeOfDay: 'dawn' | 'day' | 'sunset',
    setting: 'INT' | 'EXT',
    plannedMinutes: number,
  ) => production.scene(no, { setName: '교도소', setting, timeOfDay, plannedMinutes });
  const rows = [scene(1, 'dawn', 'EXT', 20), scene(2, 'day', 'INT', 520), scene(3, 'sunset', 'EXT', 120)];
  production.allocate(day, ...rows);
  expect(pressAll(production)).toEqual([
    'S#1 새 촬영일(3.31 수)로 옮기기 · 집합 06:30',
    '집합을 08:45으로 늦추기',
  ]);
  expect(hardOf(production)).toEqual([]);
  expect(rowsOf(production.state, day).length).toBeLessThan(rows.length);
});
