import { groupBy, type ProjectState } from '@ddak/domain';
import { saidLosses } from '../../../../platform/grid/pick/said-losses.ts';
import { shortNames } from '../../../../platform/grid/pick/short-names.ts';
import type { CharacterRow } from '../masters-view.ts';
import { characterLosses, type Sees } from './character-losses.ts';

/** SC6: what goes with characters, line by line: of one person what it is, of several how much. */
export function peopleLosses(state: ProjectState, rows: readonly CharacterRow[], sees: Sees): string[] {
  const gone = new Set(rows.map(({ rowId }) => rowId));
  const scenes = [...state.scene.values()].filter(
    ({ status, characters }) => status !== 'omitted' && characters.some(({ _id }) => gone.has(_id)),
  ).length;
  const names = rows.map(({ character }) => `${character.characterNumber} ${character.name}`);
  const [only] = rows.length === 1 ? rows : [];
  return [
    shortNames(names, '명'),
    ...(scenes > 0 ? [`씬 ${scenes}개의 출연`] : []),
    ...(only ? characterLosses(state, only.character, sees) : lossesOfSeveral(state, [...gone], sees)),
  ];
}

function lossesOfSeveral(state: ProjectState, ids: readonly string[], sees: Sees): string[] {
  const [contacts, pays] = [
    groupBy(state.personContact, 'characterId'),
    groupBy(state.personPay, 'characterId'),
  ];
  const [reached = 0, paid = 0] = [contacts, pays].map((of) => ids.filter((id) => of.has(id)).length);
  return [
    ...(sees.contacts && reached > 0 ? [`배우 연락처 ${reached}개`] : []),
    ...(sees.cost && paid > 0 ? [`출연료 ${paid}개`] : []),
    ...saidLosses(state, ids),
  ];
}
