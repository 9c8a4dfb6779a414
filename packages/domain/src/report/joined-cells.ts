import { castNames } from '../scene/characters/cast-names.ts';
import type { SceneColumn } from '../scene/list/scene-columns.ts';
import type { ProjectState } from '../state.ts';
import type { SceneLine } from '../timetable/day-lines.ts';
import type { ReportValue } from './report.ts';
import { sceneCell } from './scene-cells.ts';

/** What a line of the plan says in a column: scenes that are shot as one are added up, or say each thing once (TT). */
export function joinedCell(state: ProjectState, line: SceneLine, column: SceneColumn): ReportValue {
  if (column === 'number') return line.labels.join('+');
  if (column === 'planned') return line.minutes;
  if (column === 'cast')
    return [...castNames(state, line.scenes, 'main'), ...castNames(state, line.scenes, 'minor')].join(', ');
  const values = line.scenes.map((scene) => sceneCell(state, scene, column)).filter((value) => value !== '');
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length > 0 && numbers.length === values.length)
    return Math.round(numbers.reduce((sum, value) => sum + value, 0) * 10) / 10;
  return [...new Set(values)].join(column === 'time' || column === 'setting' ? ' ' : ', ');
}
