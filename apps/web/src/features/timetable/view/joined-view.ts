import { isCut, joinedRows, type ProjectState, rowsOf, sceneLabel, type TimetableRow } from '@ddak/domain';

/** The rows that are shot as one with a row (TT19). */
export interface JoinedView {
  /** All of them in the order of the day. */
  readonly rowIds: readonly string[];
  /** The others that are to be shot, by their numbers: `+9`. */
  readonly text: string;
  /** Whether the row right above is one of them. */
  readonly follows: boolean;
}

/** By row, for those rows of a day that are shot as one with others. */
export function joinedViews(state: ProjectState, timetableId: string): ReadonlyMap<string, JoinedView> {
  const groups = joinedRows(state, timetableId);
  if (groups.length === 0) return NONE;
  const order = rowsOf(state, timetableId).map(({ _id }) => _id);
  const labelOf = ({ sceneData }: TimetableRow) => {
    const scene = sceneData ? state.scene.get(sceneData) : undefined;
    return scene ? sceneLabel(state, scene) : '';
  };
  return new Map(
    groups.flatMap((group) => {
      const rowIds = group.map(({ _id }) => _id);
      return group.map((row) => {
        const others = group.filter((other) => other !== row && !isCut(state, other)).map(labelOf);
        const above = order[order.indexOf(row._id) - 1];
        const view = {
          rowIds,
          text: others.map((label) => `+${label}`).join(''),
          follows: rowIds.includes(above ?? ''),
        };
        return [row._id, view] as const;
      });
    }),
  );
}
const NONE: ReadonlyMap<string, JoinedView> = new Map();
