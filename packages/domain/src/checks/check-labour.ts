import { minorClassesOf, minorClassOn } from '../age/minor-class-on.ts';
import { isEveOfFreeDay } from '../kernel/holidays.ts';
import { remembering } from '../kernel/remember.ts';
import type { LabourBreach } from '../labour/breach.ts';
import { checkMinorDay, checkMinorWeeks, type Minor } from '../labour/check-minor.ts';
import { checkRestBetweenDays } from '../labour/check-rest-between-days.ts';
import { checkWeeks } from '../labour/check-weeks.ts';
import { checkWorkDay } from '../labour/check-work-day.ts';
import type { LabourRules } from '../labour/rules-in-force.ts';
import type { WorkDay } from '../labour/work-day.ts';
import type { Character } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { PlannedDay } from './check-two-units.ts';
import type { PlanFinding } from './finding.ts';
import type { PlannedScene } from './planned-scenes.ts';

/** A day on which somebody works. */
export interface WorkedDay extends PlannedDay {
  readonly work: WorkDay;
}

/** What a day breaks of the labour rules by itself. */
export const checkOwnLabour = (day: Timetable, work: WorkDay, rules: LabourRules): readonly PlanFinding[] =>
  checkWorkDay(work, rules).map((breach) => findingOf(day, breach));

/**
 * What the days of a board break of the labour rules between them: the rest before each, and, on the last day of a week,
 * what the week breaks; of minors, what is theirs. Units are crews of their own.
 */
export function checkLabour(
  state: ProjectState,
  days: readonly WorkedDay[],
  rules: LabourRules,
): readonly PlanFinding[] {
  const between = [...Map.groupBy(days, ({ day }) => day.unit).values()].flatMap((unit) => {
    const works = unit.map(({ work }) => work);
    const breaches = [...checkRestBetweenDays(works, rules), ...checkWeeks(works, rules)];
    return breaches.flatMap((breach) => onLastDay(unit, breach));
  });
  const minors = minorsIn(state.character);
  return [...between, ...minors.flatMap((person) => checkDaysOf(person, days, rules))];
}

const rememberMinors = remembering<ProjectState['character'], readonly Character[]>();
const minorsIn = (characters: ProjectState['character']): readonly Character[] =>
  rememberMinors(characters, [], () =>
    [...characters.values()].filter((person) => minorClassesOf(person).some((one) => one !== 'none')),
  );

function onLastDay(days: readonly WorkedDay[], breach: LabourBreach): PlanFinding[] {
  const last = days.findLast(({ work }) => breach.dates.includes(work.date));
  return last ? [findingOf(last.day, breach)] : [];
}

function findingOf(day: Timetable, breach: LabourBreach): PlanFinding {
  const { ruleId, severity, value, limit, message, mend } = breach;
  return {
    ...{ ruleId, severity, value, limit, message, mend },
    excess: Math.abs(value - limit),
    timetableId: day._id,
    rowIds: [],
    subject: '',
    mark: '',
  };
}

interface OwnDay extends WorkedDay {
  readonly own: readonly PlannedScene[];
}

/** Day by day, since two units may share a date; what a week breaks is told on its last day. */
function checkDaysOf(person: Character, days: readonly WorkedDay[], rules: LabourRules): PlanFinding[] {
  const own = days.flatMap((one): OwnDay[] => {
    const scenes = one.scenes.filter(({ scene }) => scene.characters.some(({ _id }) => _id === person._id));
    return scenes.length === 0 ? [] : [{ ...one, own: scenes, work: workOf(one.work, scenes) }];
  });
  const minor = minorOf(person);
  const works = own.map(({ work }) => work);
  return [
    ...own.flatMap((one) =>
      checkMinorDay(one.work, minor, rules, isEveOfFreeDay(one.work.date)).map((breach) =>
        findingOfMinor(person, one, breach),
      ),
    ),
    ...checkMinorWeeks(works, minor, rules).flatMap((breach) => {
      const last = own.findLast(({ work }) => breach.dates.includes(work.date));
      return last ? [findingOfMinor(person, last, breach)] : [];
    }),
  ];
}

/** Of a night it is the scenes that reach into it; of a day or a week all of theirs. */
function findingOfMinor(person: Character, { day, own }: OwnDay, breach: LabourBreach): PlanFinding {
  const late = breach.ruleId.includes('Night');
  const rows = own.filter(({ start, end }) => !late || end > breach.limit || start < breach.limit);
  return {
    ...findingOf(day, breach),
    rowIds: rows.map(({ row }) => row._id),
    subject: person._id,
    mark: `${person.name} ${late ? '밤' : '시간'}`,
    message: `${person.name}: ${breach.message}`,
  };
}

/** A minor works from their first scene of a day to their last. */
function workOf(work: WorkDay, scenes: readonly PlannedScene[]): WorkDay {
  const start = Math.min(...scenes.map((scene) => scene.start));
  const end = Math.max(...scenes.map((scene) => scene.end));
  const pauses = work.pauses.filter((pause) => pause.start >= start && pause.end <= end);
  return { ...work, start, end, pauses };
}

export const minorOf = (person: Character): Minor => ({
  classOn: (date) => minorClassOn(person, date),
  nightConsent: person.minorConsents.includes('night'),
  extensionAgreed: person.minorConsents.includes('extension'),
});
