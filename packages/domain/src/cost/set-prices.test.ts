import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, planUndo } from '../index.ts';
import { rulesInForce } from '../labour/rules-in-force.ts';
import { boardCost } from './board-cost.ts';
import { crewRates, ratesOf } from './crew-rates.ts';
import { MOST_PRICES } from './set-prices.ts';
import { USUAL_COSTS } from './usual-costs.ts';

/** An actor, a person of the crew and a place; `set` says prices of them, by their names. */
function film() {
  const made = new Production();
  const [characterId, crewTeamId, crewId] = [made.character('준호'), made.newId(), made.newId()];
  const locationId = made.location('한빛편의점');
  made.run('addCrewTeam', { crewTeamId, name: '촬영', colour: 0, calltimeOffset: 0 });
  made.run('addCrew', {
    crewId,
    crewTeamId,
    name: '박도현',
    roleTitle: '',
    userId: null,
    consent: { guardian: '' },
  });
  const person = (patch: object, who: 'cast' | 'crew' = 'cast') => ({
    payId: made.newId(),
    crewId: who === 'crew' ? crewId : null,
    characterId: who === 'cast' ? characterId : null,
    patch,
  });
  const place = (patch: object) => ({ costId: made.newId(), locationId, patch });
  const pays = () => [...made.state.personPay.values()];
  const fees = () => [...made.state.locationCost.values()];
  return { made, characterId, crewId, locationId, person, place, pays, fees };
}

describe('prices that are set in a table', () => {
  it('CO10: are those of many people and places, in one step that one undo takes back', () => {
    const { made, person, place, pays, fees } = film();
    const before = made.log.length;
    made.run('setPrices', {
      people: [person({ dayRate: 900_000 }), person({ dayRate: 250_000, holdRate: 0 }, 'crew')],
      places: [place({ redressFee: 300_000 })],
    });
    expect(made.log.length).toBe(before + 1);
    expect(pays()).toMatchObject([
      { dayRate: 900_000, holdRate: null },
      { dayRate: 250_000, holdRate: 0 },
    ]);
    expect(fees()).toMatchObject([{ dayFee: null, redressFee: 300_000 }]);
    const undone = planUndo(made.state, made.log.at(-1)!, made.context({ as: made.ownerId }));
    const after = undone.plan.kind === 'changes' ? applyChanges(made.state, undone.plan.changes) : null;
    expect([after?.personPay.size, after?.locationCost.size]).toEqual([0, 0]);
  });

  it('CO10: leave what is not given as it was, one row for each person and place', () => {
    const { made, person, place, pays, fees } = film();
    made.run('setPrices', { people: [person({ dayRate: 1 })], places: [place({ dayFee: 2 })] });
    made.run('setPrices', { people: [person({ holdRate: 3 })], places: [place({ redressFee: 4 })] });
    expect(pays()).toMatchObject([{ dayRate: 1, holdRate: 3 }]);
    expect(fees()).toMatchObject([{ dayFee: 2, redressFee: 4 }]);
    // Named twice in one paste: what stands later stands.
    made.run('setPrices', {
      people: [person({ dayRate: 5 }), person({ dayRate: 6, holdRate: 7 })],
      places: [],
    });
    expect(pays()).toMatchObject([{ dayRate: 6, holdRate: 7 }]);
  });

  it('CO10: are taken away again, and with the last of them the row', () => {
    const { made, person, place, pays, fees } = film();
    made.run('setPrices', {
      people: [person({ dayRate: 1, holdRate: 2 })],
      places: [place({ dayFee: 3 })],
    });
    made.run('setPrices', { people: [person({ dayRate: null })], places: [place({ dayFee: null })] });
    expect([pays(), fees()]).toMatchObject([[{ dayRate: null, holdRate: 2 }], []]);
    made.run('setPrices', { people: [person({ holdRate: null })], places: [] });
    expect(pays()).toEqual([]);
    const again = made.try('setPrices', { people: [person({ holdRate: null })], places: [] });
    expect(again.kind).toBe('nothing');
  });

  it('CO10, CO6: of what is taken away the usual price is reckoned with again', () => {
    const { made, person, place, characterId, locationId } = film();
    const scene = made.scene(1, { location: locationId });
    made.run('castScenes', { sceneIds: [scene], add: [characterId], remove: [] });
    made.allocate(made.day('2026-12-01'), scene);
    const usual = boardCost(made.state, made.boardId);
    made.run('setPrices', {
      people: [person({ dayRate: 0 }), person({ holdRate: 90_000 }, 'crew')],
      places: [place({ redressFee: 0 })],
    });
    // 0 is a price; what has none is usual: the place's day, and the crew, of whom nobody's day is known.
    expect(boardCost(made.state, made.boardId)).toBe(usual - USUAL_COSTS.castDay.value);
    const rates = crewRates(made.state, rulesInForce(undefined), false);
    expect(rates.crewCost - rates.hiredCost).toBe(ratesOf(made.state).crewDay);
    made.run('setPrices', { people: [person({ dayRate: null })], places: [] });
    expect(boardCost(made.state, made.boardId)).toBe(usual);
  });

  it('CO10: are those of at most 2,000 people and as many places', () => {
    const { made, person, place, pays, fees } = film();
    const put = (people: number, places: number) =>
      made.try('setPrices', {
        people: Array.from({ length: people }, (_, i) => person({ dayRate: i })),
        places: Array.from({ length: places }, (_, i) => place({ dayFee: i })),
      });
    expect(MOST_PRICES).toBe(2000);
    expect(put(MOST_PRICES + 1, 0)).toMatchObject({ refusal: { code: 'invalid' } });
    expect(put(0, MOST_PRICES + 1)).toMatchObject({ refusal: { code: 'invalid' } });
    expect([pays(), fees()]).toEqual([[], []]);
    expect(put(MOST_PRICES, MOST_PRICES).kind).toBe('changes');
    expect([pays()[0]?.dayRate, fees()[0]?.dayFee]).toEqual([MOST_PRICES - 1, MOST_PRICES - 1]);
  });

  it('CO10: leave out who and what has gone, and say so where nobody is left', () => {
    const { made, person, pays } = film();
    const gone = { ...person({ dayRate: 1 }), characterId: made.newId() };
    const tried = made.try('setPrices', { people: [gone, person({ dayRate: 2 })], places: [] });
    expect(tried).toMatchObject({ kind: 'changes', adjusted: true });
    expect(made.try('setPrices', { people: [gone], places: [] })).toMatchObject({
      refusal: { code: 'not_found' },
    });
    expect(pays()).toMatchObject([{ dayRate: 2 }]);
  });
});
