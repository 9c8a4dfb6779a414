import type { SceneColumn } from '../../scene/list/scene-columns.ts';
import type { ProjectState } from '../../state.ts';
import type { Report } from '../report.ts';
import type { ReportOptions } from '../report-options.ts';
import { sceneLinesByDay } from './one-line.ts';

const COLUMNS: readonly SceneColumn[] = [
  'number',
  'setting',
  'time',
  'setName',
  'synopsis',
  'cast',
  'cuts',
  'length',
];

/** RE3: the board as its strips: a line a scene, tinted by the time of day, the days between them. */
export const strips = (state: ProjectState, { board: boardId }: ReportOptions): Report =>
  sceneLinesByDay(state, { boardId, title: '스트립 보드', columns: COLUMNS, look: 'strip' });
