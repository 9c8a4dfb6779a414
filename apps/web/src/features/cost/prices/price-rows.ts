import {
  byOrder,
  type Crew,
  groupBy,
  type Id,
  type LocationCost,
  matchesSearch,
  type PersonPay,
  type ProjectState,
  USUAL_COSTS,
} from '@ddak/domain';

/** A price as it was said, and what is reckoned with where nobody has (CO6); null: nothing is, for this one alone. */
export interface Price {
  readonly said: number | null;
  readonly usual: number | null;
}

/** Somebody who is paid, or a place that costs. */
export interface PriceRow {
  readonly kind: 'cast' | 'crew' | 'place';
  /** Of the character, the person of the crew or the place. */
  readonly rowId: Id;
  readonly name: string;
  readonly of: string;
  readonly role: string;
  readonly day: Price;
  /** What waiting costs; of a place, to dress it anew. */
  readonly other: Price;
}

export interface PriceGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly PriceRow[];
}

const priceOf = (said: number | null | undefined, usual: number | null): Price => ({
  said: said ?? null,
  usual,
});

/** CO11: everybody who is paid and every place that costs, in the order of the lists where they come from. */
export function priceGroups(state: ProjectState, search = ''): PriceGroup[] {
  const teams = groupBy(state.crew, 'crewTeamId');
  const groups = [
    { key: 'cast', title: '배우', rows: castRows(state) },
    ...[...state.crewTeam.values()].sort(byOrder).map((team) => ({
      key: team._id,
      title: team.name,
      rows: [...(teams.get(team._id) ?? [])].sort(byOrder).map((person) => crewRow(state, person, team.name)),
    })),
    { key: 'place', title: '장소', rows: placeRows(state) },
  ];
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ name, of, role }) => matchesSearch([name, of, role], search)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function castRows(state: ProjectState): PriceRow[] {
  const pays = groupBy(state.personPay, 'characterId');
  return [...state.character.values()]
    .sort((a, b) => a.characterNumber - b.characterNumber || (a._id < b._id ? -1 : 1))
    .map(({ _id, name, actorName }) => {
      const pay: PersonPay | undefined = pays.get(_id)?.[0];
      return {
        kind: 'cast',
        rowId: _id,
        name: actorName || name,
        of: '배우',
        role: actorName ? name : '배우 미정',
        day: priceOf(pay?.dayRate, USUAL_COSTS.castDay.value),
        other: priceOf(pay?.holdRate, USUAL_COSTS.castHold.value),
      };
    });
}

/** CO4: of the crew there is a usual price for all of them together, and for nobody alone. */
function crewRow(
  state: ProjectState,
  { _id, name, roleTitle }: Pick<Crew, '_id' | 'name' | 'roleTitle'>,
  team: string,
): PriceRow {
  const pay: PersonPay | undefined = groupBy(state.personPay, 'crewId').get(_id)?.[0];
  const prices = { day: priceOf(pay?.dayRate, null), other: priceOf(pay?.holdRate, null) };
  return { kind: 'crew', rowId: _id, name, of: team, role: roleTitle, ...prices };
}

function placeRows(state: ProjectState): PriceRow[] {
  const fees = groupBy(state.locationCost, 'locationId');
  return [...state.location.values()]
    .sort((a, b) => a.realName.localeCompare(b.realName, 'ko') || (a._id < b._id ? -1 : 1))
    .map(({ _id, realName, address }) => {
      const fee: LocationCost | undefined = fees.get(_id)?.[0];
      return {
        kind: 'place',
        rowId: _id,
        name: realName,
        of: '장소',
        role: address,
        day: priceOf(fee?.dayFee, USUAL_COSTS.placeDay.value),
        other: priceOf(fee?.redressFee, 0),
      };
    });
}
