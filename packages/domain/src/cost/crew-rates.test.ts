import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { byTiers, paidMinutes } from '../labour/paid-minutes.ts';
import { rulesInForce } from '../labour/rules-in-force.ts';
import { crewRates } from './crew-rates.ts';
import { USUAL_RATES } from './pay.ts';

it('LB11 LB12: the crew costs half as much again on a public holiday, and twice beyond eight hours', () => {
  const { state } = new Production();
  const [plain, holiday] = [false, true].map((is) => crewRates(state, rulesInForce(), is));
  const { crewDay, shootDay } = USUAL_RATES;
  expect(plain!.crewCost).toBe(crewDay + shootDay);
  expect(holiday!.crewCost).toBe(crewDay * 1.5 + shootDay);
  expect([plain!.hiredCost, holiday!.hiredCost]).toEqual([shootDay, shootDay]);
  expect([plain!.holidayCost, holiday!.holidayCost]).toEqual([0, crewDay * 0.5]);
  expect(plain!.overtime[0]!.perMinute).toBeCloseTo((crewDay / 480) * 1.5);
  expect(holiday!.overtime[0]!.perMinute).toBeCloseTo((crewDay / 480) * 2);
});

it('CO4 LB11: a whole day is paid by what its hours come to, on any day and under any rule set', () => {
  const { state } = new Production();
  const minute = USUAL_RATES.crewDay / 480;
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
