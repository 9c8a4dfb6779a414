import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { NO_RATES } from './pay.ts';

function production() {
  const made = new Production();
  const [characterId, locationId] = [made.newId(), made.newId()];
  made.run('addCharacter', { characterId, name: '준호', kind: 'lead' });
  made.run('addLocation', { locationId, realName: '한빛편의점' });
  return { made, characterId, locationId };
}

describe('prices', () => {
  it('have one row for each person and place, however often they are set', () => {
    const { made, characterId, locationId } = production();
    for (const dayRate of [500_000, 700_000]) {
      const pay = { payId: made.newId(), crewId: null, characterId, dayRate, holdRate: 100_000 };
      made.run('setPersonPay', pay);
    }
    for (const dayFee of [300_000, 400_000])
      made.run('setLocationCost', { costId: made.newId(), locationId, dayFee, redressFee: 0 });
    expect([...made.state.personPay.values()]).toMatchObject([{ characterId, dayRate: 700_000 }]);
    expect([...made.state.locationCost.values()]).toMatchObject([{ locationId, dayFee: 400_000 }]);
  });

  it('go with their person and place', () => {
    const { made, characterId, locationId } = production();
    const pay = { payId: made.newId(), crewId: null, characterId, dayRate: 1, holdRate: 1 };
    made.run('setPersonPay', pay);
    made.run('setLocationCost', { costId: made.newId(), locationId, dayFee: 1, redressFee: 1 });
    made.run('removeCharacter', { characterId });
    made.run('removeLocation', { locationId });
    expect(made.state.personPay.size + made.state.locationCost.size).toBe(0);
  });

  it('keep what is not given when rates are set again', () => {
    const { made } = production();
    made.run('setCostRates', { ratesId: made.newId(), patch: { mealPerHead: 9000 } });
    made.run('setCostRates', { ratesId: made.newId(), patch: { dropAfterDays: 7 } });
    const rates = { ...NO_RATES, mealPerHead: 9000, dropAfterDays: 7 };
    expect([...made.state.costRates.values()]).toMatchObject([rates]);
  });

  it('are set only for who and what is there', () => {
    const { made } = production();
    const [payId, costId, nobody] = [made.newId(), made.newId(), made.newId()];
    const cost = { costId, locationId: nobody, dayFee: 1, redressFee: 1 };
    const pay = { payId, crewId: null, characterId: null, dayRate: 1, holdRate: 1 };
    expect(made.try('setLocationCost', cost)).toMatchObject({ refusal: { code: 'not_found' } });
    expect(made.try('setPersonPay', { ...pay, crewId: nobody })).toMatchObject({
      refusal: { code: 'not_found' },
    });
    expect(made.try('setPersonPay', { ...pay, characterId: nobody })).toMatchObject({
      refusal: { code: 'not_found' },
    });
  });

  it('belong to the account of a person of the crew who has one', () => {
    const { made } = production();
    const [crewTeamId, crewId, userId] = [made.newId(), made.newId(), made.member('member')];
    made.run('addCrewTeam', { crewTeamId, name: '촬영', colour: 0, calltimeOffset: 0 });
    made.run('addCrew', { crewId, crewTeamId, name: '박도현', roleTitle: '', userId, consent: null });
    made.run('setPersonPay', { payId: made.newId(), crewId, characterId: null, dayRate: 1, holdRate: 0 });
    expect([...made.state.personPay.values()]).toMatchObject([{ crewId, userId }]);
  });
});
