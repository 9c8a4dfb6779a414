import type { Availability } from '../availability/availability.ts';
import { availableSpans } from '../availability/available-spans.ts';
import { describeEntry } from '../availability/describe-availability.ts';
import { elementPlans } from '../breakdown/elements/element-plan.ts';
import { itemKey } from '../breakdown/item-key.ts';
import { itemsOfScene } from '../breakdown/items-of-scene.ts';
import { formatClock } from '../kernel/clock.ts';
import type { DateText } from '../kernel/date.ts';
import { josa } from '../kernel/josa.ts';
import type { Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import type { PlanRuleId } from './finding.ts';

/** Somebody or something that a scene needs. */
export interface Needed {
  readonly ruleId: Extract<PlanRuleId, 'castAvailable' | 'placeAvailable' | 'thingAvailable'>;
  readonly id: string;
  readonly name: string;
  readonly availability: Availability;
}

/** Who plays in a scene, what it needs, and where it is shot, as far as anything is said of when they can be had. */
export function neededBy(state: ProjectState, scene: Scene): readonly Needed[] {
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

/** `준호(김도현)는 이날 13:00–만 돼요`, `… 이날 안 돼요: 12.1 화 불가`. */
export function sayWhen({ name, availability }: Needed, date: DateText): string {
  const free = availableSpans(availability, date);
  const topic = josa(name, '은/는');
  return free.length === 0
    ? `${topic} 이날 안 돼요${reasonOf(availability, date)}`
    : `${topic} 이날 ${free.map(hours).join(', ')}만 돼요`;
}

const hours = ({ start, end }: { start: number; end: number }): string =>
  `${formatClock(start)}–${end >= 2880 ? '' : formatClock(end)}`;

/** The entry that takes the date away, in its own words. */
function reasonOf(availability: Availability, date: string): string {
  const entry = availability.find((one) => one.kind === 'unavailable' && one.from <= date && date <= one.to);
  return entry ? `: ${describeEntry(entry)}` : ': 되는 날로 적어 둔 날이 아니에요';
}
