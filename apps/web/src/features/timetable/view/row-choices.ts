import {
  type DayRowSet,
  dayName,
  dayNumbers,
  daysOf,
  type Id,
  type ProjectState,
  rowsOf,
  shortDate,
} from '@ddak/domain';

/** Rows that a day can get at once: of a set of the project, or as another day has them. */
export interface RowChoice {
  readonly key: string;
  readonly label: string;
  readonly rows: DayRowSet['rows'];
}

/** How many days are offered to be copied: the last ones, which are the likeliest to be like the next. */
const DAYS_OFFERED = 8;

/** DR2: what a day of the board can begin with, the project's own sets first. */
export function rowChoices(state: ProjectState, boardId: Id, except?: Id): readonly RowChoice[] {
  const projectId = state.board.get(boardId)?.projectId ?? '';
  const sets = state.project.get(projectId)?.dayRowSets ?? [];
  const numbers = dayNumbers(state, boardId);
  const days = daysOf(state, boardId)
    .filter((day) => day._id !== except)
    .flatMap((day) => {
      const rows = rowsOf(state, day._id).flatMap((row) => (row.phaseData ? [row.phaseData] : []));
      const name = `${dayName(day, numbers.get(day._id))} ${shortDate(day.tableDate)}`;
      return rows.length > 0 ? [{ key: day._id, label: `${name}처럼`, rows: rows.slice(0, 20) }] : [];
    });
  return [
    ...sets.map(({ name, rows }) => ({ key: `set:${name}`, label: name, rows })),
    ...days.slice(-DAYS_OFFERED).reverse(),
  ];
}

/** `집합 · 세팅 60분, 식사 60분`: what a choice puts onto the day. */
export const sayRows = (rows: DayRowSet['rows']): string =>
  rows.map(({ kind, label, minutes }) => `${label || kind} ${minutes}분`).join(', ');
