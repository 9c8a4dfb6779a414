import {
  type ArgsOf,
  type Id,
  type ProjectState,
  plannedRows,
  rowsOf,
  type TimetableRow,
} from '@ddak/domain';

type Rows = ArgsOf<'acceptProposal'>['days'][number]['rows'];

/**
 * The one command that makes a day what it is on another board: scenes come from where they stand here, those that the
 * other day does not have go back to the pool. Pins and locks of this board stay, as with every proposal (TT10).
 */
export function takeDay(
  state: ProjectState,
  fromDay: Id,
  toDay: Id,
  newId: () => Id,
): { readonly name: 'acceptProposal'; readonly args: ArgsOf<'acceptProposal'> } | null {
  const from = state.timetable.get(fromDay);
  const to = state.timetable.get(toDay);
  if (!from || !to) return null;
  const used = new Set<Id>();
  const take = (rows: readonly TimetableRow[]): Id | null => {
    const found = rows.find((row) => !used.has(row._id));
    if (found) used.add(found._id);
    return found?._id ?? null;
  };
  const here = rowsOf(state, toDay);
  const rows: Rows = rowsOf(state, fromDay).map((row) => {
    const { sceneData: sceneId, phaseData, part, minutes } = row;
    if (sceneId === null) {
      const same = here.filter((other) => JSON.stringify(other.phaseData) === JSON.stringify(phaseData));
      return { rowId: take(same) ?? newId(), sceneId, phaseData };
    }
    const standing = plannedRows(state, to.boardId, sceneId).filter((other) => other.part === part);
    const split = part === null ? {} : { split: { part, minutes: minutes ?? 0 } };
    return { rowId: take(standing) ?? newId(), sceneId, phaseData, ...split };
  });
  const removeRowIds = here.filter(({ _id }) => !used.has(_id)).map(({ _id }) => _id);
  return {
    name: 'acceptProposal',
    args: { days: [{ timetableId: toDay, calltime: from.calltime, rows }], removeRowIds },
  };
}
