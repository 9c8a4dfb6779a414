import { Production, SeededRandom } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { rowsOf } from '../../timetable/rows-of.ts';
import { type BoardCosts, boardCost, boardCostsByDay } from '../board-cost.ts';
import { COST_KINDS } from '../cost-parts.ts';
import { partsOf } from '../plan-cost.ts';
import { shareOut } from './by-person.ts';
import { type CostRow, workWords } from './cost-row.ts';
import { costTables } from './cost-tables.ts';

const DATES = ['2026-12-01', '2026-12-02', '2026-12-05', '2026-12-25', '2027-01-20'];

/** A board of some days, one of them a second unit's and one a holiday, on which nothing is round. */
function film(seed: number) {
  const random = new SeededRandom(seed);
  const made = new Production();
  const won = () => random.int(0, 999_999);
  const maybe = () => (random.chance(0.5) ? won() : null);
  const people = [1, 2, 3, 4, 5].map((no) => made.character(`인물 ${no}`));
  const places = [1, 2, 3].map((no) => made.location(`촬영지 ${no}`));
  const crewTeamId = made.newId();
  made.run('addCrewTeam', { crewTeamId, name: '촬영', colour: 0, calltimeOffset: 0 });
  const crew = [1, 2, 3].map((no) => {
    const crewId = made.newId();
    const said = { name: `스태프 ${no}`, roleTitle: '', userId: null, consent: { guardian: '' } };
    made.run('addCrew', { crewId, crewTeamId, ...said });
    return crewId;
  });
  const price = (crewId: Id | null, characterId: Id | null) => ({
    ...{ payId: made.newId(), crewId, characterId },
    patch: { dayRate: maybe(), holdRate: maybe() },
  });
  made.run('setPrices', {
    people: [...people.map((id) => price(null, id)), ...crew.map((id) => price(id, null))],
    places: places.map((locationId) => ({
      ...{ costId: made.newId(), locationId },
      patch: { dayFee: maybe(), redressFee: maybe() },
    })),
  });
  if (random.chance(0.5))
    made.run('setCostRates', {
      ratesId: made.newId(),
      patch: { crewDay: won(), companyMove: won(), mealPerHead: random.int(0, 20_001) },
    });
  const days = DATES.map((date) => made.day(date, { calltime: random.int(60, 1200) }));
  days.push(made.day('2026-12-02', { unit: 'B' }), made.day('2026-12-03'));
  for (let no = 1; no <= 18; no++) {
    const cast = people.filter(() => random.chance(0.4));
    const location = random.chance(0.8) ? random.one(places) : null;
    const at = { setName: `세트 ${no % 5}`, location, plannedMinutes: random.int(10, 240) };
    const sceneId = made.scene(no, at, cast);
    if (random.chance(0.3)) {
      const item = { type: 'props', subtype: '', quantity: null, note: '', evidence: null } as const;
      const items = [{ ...item, _id: made.newId(), name: '우산', source: 'manual' as const }];
      made.run('addBreakdownItems', { sceneId, items });
      const element = { type: 'props', name: '우산' } as const;
      made.run('setItemCost', { costId: made.newId(), element, fee: won(), dayFee: won() });
    }
    if (random.chance(0.9)) made.allocate(random.one(days), sceneId);
  }
  for (const timetableId of days) if (random.chance(0.7)) eat(made, timetableId, random.one([0, 40, 60]));
  return made;
}

/** A meal of so many minutes at the end of a day. */
const eat = (made: Production, timetableId: Id, minutes: number) =>
  made.run('addPhaseRow', {
    ...{ rowId: made.newId(), timetableId },
    phaseData: { kind: '식사', label: '', minutes, note: '' },
    afterRowId: rowsOf(made.state, timetableId).at(-1)?._id ?? null,
  });

const sum = (rows: readonly { readonly won: number }[]): number =>
  rows.reduce((all, { won }) => all + won, 0);

/** Without the pauses between its steps. */
function costsByDay(state: ProjectState, boardId: Id): BoardCosts {
  const steps = boardCostsByDay(state, boardId);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('what a plan costs, told in several ways', () => {
  it('CO16, CO7: adds up to what the board costs, to the won, on random productions', () => {
    let fractions = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { state, boardId } = film(seed);
      const { won, tables } = costTables(state, boardId);
      expect(won, `seed ${seed}`).toBe(boardCost(state, boardId));
      const byDay = costsByDay(state, boardId);
      const days = tables.days.filter(({ key }) => byDay.ofDays.has(key as Id));
      expect(byDay.won, `seed ${seed}`).toBe(won);
      expect(
        days.map((row) => row.won),
        `seed ${seed}`,
      ).toEqual(days.map(({ key }) => byDay.ofDays.get(key as Id)));
      expect(days, `seed ${seed}`).toHaveLength(byDay.ofDays.size);
      expect(sum(tables.kinds)).toBe(won);
      expect(sum(tables.days)).toBe(won);
      const ofKinds = (kinds: readonly string[]) =>
        sum(tables.kinds.filter(({ key }) => kinds.includes(key)));
      expect(sum(tables.people)).toBe(ofKinds(['castWork', 'castHold', 'crew', 'overtime']));
      expect(sum(tables.places)).toBe(ofKinds(['places', 'redress']));
      expect(sum(tables.things)).toBe(ofKinds(['elements', 'bought']));
      for (const rows of [tables.days, tables.people, tables.places, tables.things]) {
        for (const row of rows) expect(sum(row.parts), `seed ${seed} ${row.name}`).toBe(row.won);
        for (const row of rows) expect(Number.isInteger(row.won)).toBe(true);
      }
      // Each kind is the same whichever way it is told.
      for (const kind of COST_KINDS) expect(ofKind(tables.days, kind)).toBe(ofKinds([kind]));
      if (tables.people.some(({ parts }) => parts.some((part) => part.kind === 'overtime'))) fractions += 1;
    }
    expect(fractions).toBeGreaterThan(20);
  });

  it('CO16: names days, people and places, and says what of it is usual', () => {
    const made = new Production();
    const [junho, minseo] = [made.character('준호'), made.character('민서')];
    made.run('editCharacter', { characterId: junho, patch: { actorName: '김서연' } });
    const location = made.location('한빛편의점');
    const pay = { payId: made.newId(), crewId: null, characterId: junho, patch: { dayRate: 900_000 } };
    made.run('setPrices', { people: [pay], places: [] });
    const both = made.scene(1, { location, plannedMinutes: 60 }, [junho, minseo]);
    const later = made.scene(2, { setName: '바다', plannedMinutes: 60 }, [junho]);
    made.allocate(made.day('2026-12-01'), both);
    made.day('2026-12-02');
    made.allocate(made.day('2026-12-03'), later);
    const { tables } = costTables(made.state, made.boardId);
    expect(said(tables.days)).toEqual([
      ['1회차', '12.1 화', 16_400_000 + 700_000],
      ['2회차', '12.2 수', 250_000],
      ['3회차', '12.3 목', 15_900_000 + 700_000],
    ]);
    expect(said(tables.people)).toEqual([
      ['김서연', '준호', 2_050_000],
      ['민서', '배우 미정', 500_000],
      ['스태프 전체', '', 15_000_000],
    ]);
    expect(tables.people.map(({ usual }) => usual)).toEqual(['some', 'all', 'all']);
    expect(said(tables.places)).toEqual([
      ['바다', '1회차 · 촬영지 미정', 700_000],
      ['한빛편의점', '1회차', 700_000],
    ]);
    expect(costTables(made.state, made.newId())).toEqual({
      won: 0,
      shot: { days: 0, won: 0, ofKinds: partsOf([]) },
      tables: { kinds: [], days: [], people: [], places: [], things: [] },
    });
  });

  it('CO16: days say the hours that are worked, people their days, and those of waiting', () => {
    const made = new Production();
    const junho = made.character('준호');
    const scene = (no: number, hours: number) => made.scene(no, { plannedMinutes: hours * 60 }, [junho]);
    made.allocate(made.day('2026-12-01', { calltime: 480 }), scene(1, 10));
    made.day('2026-12-02');
    made.allocate(made.day('2026-12-03', { calltime: 17 * 60 }), scene(2, 7));
    const { days, people, kinds } = costTables(made.state, made.boardId).tables;
    const words = (rows: readonly CostRow[]) => rows.map((row) => workWords(row).join(' · '));
    expect(words(days)).toEqual(['근로 10시간 · 연장 2시간', '', '근로 7시간 · 야간 2시간']);
    expect(words(people)).toEqual(['2일 · 대기 1일', '2일 · 근로 17시간 · 연장 2시간 · 야간 2시간']);
    expect(words(kinds).join('')).toBe('');
  });

  it('CO17, CO6: meals are of their day, for the crew and who plays on it, at a usual price until one is said', () => {
    const made = new Production();
    const day = made.day('2026-12-01');
    made.allocate(day, made.scene(1, {}, [made.character('준호'), made.character('민서')]));
    made.allocate(made.day('2026-12-02'), made.scene(2));
    const told = () => {
      const { kinds, days } = costTables(made.state, made.boardId).tables;
      const { won = 0, usual } = kinds.find(({ key }) => key === 'meals') ?? {};
      expect(ofKind(days, 'meals')).toBe(won);
      return [won, usual, days.flatMap(({ name, parts }) => (parts.some(isMeals) ? name : []))];
    };
    const isMeals = ({ kind }: { readonly kind: string }) => kind === 'meals';
    expect(told()).toEqual([0, undefined, []]);
    eat(made, day, 60);
    // One that takes no time is none.
    eat(made, day, 0);
    expect(told()).toEqual([32 * 10_000, 'all', ['1회차']]);
    eat(made, day, 40);
    made.run('setCostRates', { ratesId: made.newId(), patch: { mealPerHead: 9_000 } });
    expect(told()).toEqual([2 * 32 * 9_000, 'none', ['1회차']]);
    const crewTeamId = made.newId();
    made.run('addCrewTeam', { crewTeamId, name: '촬영', colour: 0, calltimeOffset: 0 });
    const person = { name: '오하린', roleTitle: '', userId: null, consent: { guardian: '' } };
    made.run('addCrew', { crewId: made.newId(), crewTeamId, ...person });
    expect(told()).toEqual([2 * 3 * 9_000, 'none', ['1회차']]);
  });

  it('CO17, CS10: who stands in as 보조출연 eats as well, once a day whatever scenes they are in', () => {
    const made = new Production();
    const day = made.day('2026-12-01');
    const [first, second] = [made.scene(1), made.scene(2)];
    made.allocate(day, first, second);
    eat(made, day, 60);
    const crowd = (sceneId: Id, name: string, quantity: number | null) => {
      const item = { _id: made.newId(), type: 'bg', name, subtype: '', quantity, note: '' } as const;
      const items = [{ ...item, source: 'manual' as const, evidence: null }];
      made.run('addBreakdownItems', { sceneId, items });
    };
    crowd(first, '수군', 50);
    crowd(second, '수군', 30);
    crowd(second, '척후', null);
    const { days } = costTables(made.state, made.boardId).tables;
    expect(ofKind(days, 'meals')).toBe((30 + 51) * 10_000);
  });

  it('CO16: shares a whole amount out in whole parts that add up', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(shareOut(0, [5, 5])).toEqual([0, 0]);
  });
});

const said = (rows: readonly CostRow[]) => rows.map(({ name, about, won }) => [name, about, won]);
const ofKind = (rows: readonly CostRow[], kind: string): number =>
  sum(rows.flatMap(({ parts }) => parts.filter((part) => part.kind === kind)));
