import { formatClock } from '../kernel/clock.ts';
import type { Id } from '../kernel/id.ts';
import { josa } from '../kernel/josa.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { PlanFinding } from './finding.ts';
import type { PlannedScene } from './planned-scenes.ts';

/** A day with what is shot on it. */
export interface PlannedDay {
  readonly day: Timetable;
  readonly scenes: readonly PlannedScene[];
}

interface Clash {
  /** Of each unit the scenes in which somebody plays meanwhile. */
  readonly mine: Set<PlannedScene>;
  readonly theirs: Set<PlannedScene>;
  readonly from: number;
  readonly to: number;
}

/** PC7: nobody plays in two units at once. Told on both, once for each person: whoever plans one of them looks at theirs. */
export function checkTwoUnits(
  state: ProjectState,
  one: PlannedDay,
  other: PlannedDay,
): readonly PlanFinding[] {
  return [...clashesOf(one, other)].flatMap(([id, { mine, theirs, ...span }]): PlanFinding[] => {
    const person = state.character.get(id);
    if (!person) return [];
    const said = { id, name: person.name, ...span };
    return [toldOn(one.day, mine, other.day, said), toldOn(other.day, theirs, one.day, said)];
  });
}

function clashesOf(one: PlannedDay, other: PlannedDay): ReadonlyMap<Id, Clash> {
  const clashes = new Map<Id, Clash>();
  for (const mine of one.scenes)
    for (const theirs of other.scenes) {
      const from = Math.max(mine.start, theirs.start);
      const to = Math.min(mine.end, theirs.end);
      if (from >= to) continue;
      for (const { _id } of mine.scene.characters) {
        if (!theirs.scene.characters.some((person) => person._id === _id)) continue;
        const found = clashes.get(_id);
        clashes.set(_id, {
          mine: new Set(found?.mine).add(mine),
          theirs: new Set(found?.theirs).add(theirs),
          from: Math.min(found?.from ?? from, from),
          to: Math.max(found?.to ?? to, to),
        });
      }
    }
  return clashes;
}

function toldOn(
  day: Timetable,
  scenes: ReadonlySet<PlannedScene>,
  { unit }: Timetable,
  {
    id,
    name,
    from,
    to,
  }: { readonly id: Id; readonly name: string; readonly from: number; readonly to: number },
): PlanFinding {
  return {
    ruleId: 'twoUnits',
    severity: 'hard',
    timetableId: day._id,
    rowIds: [...scenes].map(({ row }) => row._id),
    value: to - from,
    limit: 0,
    excess: to - from,
    subject: id,
    mark: `${name} ${unit}팀`,
    message: `${josa(name, '이/가')} ${formatClock(from)}–${formatClock(to)}에 ${unit}팀 촬영에도 나와요.`,
    mend: '한 팀의 순서를 바꾸거나 다른 날로 옮기세요.',
  };
}
