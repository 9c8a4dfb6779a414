import { amountOfFilm, amountSoFar } from '../../day-report/report-amounts.ts';
import { shortDate } from '../../kernel/date.ts';
import type { ProjectState } from '../../state.ts';
import type { Report, ReportRow } from '../report.ts';
import { reportDays, reportedBoard } from '../report-days.ts';
import type { ReportOptions } from '../report-options.ts';

/** RE9: day by day what was planned and what of the film has been shot by then (RP6). */
export function progress(state: ProjectState, { board: boardId }: ReportOptions): Report {
  const board = reportedBoard(state, boardId);
  const days = reportDays(state, board).filter(
    ({ day, scenes }) => day.dayKind === '촬영' || scenes.length > 0,
  );
  const all = amountOfFilm(state);
  const percent = (scenes: number): number =>
    all.scenes === 0 ? 0 : Math.floor((scenes / all.scenes) * 100);
  let before = 0;
  const rows = days.map(({ day, name, scenes }): ReportRow => {
    const soFar = amountSoFar(state, day);
    const shot = soFar.scenes - before;
    before = soFar.scenes;
    return {
      key: day._id,
      cells: [
        name,
        shortDate(day.tableDate),
        scenes.length,
        shot,
        soFar.scenes,
        soFar.cuts,
        all.scenes - soFar.scenes,
        `${percent(soFar.scenes)}%`,
      ],
    };
  });
  return {
    title: '진행 현황',
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: board?.name ?? '',
    totals: `${before} / ${all.scenes}씬 · ${percent(before)}%`,
    columns: [
      { key: 'day', label: '회차', kind: 'scene' },
      { key: 'date', label: '날짜', kind: 'short' },
      { key: 'planned', label: '계획 씬', kind: 'number' },
      { key: 'shot', label: '찍은 씬', kind: 'number' },
      { key: 'soFar', label: '누적 씬', kind: 'number' },
      { key: 'cuts', label: '누적 컷', kind: 'number' },
      { key: 'left', label: '남은 씬', kind: 'number' },
      { key: 'percent', label: '진행률', kind: 'short' },
    ],
    groups: [{ key: 'all', title: null, facts: '', rows }],
    empty: '아직 촬영일이 없어요',
  };
}
