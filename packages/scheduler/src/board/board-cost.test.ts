import { boardCost, type Id, itemsOfScene, type ProjectState, rowsOf } from '@ddak/domain';
import { Production, SeededRandom } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { weighBoard } from './weigh-board.ts';

const MOVES = 60;

/** A board with people, places and things, some with prices of their own, meals, a day off, and two units on one date. */
function film(random: SeededRandom) {
  const production = new Production();
  const people = Array.from({ length: 8 }, (_, i) => production.character(`인물 ${i + 1}`));
  const places = Array.from({ length: 5 }, (_, i) => production.location(`촬영지 ${i + 1}`));
  const pay = { crewId: null, dayRate: 900_000, holdRate: 400_000 };
  production.run('setPersonPay', { payId: production.newId(), characterId: people[0]!, ...pay });
  const fee = { dayFee: 1_500_000, redressFee: 250_000 };
  production.run('setLocationCost', { costId: production.newId(), locationId: places[0]!, ...fee });
  const crewTeamId = production.newId();
  production.run('addCrewTeam', { crewTeamId, name: '촬영', colour: 0, calltimeOffset: 0 });
  for (const dayRate of [380_000, null, null]) {
    const crewId = production.newId();
    const said = { name: '스태프', roleTitle: '', userId: null, consent: { guardian: '' } };
    production.run('addCrew', { crewId, crewTeamId, ...said });
    const patch = { dayRate };
    const own = { payId: production.newId(), crewId, characterId: null, patch };
    if (dayRate !== null) production.run('setPrices', { people: [own], places: [] });
  }
  const days = ['2026-12-01', '2026-12-02', '2026-12-05', '2026-12-25', '2027-01-20'].map((date) =>
    production.day(date, { calltime: 420 }),
  );
  days.push(production.day('2026-12-02', { calltime: 420, unit: 'B' }));
  const rows: Id[] = [];
  for (let n = 1; n <= 20; n++) {
    const cast = Array.from({ length: random.int(0, 4) }, () => random.one(people));
    const location = random.one(places);
    const at = { setName: `세트 ${n % 7}`, location, plannedMinutes: random.int(30, 180) };
    const sceneId = production.scene(n, at, [...new Set(cast)]);
    if (n % 3 !== 0) need(production, sceneId, n % 2 === 0 ? '크레인' : '권총');
    if (n % 4 === 0) need(production, sceneId, '군중', { type: 'bg', quantity: 10 * n });
    rows.push(production.allocate(days[n % days.length]!, sceneId)[0]!);
  }
  const crane = { element: { type: 'grip' as const, name: '크레인' }, fee: 0, dayFee: 350_000 };
  const pistol = { element: { type: 'grip' as const, name: '권 총' }, fee: 1_200_000, dayFee: 40_000 };
  for (const cost of [crane, pistol]) production.run('setItemCost', { costId: production.newId(), ...cost });
  for (const timetableId of days) {
    const phaseData = { kind: '식사', label: '', minutes: 60, note: '' } as const;
    const afterRowId = rowsOf(production.state, timetableId)[1]!._id;
    production.run('addPhaseRow', { rowId: production.newId(), timetableId, phaseData, afterRowId });
    // Breakfast, before the first scene.
    const early = { rowId: production.newId(), timetableId, phaseData, afterRowId: null };
    if (timetableId === days[0]) production.run('addPhaseRow', early);
  }
  return { production, days, rows };
}

const need = (
  production: Production,
  sceneId: Id,
  name: string,
  { type, quantity }: { type: 'grip' | 'bg'; quantity: number | null } = { type: 'grip', quantity: null },
) =>
  production.run('addBreakdownItems', {
    sceneId,
    items: [
      {
        _id: production.newId(),
        type,
        name,
        subtype: '',
        quantity,
        note: '',
        source: 'manual',
        evidence: null,
      },
    ],
  });

it('CO4, CO7, CO9, CO13, CO14, CO17: what a board costs before a drop is what the comparison of boards and the proposals name', () => {
  const random = new SeededRandom(17);
  const { production, days, rows } = film(random);
  const hiredOn = (state: ProjectState, all: readonly Id[]) => {
    const dates = Map.groupBy(all, (id) => state.timetable.get(id)!.tableDate);
    const names = [...dates.values()].flatMap((ids) => [
      ...new Set(
        ids
          .flatMap((id) => rowsOf(state, id))
          .flatMap(({ sceneData }) => (sceneData ? itemsOfScene(state, sceneData) : []))
          .filter(({ type }) => type === 'grip')
          .map(({ name }) => name),
      ),
    ]);
    return names.reduce((sum, name) => sum + (name === '크레인' ? 350_000 : 40_000), 0);
  };
  let compared = 0;
  for (let i = 0; i < MOVES; i++) {
    const toTimetableId = random.one(days);
    const afterRowId = rowsOf(production.state, toTimetableId).at(-1)?._id ?? null;
    const args = { rowIds: [random.one(rows)], toTimetableId, afterRowId };
    production.run('moveRows', args);
    const { state, boardId } = production;
    // The engine knows what stands behind the last scene by its minutes alone, not as a meal in the night.
    const ends = days.map((id) => rowsOf(state, id).at(-1)?.rowType ?? 'scene');
    if (ends.includes('phase')) continue;
    const { money, moneyParts } = weighBoard(state, boardId)!;
    expect(boardCost(state, boardId)).toBe(Math.round(money));
    expect(moneyParts.bought).toBe(1_200_000);
    expect(moneyParts.elements).toBe(hiredOn(state, days));
    expect(moneyParts.meals).toBeGreaterThan(0);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(MOVES / 2);
});

it('CO20, CO7: days that were shot otherwise, or not at all, cost the same for proposals as on the board, on 60 random boards', () => {
  let vain = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const random = new SeededRandom(seed);
    const { production, days, rows } = film(random);
    const { boardId } = production;
    const place = production.location('한곳');
    // Between two places the engine keeps the minutes of a move whatever was recorded (BP2).
    for (const { _id: sceneId } of production.state.scene.values())
      production.run('editScenes', { sceneIds: [sceneId], patch: { location: place } });
    for (const timetableId of days.slice(0, 2)) {
      for (const { _id: rowId } of rowsOf(production.state, timetableId).filter(({ _id }) =>
        rows.includes(_id),
      )) {
        const isShot = random.chance(0.5);
        if (!isShot) vain += 1;
        production.run('recordRow', { rowId, patch: { state: isShot ? 'done' : 'dropped' } });
      }
      const times = { gatheredAt: 400, releasedAt: 1000 + random.int(0, 500) };
      const said = { reportId: production.newId(), timetableId, patch: times, cuts: [], calls: [] };
      production.run('editDayReport', said);
    }
    const { state } = production;
    expect(boardCost(state, boardId), `seed ${seed}`).toBe(Math.round(weighBoard(state, boardId)!.money));
  }
  expect(vain).toBeGreaterThan(100);
});
