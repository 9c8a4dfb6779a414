import { sceneLabel } from '../scene/scene-label.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { PlanFinding } from './finding.ts';
import type { PlannedScene } from './planned-scenes.ts';

/** PC6: scenes of which nobody has said where they are shot, or who is in them. Once for a day. */
export function checkTold(
  state: ProjectState,
  day: Timetable,
  scenes: readonly PlannedScene[],
): readonly PlanFinding[] {
  const finding = (
    ruleId: 'placeKnown' | 'castKnown',
    found: readonly PlannedScene[],
    what: string,
    mend: string,
  ): PlanFinding[] => {
    if (found.length === 0) return [];
    const labels = [...new Set(found.map(({ scene }) => `S#${sceneLabel(state, scene)}`))];
    return [
      {
        ruleId,
        severity: 'soft',
        timetableId: day._id,
        rowIds: found.map(({ row }) => row._id),
        value: labels.length,
        limit: 0,
        excess: labels.length,
        subject: '',
        mark: '',
        message: `${what} 없는 씬이 ${labels.length}개예요: ${labels.join(', ')}.`,
        mend,
      },
    ];
  };
  const nowhere = scenes.filter(({ scene }) => scene.location === null && scene.setName === '');
  const empty = scenes.filter(({ scene }) => scene.characters.length === 0);
  return [
    ...finding('placeKnown', nowhere, '장소가', '씬에서 극중 장소나 실제 촬영지를 적으세요.'),
    ...finding('castKnown', empty, '인물이', '나오는 사람이 있으면 씬에 적으세요.'),
  ];
}
