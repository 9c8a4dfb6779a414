import type { Id } from '../../kernel/id.ts';
import { sceneLabel } from '../../scene/scene-label.ts';
import type { ProjectState } from '../../state.ts';
import { rowsOf } from '../../timetable/rows-of.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import { plannedScenes } from '../planned-scenes.ts';
import { fix } from './plan-fix.ts';

/** The same rows elsewhere among the scenes of their day: first, last, then behind each of the others. */
export function* otherPlaces(state: ProjectState, day: Timetable, rowIds: readonly Id[]) {
  const rows = rowsOf(state, day._id);
  const others = plannedScenes(state, day).filter(({ row }) => !rowIds.includes(row._id));
  const [first, last] = [others[0], others.at(-1)];
  if (rowIds.length === 0 || !first || !last) return;
  const before = rows[rows.findIndex((row) => row._id === first.row._id) - 1];
  const to = { rowIds: [...rowIds], toTimetableId: day._id };
  const names = namesOfRows(state, rowIds);
  if (!before || !rowIds.includes(before._id))
    yield fix(`${names} 먼저 찍기`, 'moveRows', { ...to, afterRowId: before?._id ?? null });
  yield fix(`${names} 나중에 찍기`, 'moveRows', { ...to, afterRowId: last.row._id });
  for (const { row, scene } of others.slice(0, -1))
    yield fix(`S#${sceneLabel(state, scene)} 다음에 ${names} 찍기`, 'moveRows', {
      ...to,
      afterRowId: row._id,
    });
}

/** `S#3, S#4`; of more than two how many they are. */
export function namesOfRows(state: ProjectState, rowIds: readonly Id[]): string {
  const labels = rowIds.flatMap((id) => {
    const scene = state.scene.get(state.timetableRow.get(id)?.sceneData ?? '');
    return scene ? [`S#${sceneLabel(state, scene)}`] : [];
  });
  return labels.length > 2 ? `${labels.length}개 씬` : labels.join(', ');
}
