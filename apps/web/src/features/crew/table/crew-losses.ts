import { groupBy, type ProjectState } from '@ddak/domain';
import { shortNames } from '../../../platform/grid/pick/short-names.ts';
import type { CrewRow } from './crew-rows.ts';

/** CR1: what goes with people of the crew, line by line; how they are reached and paid to who may see it. */
export function crewLosses(state: ProjectState, rows: readonly CrewRow[]): string[] {
  const pays = groupBy(state.personPay, 'crewId');
  const [contacts, paid] = [
    rows.filter(({ contact }) => contact !== undefined).length,
    rows.filter(({ rowId }) => pays.has(rowId)).length,
  ];
  return [
    shortNames(
      rows.map(({ person }) => person.name),
      '명',
    ),
    ...(contacts > 0 ? [`연락처 ${contacts}개`] : []),
    ...(paid > 0 ? [`단가 ${paid}개`] : []),
  ];
}
