import { rulesInForce, USUAL_RATES } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { crewRates } from './crew-rates.ts';

it('LB11 LB12: the crew costs half as much again on a public holiday, and twice beyond eight hours', () => {
  const { state } = new Production();
  const [plain, holiday] = [false, true].map((is) => crewRates(state, rulesInForce(), is));
  const { crewDay, shootDay } = USUAL_RATES;
  expect(plain!.crewCost).toBe(crewDay + shootDay);
  expect(holiday!.crewCost).toBe(crewDay * 1.5 + shootDay);
  expect([plain!.hiredCost, holiday!.hiredCost]).toEqual([shootDay, shootDay]);
  expect(plain!.overtime[0]!.perMinute).toBeCloseTo((crewDay / 480) * 1.5);
  expect(holiday!.overtime[0]!.perMinute).toBeCloseTo((crewDay / 480) * 2);
});
