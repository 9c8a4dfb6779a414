import type { ArgsOf, ProjectState, Scene, SceneFill } from '@ddak/domain';
import type { CellRange } from '@ddak/ui';
import type { ScenePatch } from '../scene-patch.ts';
import { isNews, newsOf } from './fill-cells.ts';
import type { SceneColumn, Shown } from './scene-columns.ts';

/**
 * GR9: gives the rows of a range what stands in its first, or a single row what stands above it. Values are taken over,
 * not their texts: what no keyboard could say comes along too. Each scene keeps its number.
 */
export function fillDown(
  state: ProjectState,
  { rowIds, columns }: Shown,
  range: CellRange,
): ArgsOf<'fillScenes'> | null {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const source = state.scene.get(rowIds[from] ?? '');
  if (!source) return null;
  const picked = columns.slice(range.left, range.right + 1);
  const fills = rowIds.slice(from + 1, range.bottom + 1).flatMap((sceneId): SceneFill[] => {
    const scene = state.scene.get(sceneId);
    if (!scene) return [];
    const patch = Object.assign({}, ...picked.map((column) => contentOf(state, source, column)));
    const people = picked.includes('cast') ? castLike(source, scene) : { add: [], remove: [] };
    return [newsOf(scene, { sceneId, patch, ...people })].filter(isNews);
  });
  return fills.length === 0 ? null : { fills, places: [] };
}

function contentOf(state: ProjectState, scene: Scene, column: SceneColumn): ScenePatch {
  switch (column) {
    case 'setName':
      return { setName: scene.setName };
    case 'location':
      return { location: scene.location };
    case 'shootKind':
      return { shootKind: scene.shootKind };
    case 'time':
      return { timeOfDay: scene.timeOfDay, timeText: scene.timeText };
    case 'setting':
      return { setting: scene.setting };
    case 'synopsis':
      return { synopsis: scene.synopsis };
    case 'sequence':
      return { sequence: scene.sequence ?? '' };
    case 'cuts':
      return { cutCount: scene.cutCount };
    case 'planned':
      return { plannedMinutes: scene.plannedMinutes };
    case 'length':
      return state.project.get(scene.projectId)?.showEighths
        ? { pages: scene.pages }
        : { screenMinutes: scene.screenMinutes };
    case 'note':
      return { note: scene.note };
    // People are taken over one by one, numbers not at all; what is read from elsewhere is changed there.
    default:
      return {};
  }
}

function castLike(source: Scene, scene: Scene): Pick<SceneFill, 'add' | 'remove'> {
  const [wanted, present] = [source, scene].map(
    ({ characters }) => new Set(characters.map(({ _id }) => _id)),
  );
  return {
    add: [...wanted!].filter((id) => !present!.has(id)),
    remove: [...present!].filter((id) => !wanted!.has(id)),
  };
}
