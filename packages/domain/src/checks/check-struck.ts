import { daysBetween, shortDate } from '../kernel/date.ts';
import { josa } from '../kernel/josa.ts';
import type { LabourRules } from '../labour/rules-in-force.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { PlanFinding } from './finding.ts';
import { namesOfScenes } from './names-of-scenes.ts';
import type { PlannedScene } from './planned-scenes.ts';

/** PC10: scenes that are shot where the set has been struck by then. One finding for each place. */
export function checkStruck(
  state: ProjectState,
  day: Timetable,
  scenes: readonly PlannedScene[],
  { setStruck }: LabourRules,
): readonly PlanFinding[] {
  const byPlace = Map.groupBy(scenes, ({ scene }) => scene.location);
  return [...byPlace].flatMap(([id, found]): PlanFinding[] => {
    const place = id ? state.location.get(id) : undefined;
    // A place that was kept on a device may be older than its strike date.
    if (!place?.strikeDate) return [];
    const late = daysBetween(place.strikeDate, day.tableDate);
    if (late <= setStruck.value) return [];
    const struck = shortDate(place.strikeDate);
    const labels = namesOfScenes(state, found);
    return [
      {
        ruleId: 'setStruck',
        severity: setStruck.severity,
        timetableId: day._id,
        rowIds: found.map(({ row }) => row._id),
        value: late,
        limit: setStruck.value,
        excess: late - setStruck.value,
        subject: place._id,
        mark: '철거 뒤',
        message: `${josa(place.realName, '은/는')} ${struck}에 철거해요. ${labels} 촬영은 그 뒤예요.`,
        mend: '철거일까지의 날로 옮기거나 철거일을 늦추세요.',
      },
    ];
  });
}
