import { groupBy, type ProjectState } from '@ddak/domain';
import { saidLosses } from '../../../../platform/grid/pick/said-losses.ts';
import { shortNames } from '../../../../platform/grid/pick/short-names.ts';
import type { CharacterRow } from '../masters-view.ts';

/** SC6: what goes with characters, line by line; contacts and pay are there for who may see them alone. */
export function characterLosses(state: ProjectState, rows: readonly CharacterRow[]): string[] {
  const gone = new Set(rows.map(({ rowId }) => rowId));
  const scenes = [...state.scene.values()].filter(
    ({ status, characters }) => status !== 'omitted' && characters.some(({ _id }) => gone.has(_id)),
  ).length;
  const [contacts, pays] = [
    groupBy(state.personContact, 'characterId'),
    groupBy(state.personPay, 'characterId'),
  ];
  const [reached, paid] = [contacts, pays].map((of) => rows.filter(({ rowId }) => of.has(rowId)).length);
  const names = rows.map(({ character }) => `${character.characterNumber} ${character.name}`);
  return [
    shortNames(names, '명'),
    ...(scenes > 0 ? [`씬 ${scenes}개의 출연`] : []),
    ...(reached ? [`배우 연락처 ${reached}개`] : []),
    ...(paid ? [`출연료 ${paid}개`] : []),
    ...saidLosses(state, [...gone]),
  ];
}
