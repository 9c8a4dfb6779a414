import { elementsOf, type Id, itemKey } from '@ddak/domain';
import { DEMO_AVAILABILITY, DEMO_BORN, DEMO_PAY, DEMO_RATES } from './demo-cast.ts';
import { DEMO_FEES, DEMO_ITEM_DAYS } from './demo-items.ts';
import { DEMO_PLACES } from './demo-places.ts';
import type { DemoRun } from './demo-run.ts';

/** Whom and what it takes, what that costs and when it can be had: what 자동 배치 and costs reckon with. */
export async function fillPrices(demo: DemoRun): Promise<void> {
  const state = await demo.state();
  await demo.run('setCostRates', { ratesId: demo.newId(), patch: DEMO_RATES });
  for (const { _id: characterId, name } of state.character.values()) {
    const [dayRate, holdRate] = DEMO_PAY[name] ?? [];
    const pay = { payId: demo.newId(), crewId: null, characterId };
    if (dayRate !== undefined && holdRate !== undefined)
      await demo.run('setPersonPay', { ...pay, dayRate, holdRate });
    const availability = (DEMO_AVAILABILITY[name] ?? []).map(([kind, from, to, start, note]) => ({
      kind,
      ...{ from: demo.day(from), to: demo.day(to) },
      start,
      end: null,
      note,
    }));
    if (availability.length > 0) await demo.run('editCharacter', { characterId, patch: { availability } });
    const born = DEMO_BORN[name];
    const birthDate = born && demo.day(born.birthDate);
    if (born && birthDate)
      await demo.run('setBirthDate', { contactId: demo.newId(), characterId, ...born, birthDate });
  }
  for (const { _id, realName } of state.location.values()) await fillFees(demo, _id, realName);
  await fillThings(demo);
}

async function fillThings(demo: DemoRun): Promise<void> {
  const things = elementsOf(await demo.state());
  for (const [type, name, fee, dayFee] of DEMO_FEES)
    if (things.has(itemKey({ type, name })))
      await demo.run('setItemCost', { costId: demo.newId(), element: { type, name }, fee, dayFee });
  for (const [type, name, from, to, note] of DEMO_ITEM_DAYS) {
    const element = { type, name };
    if (!things.has(itemKey(element))) continue;
    const span = { from: demo.day(from), to: demo.day(to), start: null, end: null };
    const availability = [{ kind: 'unavailable' as const, ...span, note }];
    const planned = { planId: demo.newId(), element, availability, characterId: null, joins: false };
    await demo.run('planElement', planned);
  }
}

async function fillFees(demo: DemoRun, locationId: Id, realName: string): Promise<void> {
  const place = DEMO_PLACES.find((one) => one.realName === realName);
  if (!place) return;
  const { dayFee, redressFee, closed } = place;
  await demo.run('setLocationCost', { costId: demo.newId(), locationId, dayFee, redressFee });
  if (!closed) return;
  const [from, to, note] = closed;
  const span = { from: demo.day(from), to: demo.day(to), start: null, end: null };
  const availability = [{ kind: 'unavailable' as const, ...span, note }];
  await demo.run('editLocation', { locationId, patch: { availability } });
}
