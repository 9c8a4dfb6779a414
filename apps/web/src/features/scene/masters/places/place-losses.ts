import { groupBy, type ProjectState } from '@ddak/domain';
import { saidLosses } from '../../../../platform/grid/pick/said-losses.ts';
import { shortNames } from '../../../../platform/grid/pick/short-names.ts';
import type { LocationRow } from '../masters-view.ts';

/** SC7: what goes with real places, line by line; contacts and costs are there for who may see them alone. */
export function placeLosses(state: ProjectState, rows: readonly LocationRow[]): string[] {
  const scenes = rows.reduce((sum, { sceneCount }) => sum + sceneCount, 0);
  const [contacts, costs] = [
    groupBy(state.locationContact, 'locationId'),
    groupBy(state.locationCost, 'locationId'),
  ];
  const [asked, paid] = [contacts, costs].map((of) => rows.filter(({ rowId }) => of.has(rowId)).length);
  const names = rows.map(({ location }) => location.realName);
  return [
    shortNames(names, '곳'),
    ...(scenes > 0 ? [`씬 ${scenes}개의 실제 촬영지`] : []),
    ...(asked ? [`담당자 ${asked}명`] : []),
    ...(paid ? [`장소비 ${paid}개`] : []),
    ...saidLosses(
      state,
      rows.map(({ rowId }) => rowId),
    ),
  ];
}
