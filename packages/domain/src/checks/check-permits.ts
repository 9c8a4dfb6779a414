import { shortDate } from '../kernel/date.ts';
import type { Id } from '../kernel/id.ts';
import { josa } from '../kernel/josa.ts';
import type { Location } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import type { PlannedDay } from './check-two-units.ts';
import type { PlanFinding } from './finding.ts';
import { namesOfScenes } from './names-of-scenes.ts';
import type { PlannedScene } from './planned-scenes.ts';

/** What is said of a permission that has not come; another is none, or there, or nobody has said a word of it. */
const WAITS: Partial<
  Record<NonNullable<Location['permit']>, { said: string; mend: string; excess: number }>
> = {
  needed: {
    said: '촬영 허가를 아직 신청하지 않았어요',
    mend: '허가를 신청하고 장소에 적어 두세요.',
    excess: 2,
  },
  asked: {
    said: '신청한 촬영 허가를 아직 받지 못했어요',
    mend: '허가를 받으면 장소에 적어 주세요.',
    excess: 1,
  },
};

interface Shot {
  readonly day: PlannedDay['day'];
  readonly scenes: PlannedScene[];
}

/** PC13: places whose permission has not come. Each once, on the first day of the board that shoots there. */
export function checkPermits(state: ProjectState, days: readonly PlannedDay[]): readonly PlanFinding[] {
  const waiting = new Map([...state.location].filter(([, { permit }]) => permit !== null && permit in WAITS));
  if (waiting.size === 0) return [];
  const shot = new Map<Id, Shot[]>();
  for (const { day, scenes } of days)
    for (const [id, here] of Map.groupBy(scenes, ({ scene }) => scene.location))
      if (id !== null && waiting.has(id)) shot.set(id, [...(shot.get(id) ?? []), { day, scenes: here }]);
  return [...shot].map(([id, on]) => findingOf(state, waiting.get(id)!, on));
}

function findingOf(state: ProjectState, place: Location, [first, ...later]: readonly Shot[]): PlanFinding {
  const { said, mend, excess } = WAITS[place.permit!]!;
  const { day, scenes } = first!;
  const dates = [...new Set(later.map((one) => one.day.tableDate))].filter((date) => date !== day.tableDate);
  const also = dates.length === 0 ? '' : ` ${dates.map(shortDate).join(', ')}에도 찍어요.`;
  return {
    ruleId: 'placePermitted',
    severity: 'soft',
    timetableId: day._id,
    rowIds: scenes.map(({ row }) => row._id),
    value: null,
    limit: null,
    excess,
    subject: place._id,
    mark: '허가 전',
    message: `${josa(place.realName, '은/는')} ${said}. ${namesOfScenes(state, scenes)} 촬영에 필요해요.${also}`,
    mend,
  };
}
