import { againstBudget, type BudgetLine, sayLeft } from '../../cost/budget/against-budget.ts';
import { type CostRow, inWon, partWords, USUAL_WORDS, wonOf, workWords } from '../../cost/tables/cost-row.ts';
import { COST_TABLES, costTables } from '../../cost/tables/cost-tables.ts';
import type { ProjectState } from '../../state.ts';
import { asIfPlan } from '../../timetable/boards/as-if-plan.ts';
import type { Report, ReportGroup, ReportRow } from '../report.ts';
import { reportedBoard } from '../report-days.ts';
import type { ReportOptions } from '../report-options.ts';

/** RE13: what the plan costs by what is paid for, by day, person, place and thing (CO16), beside its budget (CO22). */
export function costs(state: ProjectState, { board: boardId }: ReportOptions): Report {
  const board = reportedBoard(state, boardId);
  const told = board ? costTables(asIfPlan(state, board._id).state, board._id) : null;
  const against = told && told.won > 0 ? againstBudget(state, told) : null;
  const lines = against?.lines ?? [];
  const budget = against?.sum ? ` · 예산 ${inWon(against.sum.budget)} · ${sayLeft(against.sum.left)}` : '';
  const budgeted = new Map(lines.map((line) => [line.row.key, line]));
  return {
    title: '비용',
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: board?.name ?? '',
    totals: `합계 ${inWon(told?.won ?? 0)}${budget}`,
    columns: [
      { key: 'name', label: '항목', kind: 'text' },
      { key: 'about', label: '내용', kind: 'text' },
      { key: 'work', label: '일수·시간', kind: 'text' },
      { key: 'budget', label: '예산(원)', kind: 'won' },
      { key: 'won', label: '금액(원)', kind: 'won' },
      { key: 'left', label: '예산과 차이(원)', kind: 'won' },
      { key: 'shot', label: '찍은 날(원)', kind: 'won' },
      { key: 'parts', label: '내역', kind: 'text' },
      { key: 'usual', label: '단가', kind: 'short' },
    ],
    groups: COST_TABLES.flatMap(({ key, title }): ReportGroup[] => {
      const byKind = key === 'kinds';
      const rows = byKind ? lines.map(({ row }) => row) : (told?.tables[key] ?? []);
      const rowsOf = rows.map((row) => rowOf(row, byKind ? budgeted.get(row.key) : undefined));
      return rows.length === 0 ? [] : [{ key, title, facts: inWon(wonOf(rows)), rows: rowsOf }];
    }),
    empty: '아직 비용을 계산할 촬영일이 없어요',
  };
}

/** What nobody has said, and a film of which nothing is shot, leave their columns empty (RE14). */
const rowOf = (row: CostRow, line: BudgetLine | undefined): ReportRow => ({
  key: row.key,
  cells: [
    row.name,
    row.about,
    workWords(row).join(' · '),
    line?.budget ?? '',
    row.won,
    line?.left ?? '',
    line?.shot || '',
    partWords(row).join(' · '),
    USUAL_WORDS[row.usual],
  ],
});
