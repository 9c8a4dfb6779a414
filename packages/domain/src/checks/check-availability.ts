import { josa } from 'es-hangul';
import type { Availability } from '../availability/availability.ts';
import { availableSpans, isAvailable } from '../availability/available-spans.ts';
import { describeEntry } from '../availability/describe-availability.ts';
import { elementPlans } from '../breakdown/elements/element-plan.ts';
import { itemKey } from '../breakdown/item-key.ts';
import { itemsOfScene } from '../breakdown/items-of-scene.ts';
import { formatClock } from '../kernel/clock.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { PlanFinding, PlanRuleId } from './finding.ts';
import { minutesOutside } from './minutes-outside.ts';
import { namesOfScenes } from './names-of-scenes.ts';
import type { PlannedScene } from './planned-scenes.ts';

/** Somebody or something that a scene needs. */
interface Needed {
  readonly ruleId: Extract<PlanRuleId, 'castAvailable' | 'placeAvailable' | 'thingAvailable'>;
  readonly id: string;
  readonly name: string;
  readonly availability: Availability;
}

/** PC2, PC12: who plays in a scene, what it needs, and where it is shot, can be had for the whole of its time (AV3). One finding for each. */
export function checkAvailability(
  state: ProjectState,
  day: Timetable,
  scenes: readonly PlannedScene[],
): readonly PlanFinding[] {
  const away = new Map<string, { needed: Needed; scenes: PlannedScene[] }>();
  for (const planned of scenes)
    for (const needed of neededBy(state, planned)) {
      if (isAvailable(needed.availability, day.tableDate, planned)) continue;
      const found = away.get(needed.id) ?? { needed, scenes: [] };
      found.scenes.push(planned);
      away.set(needed.id, found);
    }
  return [...away.values()].map((found) => findingOf(state, day, found.needed, found.scenes));
}

function neededBy(state: ProjectState, { scene }: PlannedScene): readonly Needed[] {
  const cast = scene.characters.flatMap(({ _id }): Needed[] => {
    const person = state.character.get(_id);
    // Of whom nothing is said can always be had (AV3).
    if (!person || person.availability.length === 0) return [];
    const name = person.actorName ? `${person.name}(${person.actorName})` : person.name;
    return [{ ruleId: 'castAvailable', id: _id, name, availability: person.availability }];
  });
  const plans = elementPlans(state);
  const things =
    plans.size === 0
      ? []
      : itemsOfScene(state, scene._id).flatMap((item): Needed[] => {
          const plan = plans.get(itemKey(item));
          if (!plan || plan.availability.length === 0) return [];
          return [
            { ruleId: 'thingAvailable', id: plan._id, name: item.name, availability: plan.availability },
          ];
        });
  const needed = [...cast, ...things];
  const place = scene.location ? state.location.get(scene.location) : undefined;
  if (!place) return needed;
  const { _id, realName, availability } = place;
  return [...needed, { ruleId: 'placeAvailable', id: _id, name: realName, availability }];
}

function findingOf(
  state: ProjectState,
  day: Timetable,
  needed: Needed,
  scenes: readonly PlannedScene[],
): PlanFinding {
  const labels = namesOfScenes(state, scenes);
  const free = availableSpans(needed.availability, day.tableDate);
  const topic = josa(needed.name, '은/는');
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
    message:
      free.length === 0
        ? `${topic} 이날 안 돼요${reasonOf(needed.availability, day.tableDate)}. ${labels}에 필요해요.`
        : `${topic} 이날 ${free.map(hours).join(', ')}만 돼요. ${labels}에 필요해요.`,
    mend: '되는 날이나 시간으로 옮기세요.',
  };
}

const hours = ({ start, end }: { start: number; end: number }): string =>
  `${formatClock(start)}–${end >= 2880 ? '' : formatClock(end)}`;

/** The entry that takes the date away, in its own words. */
function reasonOf(availability: Availability, date: string): string {
  const entry = availability.find((one) => one.kind === 'unavailable' && one.from <= date && date <= one.to);
  return entry ? `: ${describeEntry(entry)}` : ': 되는 날로 적어 둔 날이 아니에요';
}
