import { availableSpans, isAvailable } from '../availability/available-spans.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { PlanFinding } from './finding.ts';
import { minutesOutside } from './minutes-outside.ts';
import { namesOfScenes } from './names-of-scenes.ts';
import { type Needed, neededBy, sayWhen } from './needed-by.ts';
import type { PlannedScene } from './planned-scenes.ts';

/** PC2, PC12: who plays in a scene, what it needs, and where it is shot, can be had for the whole of its time (AV3). One finding for each. */
export function checkAvailability(
  state: ProjectState,
  day: Timetable,
  scenes: readonly PlannedScene[],
): readonly PlanFinding[] {
  const away = new Map<string, { needed: Needed; scenes: PlannedScene[] }>();
  for (const planned of scenes)
    for (const needed of neededBy(state, planned.scene)) {
      if (isAvailable(needed.availability, day.tableDate, planned)) continue;
      const found = away.get(needed.id) ?? { needed, scenes: [] };
      found.scenes.push(planned);
      away.set(needed.id, found);
    }
  return [...away.values()].map((found) => findingOf(state, day, found.needed, found.scenes));
}

function findingOf(
  state: ProjectState,
  day: Timetable,
  needed: Needed,
  scenes: readonly PlannedScene[],
): PlanFinding {
  const labels = namesOfScenes(state, scenes);
  const free = availableSpans(needed.availability, day.tableDate);
  return {
    ruleId: needed.ruleId,
    severity: 'hard',
    timetableId: day._id,
    rowIds: scenes.map(({ row }) => row._id),
    value: Math.min(...scenes.map(({ start }) => start)),
    limit: free[0]?.start ?? null,
    excess: scenes.reduce((sum, scene) => sum + minutesOutside(scene, free), 0),
    subject: needed.id,
    mark: `${needed.name.replace(/\(.*/, '')} 불가`,
    message: `${sayWhen(needed, day.tableDate)}. ${labels}에 필요해요.`,
    mend: '되는 날이나 시간으로 옮기세요.',
  };
}
