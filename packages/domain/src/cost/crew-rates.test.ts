import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { byTiers, paidMinutes } from '../labour/paid-minutes.ts';
import { rulesInForce } from '../labour/rules-in-force.ts';
import { boardCost } from './board-cost.ts';
import { crewDay, crewRates, ratesOf } from './crew-rates.ts';
import { costTables } from './tables/cost-tables.ts';
import { USUAL_COSTS, USUAL_CREW } from './usual-costs.ts';

it('LB11 LB12: the crew costs half as much again on a public holiday, and twice beyond eight hours', () => {
  const { state } = new Production();
  const [plain, holiday] = [false, true].map((is) => crewRates(state, rulesInForce(), is));
  const { crewDay, shootDay } = ratesOf(state);
  expect(plain!.crewCost).toBe(crewDay + shootDay);
  expect(holiday!.crewCost).toBe(crewDay * 1.5 + shootDay);
  expect([plain!.hiredCost, holiday!.hiredCost]).toEqual([shootDay, shootDay]);
  expect([plain!.holidayCost, holiday!.holidayCost]).toEqual([0, crewDay * 0.5]);
  expect(plain!.overtime[0]!.perMinute).toBeCloseTo((crewDay / 480) * 1.5);
  expect(holiday!.overtime[0]!.perMinute).toBeCloseTo((crewDay / 480) * 2);
});

it('CO4 LB11: a whole day is paid by what its hours come to, on any day and under any rule set', () => {
  const { state } = new Production();
  const minute = ratesOf(state).crewDay / 480;
  const sets = [420, 480, 600, 720].map((value) => ({ shootDay: { value }, shootDayFactor: { value: 2.5 } }));
  for (const rules of sets.map((set) => rulesInForce(set)))
    for (const holiday of [false, true])
      for (const hours of [8, 9, 12, 15, 20]) {
        const rates = crewRates(state, rules, holiday);
        const work = { date: '2026-12-01', start: 420, end: 420 + hours * 60, pauses: [], shooting: true };
        const { paid, night } = paidMinutes({ ...work, holiday }, rules);
        const added = byTiers(rates.overtime, hours * 60, ({ perMinute }) => perMinute);
        const whole = rates.crewCost - rates.hiredCost + added + night * rates.nightPerMinute;
        expect(whole).toBeCloseTo(minute * paid, 3);
      }
});

/** A crew of so many, with a day on which something is shot; `pay` says what they are paid, the first of them first. */
function crewOf(count: number) {
  const made = new Production();
  const crewTeamId = made.newId();
  made.run('addCrewTeam', { crewTeamId, name: '촬영', colour: 0, calltimeOffset: 0 });
  const person = () => {
    const crewId = made.newId();
    const said = { name: '오하린', roleTitle: '', userId: null, consent: { guardian: '' } };
    made.run('addCrew', { crewId, crewTeamId, ...said });
    return crewId;
  };
  const ids = Array.from({ length: count }, person);
  const pay = (...rates: (number | null)[]) =>
    made.run('setPrices', {
      people: rates.map((dayRate, i) => ({
        ...{ payId: made.newId(), crewId: ids[i]!, characterId: null },
        patch: { dayRate },
      })),
      places: [],
    });
  made.allocate(made.day('2026-12-01'), made.scene(1, { plannedMinutes: 60 }));
  const cost = () => boardCost(made.state, made.boardId);
  const crewPaid = () => costTables(made.state, made.boardId).tables.kinds.find(({ key }) => key === 'crew');
  return { made, person, pay, cost, crewPaid };
}

describe('the day of the crew', () => {
  it('CO4: is the pay of whom it is known, and of all others their share of the rate of the whole crew', () => {
    const { made, person, pay, cost, crewPaid } = crewOf(4);
    const rate = USUAL_COSTS.crewHead.value * USUAL_CREW;
    const without = cost() - rate;
    const people = () => crewDay(made.state);
    expect(people()).toMatchObject({ unpriced: 4, others: rate, sum: rate });
    expect(crewPaid()).toMatchObject({ won: rate, usual: 'all' });
    pay(400_000);
    expect(people()).toMatchObject({ unpriced: 3, others: rate * 0.75, sum: 400_000 + rate * 0.75 });
    expect(crewPaid()).toMatchObject({ won: 400_000 + rate * 0.75, usual: 'some' });
    // A pay of 0 is a pay.
    pay(400_000, 0, 250_000, 250_000);
    expect(people()).toMatchObject({ unpriced: 0, others: 0, sum: 900_000 });
    expect(crewPaid()).toMatchObject({ won: 900_000, usual: 'none' });
    expect(cost()).toBe(without + 900_000);
    person();
    expect(people()).toMatchObject({ unpriced: 1, others: rate / 5 });
    expect(cost()).toBe(without + 900_000 + rate / 5);
    made.run('setCostRates', { ratesId: made.newId(), patch: { crewDay: 1_000_003 } });
    // In whole won.
    expect(people().others).toBe(200_001);
    expect(crewPaid()).toMatchObject({ usual: 'none' });
  });

  it('CO4: without a list is that of a usual crew, and so to who may not see the list', () => {
    const { made, pay } = crewOf(2);
    expect(crewDay(new Production().state)).toMatchObject({
      unpriced: USUAL_CREW,
      others: USUAL_COSTS.crewHead.value * USUAL_CREW,
    });
    pay(100_000, 100_000);
    const blind = { ...made.state, crew: new Map(), crewTeam: new Map() };
    const { others, sum } = crewDay(blind);
    expect(others).toBe((ratesOf(blind).crewDay * (USUAL_CREW - 2)) / USUAL_CREW);
    expect(sum).toBe(others + 200_000);
  });

  it('CO4, CO6: is the usual day of one for each of whom nobody has said it, of a crew that is larger than usual', () => {
    const { made, person, pay, crewPaid } = crewOf(118);
    const head = USUAL_COSTS.crewHead.value;
    expect(crewPaid()).toMatchObject({ won: 118 * head, usual: 'all' });
    person();
    pay(400_000);
    expect(crewPaid()).toMatchObject({ won: 118 * head + 400_000, usual: 'some' });
    // What is said of something else says nothing of the crew.
    made.run('setCostRates', { ratesId: made.newId(), patch: { mealPerHead: 12_000 } });
    expect(crewPaid()).toMatchObject({ won: 118 * head + 400_000, usual: 'some' });
    made.run('setCostRates', { ratesId: made.newId(), patch: { crewDay: 11_900_000 } });
    expect(crewPaid()).toMatchObject({ won: 118 * 100_000 + 400_000, usual: 'none' });
    made.run('setCostRates', { ratesId: made.newId(), patch: { crewDay: null } });
    expect(crewPaid()).toMatchObject({ won: 118 * head + 400_000, usual: 'some' });
  });

  it('CO21: what a day of the second unit hires is as much as of the first, until it is said', () => {
    const { made } = crewOf(1);
    const second = made.day('2026-12-02', { unit: 'B' });
    made.allocate(second, made.scene(2, { plannedMinutes: 60 }));
    const hired = () =>
      costTables(made.state, made.boardId).tables.days.map(({ parts }) =>
        parts.flatMap(({ kind, won }) => (kind === 'hired' ? [won] : [])),
      );
    expect(hired()).toEqual([[7_500_000], [7_500_000]]);
    made.run('setCostRates', { ratesId: made.newId(), patch: { secondShootDay: 2_000_000 } });
    expect(hired()).toEqual([[7_500_000], [2_000_000]]);
    const kinds = () => costTables(made.state, made.boardId).tables.kinds.find(({ key }) => key === 'hired');
    expect(kinds()).toMatchObject({ won: 9_500_000, usual: 'some' });
    made.run('setCostRates', { ratesId: made.newId(), patch: { shootDay: 0, secondShootDay: null } });
    expect(hired()).toEqual([[], []]);
  });
});
