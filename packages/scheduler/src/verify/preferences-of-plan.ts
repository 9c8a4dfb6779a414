import { gapsOf, isReleased } from '@ddak/domain';
import type { PreferenceParts } from '../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { blackoutsOfDay } from './blackouts.ts';
import {
  type DayFacts,
  daysOfPerson,
  isMove,
  minutesByPerson,
  movesOf,
  type PlanFacts,
} from './plan-facts.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Units of each preference, before they are weighed. */
export function preferencesOf(facts: PlanFacts): PreferenceParts {
  const { problem, days } = facts;
  const even = evenMinutesOf(problem);
  return {
    ...castUnits(facts),
    moves: sum(
      days.map(
        ({ shots }) =>
          movesOf(shots).filter(({ from, to }) => isMove(problem, from.scene.place!, to.scene.place!)).length,
      ),
    ),
    overtimeMinutes: sum(
      days.map(({ day, workMinutes }) => Math.max(0, workMinutes - (day.regularMinutes ?? workMinutes))),
    ),
    storyBreaks: storyBreaksOf(facts),
    movedScenes: movedOf(facts),
    dayNightSwitches: switchesOf(days),
    unevenMinutes: sum(
      days.map(({ shots }) => Math.abs(sum(shots.map(({ scene }) => scene.minutes)) - even)),
    ),
    exteriorsWithoutCover: days.filter(
      ({ shots }) =>
        shots.some(({ scene }) => scene.setting === 'EXT') &&
        shots.every(({ scene }) => scene.setting !== 'INT'),
    ).length,
    placeReturns: returnsOf(days),
    blackoutScenes: sum(days.map((day) => blackoutsOfDay(day).length)),
  };
}

function evenMinutesOf({ preferences, scenes, days }: ScheduleProblem): number {
  return preferences.evenMinutes ?? sum(scenes.map(({ minutes }) => minutes)) / Math.max(1, days.length);
}

function castUnits(facts: PlanFacts): { castHoldDays: number; castWaitMinutes: number } {
  let castHoldDays = 0;
  let castWaitMinutes = 0;
  const work = new Map(facts.days.map((day) => [day, minutesByPerson(day)]));
  for (const person of facts.problem.people) {
    const own = daysOfPerson(facts, person);
    const worked = [...new Set(own.map(({ day }) => day.date))];
    for (const gap of gapsOf(facts.dates, worked)) castHoldDays += isReleased(person, gap) ? 0 : gap.dates;
    for (const day of own) {
      const { from, to } = day.presence.get(person.id)!;
      castWaitMinutes += to - from - work.get(day)!.get(person.id)!;
    }
  }
  return { castHoldDays, castWaitMinutes };
}

/** Neighbours in the story, among the scenes for which it matters, of which the later one is shot first. */
function storyBreaksOf({ problem, days }: PlanFacts): number {
  const when = new Map(
    days.flatMap(({ day, shots }) => shots.map(({ scene, start }) => [scene.id, { date: day.date, start }])),
  );
  const story = problem.scenes
    .filter((scene) => scene.storyMatters)
    .sort((a, b) => a.episode - b.episode || a.storyOrder - b.storyOrder);
  return story.slice(1).filter((scene, i) => {
    const before = when.get(story[i]!.id);
    const after = when.get(scene.id);
    if (!before || !after) return false;
    return after.date < before.date || (after.date === before.date && after.start < before.start);
  }).length;
}

function movedOf({ problem, days }: PlanFacts): number {
  const dayOf = new Map(days.flatMap(({ day, shots }) => shots.map(({ scene }) => [scene.id, day.id])));
  return sum(
    problem.baseline.map(({ day, scenes }) => scenes.filter((scene) => dayOf.get(scene) !== day).length),
  );
}

function switchesOf(days: readonly DayFacts[]): number {
  const units = Map.groupBy(days, ({ day }) => day.unit);
  return sum(
    [...units.values()].map(
      (list) => list.slice(1).filter((day, i) => isNight(day) !== isNight(list[i]!)).length,
    ),
  );
}

/** SE28: how often a unit comes to a place again after it was elsewhere. */
function returnsOf(days: readonly DayFacts[]): number {
  const units = Map.groupBy(days, ({ day }) => day.unit);
  return sum(
    [...units.values()].map((list) => {
      const route = list.flatMap(({ shots }) => shots.flatMap(({ scene }) => scene.place ?? []));
      const stays = route.filter((place, i) => place !== route[i - 1]);
      return stays.length - new Set(stays).size;
    }),
  );
}

/** More of the day's minutes are night scenes than are not. */
function isNight({ shots }: DayFacts): boolean {
  const minutes = (night: boolean) =>
    sum(shots.map(({ scene }) => ((scene.timeOfDay === 'night') === night ? scene.minutes : 0)));
  return minutes(true) > minutes(false);
}
