import type { ProjectState } from '@ddak/domain';
import { saidLosses } from '../../../../platform/grid/pick/said-losses.ts';
import { shortNames } from '../../../../platform/grid/pick/short-names.ts';
import type { CharacterRow } from '../masters-view.ts';

/** SC6: what goes with characters, line by line. */
export function characterLosses(state: ProjectState, rows: readonly CharacterRow[]): string[] {
  const gone = new Set(rows.map(({ rowId }) => rowId));
  const scenes = [...state.scene.values()].filter(
    ({ status, characters }) => status !== 'omitted' && characters.some(({ _id }) => gone.has(_id)),
  ).length;
  const names = rows.map(({ character }) => `${character.characterNumber} ${character.name}`);
  return [
    shortNames(names, '명'),
    ...(scenes > 0 ? [`씬 ${scenes}개의 출연`] : []),
    ...saidLosses(state, [...gone]),
  ];
}
