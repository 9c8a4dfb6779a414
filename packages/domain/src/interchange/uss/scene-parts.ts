import { deriveId, type Id } from '../../kernel/id.ts';
import { plannedMinutes } from '../../scene/planned-minutes.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneLabel, scenesInOrder } from '../../scene/scene-label.ts';
import type { ProjectState } from '../../state.ts';
import { rowsOfScene } from '../../timetable/rows-of.ts';

/** A sheet of a scene in a file: the whole, or the first or second half of one that is shot on two days. */
export interface ScenePart {
  readonly id: Id;
  readonly scene: Scene;
  readonly label: string;
  readonly part: 1 | 2 | null;
  /** In eighths. */
  readonly pages: number;
  readonly minutes: number;
}

/** US5: every scene once. One that any board splits (TT13) is two, as other programs write them: `12PT1`, `12PT2`. */
export function sceneParts(state: ProjectState): ScenePart[] {
  const project = [...state.project.values()][0];
  return scenesInOrder(state).flatMap((scene): ScenePart[] => {
    const label = sceneLabel(state, scene);
    const minutes = project ? plannedMinutes(scene, project) : 0;
    const isSplit = rowsOfScene(state, scene._id).some(({ part }) => part !== null);
    if (!isSplit) return [{ id: scene._id, scene, label, part: null, pages: scene.pages, minutes }];
    const [pages, first] = [Math.ceil(scene.pages / 2), Math.ceil(minutes / 2)];
    const second = deriveId(scene._id, 'secondPart', 0);
    return [
      { id: scene._id, scene, label: `${label}PT1`, part: 1, pages, minutes: first },
      {
        ...{ id: second, scene, label: `${label}PT2`, part: 2 },
        ...{ pages: scene.pages - pages, minutes: minutes - first },
      },
    ];
  });
}
