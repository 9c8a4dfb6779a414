import { josa } from 'es-hangul';
import { formatClock } from '../kernel/clock.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { PlanFinding } from './finding.ts';
import type { PlannedScene } from './planned-scenes.ts';

/** A day with what is shot on it. */
export interface PlannedDay {
  readonly day: Timetable;
  readonly scenes: readonly PlannedScene[];
}

/** PC7: nobody plays in two units at once. Told on the later unit, once for each person. */
export function checkTwoUnits(
  state: ProjectState,
  one: PlannedDay,
  other: PlannedDay,
): readonly PlanFinding[] {
  const clashes = new Map<string, { mine: PlannedScene[]; from: number; to: number }>();
  for (const mine of other.scenes)
    for (const theirs of one.scenes) {
      const from = Math.max(mine.start, theirs.start);
      const to = Math.min(mine.end, theirs.end);
      if (from >= to) continue;
      for (const { _id } of mine.scene.characters) {
        if (!theirs.scene.characters.some((person) => person._id === _id)) continue;
        const found = clashes.get(_id) ?? { mine: [], from, to };
        if (!found.mine.includes(mine)) found.mine.push(mine);
        clashes.set(_id, { mine: found.mine, from: Math.min(found.from, from), to: Math.max(found.to, to) });
      }
    }
  return [...clashes].flatMap(([id, { mine, from, to }]): PlanFinding[] => {
    const person = state.character.get(id);
    if (!person) return [];
    return [
      {
        ruleId: 'twoUnits',
        severity: 'hard',
        timetableId: other.day._id,
        rowIds: mine.map(({ row }) => row._id),
        value: to - from,
        limit: 0,
        excess: to - from,
        subject: id,
        mark: `${person.name} ${one.day.unit}팀`,
        message: `${josa(person.name, '이/가')} ${formatClock(from)}–${formatClock(to)}에 ${one.day.unit}팀 촬영에도 나와요.`,
        mend: '한 팀의 순서를 바꾸거나 다른 날로 옮기세요.',
      },
    ];
  });
}
