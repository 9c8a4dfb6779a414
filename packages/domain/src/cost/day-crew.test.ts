import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { boardCost, boardCostsByDay } from './board-cost.ts';
import { isSecondUnitBare } from './day-crew.ts';
import { costTables } from './tables/cost-tables.ts';

const LUNCH = { kind: '식사', label: '점심', minutes: 60, note: '' } as const;

/** Two dates: on the first both units shoot, on the second B alone. Each day an hour and a meal. */
function twoUnits() {
  const made = new Production();
  made.run('setCostRates', {
    ratesId: made.newId(),
    patch: { crewDay: 900_000, shootDay: 0, mealPerHead: 10_000, companyMove: 0 },
  });
  const ids = (['A', 'B', 'B'] as const).map((unit, i) => {
    const timetableId = made.day(i === 2 ? '2026-12-02' : '2026-12-01', { unit });
    const [rowId] = made.allocate(timetableId, made.scene(i + 1, { plannedMinutes: 60 }));
    const row = { rowId: made.newId(), timetableId, afterRowId: rowId!, phaseData: LUNCH };
    made.run('addPhaseRow', row);
    return timetableId;
  });
  const team = (name: string, unit: 'A' | 'B' | null, count: number) => {
    const crewTeamId = made.newId();
    made.run('addCrewTeam', { crewTeamId, name, colour: 0, calltimeOffset: 0, unit });
    return Array.from({ length: count }, () => {
      const crewId = made.newId();
      const person = { name: '오하린', roleTitle: '', userId: null, consent: { guardian: '' } };
      made.run('addCrew', { crewId, crewTeamId, ...person });
      return crewId;
    });
  };
  const costs = () => {
    const { days, kinds } = costTables(made.state, made.boardId).tables;
    const of = (kind: string) =>
      ids.map((id) => {
        const parts = days.find(({ key }) => key === id)?.parts ?? [];
        return parts.find((part) => part.kind === kind)?.won ?? 0;
      });
    const sum = kinds.reduce((all, { won }) => all + won, 0);
    expect(sum).toBe(boardCost(made.state, made.boardId));
    return { crew: of('crew'), meals: of('meals') };
  };
  return { made, ids, team, costs };
}

it('CO19: a day pays and feeds the teams of its unit; who works with both is of the first on a date of two', () => {
  const { team, costs } = twoUnits();
  // Nobody is listed: each unit has a crew of the usual size.
  expect(costs()).toEqual({ crew: [900_000, 900_000, 900_000], meals: [300_000, 300_000, 300_000] });
  team('촬영', 'A', 5);
  team('촬영 둘', 'B', 3);
  team('제작', null, 1);
  expect(costs()).toEqual({ crew: [600_000, 300_000, 400_000], meals: [60_000, 30_000, 40_000] });
});

it('CO19: each is paid their own day on the days of their unit, and so stands in what people cost', () => {
  const { made, team, costs } = twoUnits();
  const [first] = team('촬영', 'A', 1);
  const [second] = team('촬영 둘', 'B', 1);
  const [both] = team('제작', null, 1);
  const people = [first, second, both].map((crewId, i) => ({
    ...{ payId: made.newId(), crewId: crewId!, characterId: null },
    patch: { dayRate: (i + 1) * 100_000 },
  }));
  made.run('setPrices', { people, places: [] });
  expect(costs().crew).toEqual([400_000, 200_000, 500_000]);
  const rows = costTables(made.state, made.boardId).tables.people;
  const told = (id?: string) => {
    const row = rows.find(({ key }) => key === id);
    return [row?.won, row?.work?.days];
  };
  expect(told(first)).toEqual([100_000, 1]);
  expect(told(second)).toEqual([400_000, 2]);
  expect(told(both)).toEqual([600_000, 2]);
});

it('CO19: says that the second unit has nobody, and works anew once a team or a date is another', () => {
  const { made, ids, team, costs } = twoUnits();
  expect(isSecondUnitBare(made.state, made.boardId)).toBe(false);
  team('제작', null, 3);
  expect(isSecondUnitBare(made.state, made.boardId)).toBe(true);
  expect(costs().crew).toEqual([900_000, 0, 900_000]);
  const [crewTeamId = ''] = made.state.crewTeam.keys();
  made.run('editCrewTeam', { crewTeamId, patch: { unit: 'B' } });
  expect(isSecondUnitBare(made.state, made.boardId)).toBe(false);
  expect(costs().crew).toEqual([0, 900_000, 900_000]);
  made.run('editCrewTeam', { crewTeamId, patch: { unit: null } });
  made.run('editTimetable', { timetableId: ids[1]!, patch: { tableDate: '2026-12-03' } });
  expect(costs().crew).toEqual([900_000, 900_000, 900_000]);
  const steps = boardCostsByDay(made.state, made.boardId);
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value.won).toBe(boardCost(made.state, made.boardId));
});
