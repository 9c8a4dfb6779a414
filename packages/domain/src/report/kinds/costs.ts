import { type CostRow, inWon, partWords, USUAL_WORDS, wonOf, workWords } from '../../cost/tables/cost-row.ts';
import { COST_TABLES, costTables } from '../../cost/tables/cost-tables.ts';
import type { ProjectState } from '../../state.ts';
import { asIfPlan } from '../../timetable/boards/as-if-plan.ts';
import type { Report, ReportGroup, ReportRow } from '../report.ts';
import { reportedBoard } from '../report-days.ts';
import type { ReportOptions } from '../report-options.ts';

/** RE13: what the plan costs by what is paid for, by day, person, place and thing (CO16). */
export function costs(state: ProjectState, { board: boardId }: ReportOptions): Report {
  const board = reportedBoard(state, boardId);
  const { won, tables } = board
    ? costTables(asIfPlan(state, board._id).state, board._id)
    : { won: 0, tables: null };
  return {
    title: '비용',
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: board?.name ?? '',
    totals: `합계 ${inWon(won)}`,
    columns: [
      { key: 'name', label: '항목', kind: 'text' },
      { key: 'about', label: '내용', kind: 'text' },
      { key: 'work', label: '일수·시간', kind: 'text' },
      { key: 'won', label: '금액(원)', kind: 'number' },
      { key: 'parts', label: '내역', kind: 'text' },
      { key: 'usual', label: '단가', kind: 'short' },
    ],
    groups: COST_TABLES.flatMap(({ key, title }): ReportGroup[] => {
      const rows = tables?.[key] ?? [];
      return rows.length === 0 ? [] : [{ key, title, facts: inWon(wonOf(rows)), rows: rows.map(rowOf) }];
    }),
    empty: '아직 비용을 계산할 촬영일이 없어요',
  };
}

const rowOf = (row: CostRow): ReportRow => ({
  key: row.key,
  cells: [
    row.name,
    row.about,
    workWords(row).join(' · '),
    row.won,
    partWords(row).join(' · '),
    USUAL_WORDS[row.usual],
  ],
});
