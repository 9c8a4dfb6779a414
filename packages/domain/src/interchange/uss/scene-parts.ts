import { deriveId, type Id } from '../../kernel/id.ts';
import { plannedMinutes } from '../../scene/planned-minutes.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneLabel, scenesInOrder } from '../../scene/scene-label.ts';
import type { ProjectState } from '../../state.ts';
import { rowsOfScene } from '../../timetable/rows-of.ts';
import { partCount, sharesOf } from '../../timetable/scene-parts.ts';

/** A sheet of a scene in a file: the whole, or a part of one that is shot on several days. */
export interface ScenePart {
  readonly id: Id;
  readonly scene: Scene;
  readonly label: string;
  readonly part: number | null;
  /** In eighths. */
  readonly pages: number;
  readonly minutes: number;
}

/** US5: every scene once. One that any board splits (TT13) is as many, as other programs write them: `12PT1`, `12PT2`. */
export function sceneParts(state: ProjectState): ScenePart[] {
  const project = [...state.project.values()][0];
  return scenesInOrder(state).flatMap((scene): ScenePart[] => {
    const label = sceneLabel(state, scene);
    const minutes = project ? plannedMinutes(scene, project) : 0;
    const count = Math.max(...rowsOfScene(state, scene._id).map((row) => partCount(state, row)), 1);
    if (count === 1) return [{ id: scene._id, scene, label, part: null, pages: scene.pages, minutes }];
    const shares = sharesOf(minutes, count);
    return sharesOf(scene.pages, count).map((pages, i) => ({
      id: i === 0 ? scene._id : deriveId(scene._id, 'secondPart', i - 1),
      ...{ scene, label: `${label}PT${i + 1}`, part: i + 1, pages, minutes: shares[i]! },
    }));
  });
}
