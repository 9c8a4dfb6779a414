import type { Project } from '../../project/project.ts';
import { CALLSHEET_COLUMNS, type CallsheetColumn } from '../callsheet-columns.ts';
import type { CallsheetHead } from '../callsheet-view.ts';
import type { CallsheetLayout, ColumnSetting } from './callsheet-layout.ts';

const LABELS: Readonly<Record<CallsheetColumn, string>> = {
  order: '순서',
  time: '시간',
  minutes: '소요',
  scene: 'S#',
  cuts: '컷',
  light: 'M/D/E/N',
  setting: 'I/E',
  shootKind: 'L/O/S',
  place: '장소',
  synopsis: '내용',
  cast: '등장인물',
  extras: '단역·보조출연',
  props: '소품·미술',
  wardrobe: '의상·분장',
  equipment: '촬영·조명·그립',
  effects: '특효·차량·CG',
  note: '비고',
};

/** What a column is called unless its team says otherwise. CS13: a series heads the scene with its word for an episode. */
export const usualLabel = (key: CallsheetColumn, project: Project): string =>
  key === 'scene' && project.projectType === 'series' ? `${project.episodeWord}/씬` : LABELS[key];

/** CS61: every column in the order of the layout; those that it does not name follow in theirs. */
export function columnSettings({ columns }: CallsheetLayout): readonly ColumnSetting[] {
  const named = new Set(columns.map(({ key }) => key));
  const others = CALLSHEET_COLUMNS.filter((key) => !named.has(key));
  return [...columns, ...others.map((key) => ({ key, label: '', shown: true, width: 'usual' as const }))];
}

/** CS61: the columns that are printed, by their names. */
export const layoutColumns = (project: Project): readonly CallsheetHead[] =>
  columnSettings(project.callsheetLayout)
    .filter(({ shown }) => shown)
    .map(({ key, label, width }) => ({ key, label: label || usualLabel(key, project), width }));
