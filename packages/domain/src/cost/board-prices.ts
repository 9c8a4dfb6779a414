import { groupBy } from '../kernel/group-by.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { travelMinutes } from '../timetable/travel-minutes.ts';
import type { CostLine } from './cost-parts.ts';
import type { CostedDay, Prices } from './costed-day.ts';
import { crewDay, ratesOf, saidRates } from './crew-rates.ts';
import { hireFees, paidOnce } from './item-fees.ts';
import type { LocationCost, PersonPay } from './pay.ts';
import { USUAL_COSTS } from './usual-costs.ts';

const payOf = (state: ProjectState, characterId: Id): PersonPay | undefined =>
  groupBy(state.personPay, 'characterId').get(characterId)?.[0];
const feeOf = (state: ProjectState, locationId: Id): LocationCost | undefined =>
  groupBy(state.locationCost, 'locationId').get(locationId)?.[0];

/** CO6: as the production says, else as usual. */
export function pricesOf(state: ProjectState, days: readonly CostedDay[]): Prices {
  const { companyMove, dropAfterDays, mealPerHead } = ratesOf(state);
  const people = new Set(days.flatMap(({ cast }) => [...cast.keys()]));
  const places = new Set(days.flatMap(({ route }) => route));
  return {
    cast: new Map(
      [...people].map((id) => {
        const pay = payOf(state, id);
        const dayRate = pay?.dayRate ?? USUAL_COSTS.castDay.value;
        const holdRate = pay?.holdRate ?? USUAL_COSTS.castHold.value;
        return [id, { dayRate, holdRate, dropAfterDays, pickupFee: 0, minuteRate: 0 }];
      }),
    ),
    places: new Map(
      [...places].map((id) => {
        const fee = feeOf(state, id);
        return [
          id,
          { feePerDay: fee?.dayFee ?? USUAL_COSTS.placeDay.value, returnFee: fee?.redressFee ?? 0 },
        ];
      }),
    ),
    elements: hireFees(state),
    once: paidOnce(state),
    move: (from, to) => (isOneAddress(state, from, to) ? 0 : companyMove),
    mealPerHead,
  };
}

/** TT11: between places at one address nobody moves. */
function isOneAddress({ location }: ProjectState, from: Id, to: Id): boolean {
  const [here, there] = [location.get(from), location.get(to)];
  return here !== undefined && there !== undefined && travelMinutes(here, there) === 0;
}

/** CO6: whether what something costs is reckoned with usual prices: none of it, some, all. */
export type UsualShare = 'none' | 'some' | 'all';

/** CO6: how far an amount of a board is reckoned with a usual price, not with one that somebody has said. */
export function usualShare(
  state: ProjectState,
  { kind, of, dayId }: Pick<CostLine, 'kind' | 'of'> & { readonly dayId: Id | null },
): UsualShare {
  const allUnless = (isSaid: boolean): UsualShare => (isSaid ? 'none' : 'all');
  const said = saidRates(state);
  switch (kind) {
    case 'castWork':
      return allUnless((payOf(state, of!)?.dayRate ?? null) !== null);
    case 'castHold':
      return allUnless((payOf(state, of!)?.holdRate ?? null) !== null);
    case 'places':
      return allUnless((feeOf(state, of!)?.dayFee ?? null) !== null);
    case 'crew':
    case 'overtime': {
      const { known, others } = crewDay(state);
      if (said.crewDay !== null || others === 0) return 'none';
      return known.size > 0 ? 'some' : 'all';
    }
    case 'hired': {
      const isSecond = state.timetable.get(dayId ?? '')?.unit === 'B';
      return allUnless(said.shootDay !== null || (isSecond && said.secondShootDay !== null));
    }
    case 'moves':
      return allUnless(said.companyMove !== null);
    case 'meals':
      return allUnless(said.mealPerHead !== null);
    case 'redress':
    case 'elements':
    case 'bought':
      return 'none';
  }
}
