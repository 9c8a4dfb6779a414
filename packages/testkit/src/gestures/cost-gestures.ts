import type { GesturesFor } from './gesture.ts';

export const costGestures = {
  setPersonPay: (hand) => {
    const characterId = hand.rowIdOrNull('character');
    const crewId = characterId ? null : hand.rowId('crew');
    const pay = { dayRate: hand.int(0, 900) * 1000, holdRate: hand.int(0, 300) * 1000 };
    return characterId || crewId ? { payId: hand.newId(), crewId, characterId, ...pay } : null;
  },
  setLocationCost: (hand) => {
    const locationId = hand.rowId('location');
    const fees = { dayFee: hand.int(0, 2000) * 1000, redressFee: hand.int(0, 500) * 1000 };
    return locationId ? { costId: hand.newId(), locationId, ...fees } : null;
  },
  setPrices: (hand) => {
    const won = () => (hand.random.chance(0.3) ? null : hand.int(0, 900) * 1000);
    const characterId = hand.rowIdOrNull('character');
    const crewId = characterId ? null : hand.rowId('crew');
    const locationId = hand.rowId('location');
    const pay = () => hand.patch({ dayRate: won, holdRate: won });
    const fee = () => hand.patch({ dayFee: won, redressFee: won });
    const people = characterId || crewId ? [{ payId: hand.newId(), crewId, characterId, patch: pay() }] : [];
    const places = locationId ? [{ costId: hand.newId(), locationId, patch: fee() }] : [];
    return people.length + places.length > 0 ? { people, places } : null;
  },
  setItemCost: (hand) => {
    const item = hand.view.breakdownItem.get(hand.rowId('breakdownItem') ?? '');
    const fees = { fee: hand.int(0, 2000) * 1000, dayFee: hand.int(0, 500) * 1000 };
    return item ? { costId: hand.newId(), element: { type: item.type, name: item.name }, ...fees } : null;
  },
  setCostRates: (hand) => ({
    ratesId: hand.newId(),
    patch: hand.patch({
      mealPerHead: () => hand.int(0, 20) * 1000,
      crewDay: () => (hand.int(0, 2) === 0 ? null : hand.int(0, 30) * 1_000_000),
      secondShootDay: () => hand.int(0, 5) * 1_000_000,
      dropAfterDays: () => hand.int(1, 20),
    }),
  }),
  setBudget: (hand) => ({
    ratesId: hand.newId(),
    budget: hand.patch({
      crew: () => hand.int(0, 900) * 1_000_000,
      meals: () => (hand.int(0, 2) === 0 ? null : hand.int(0, 90) * 1_000_000),
    }),
  }),
} satisfies GesturesFor<
  'setPersonPay' | 'setLocationCost' | 'setPrices' | 'setItemCost' | 'setCostRates' | 'setBudget'
>;
