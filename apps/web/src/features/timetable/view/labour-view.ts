import {
  type Character,
  castOfDay,
  checkMinor,
  checkRestBetweenDays,
  checkWeeks,
  checkWorkDay,
  dayClock,
  daysOf,
  type LabourBreach,
  type LabourRules,
  type Project,
  type ProjectState,
  remembering,
  rowsOf,
  rulesInForce,
  type Timetable,
  type WorkDay,
  weekdayOf,
  workDayOf,
} from '@ddak/domain';
import { inputsOfDay } from './inputs-of-day.ts';
import { keepSame } from './keep-same.ts';

/** A breach as a day shows it; `who` is the minor whom it is about. */
export interface BreachView {
  readonly key: string;
  readonly message: string;
  readonly mend: string;
  readonly hard: boolean;
}

interface Worked {
  readonly day: Timetable;
  readonly work: WorkDay;
}

const rememberRules = remembering<Project, LabourRules>();

/** The rule set in force for the project of a board. */
export function rulesOf(state: ProjectState, boardId: string): LabourRules {
  const board = state.board.get(boardId);
  const project = board && state.project.get(board.projectId);
  return project ? rememberRules(project, [], () => rulesInForce(project.labourRules)) : rulesInForce();
}

/**
 * What each day of a board breaks of the labour rules: what it breaks by itself, the rest before it, and, on the last
 * day of a week, what the week breaks. Days on which nothing is planned yet break nothing. Public holidays are not known.
 */
export function labourOfBoard(
  state: ProjectState,
  boardId: string,
): ReadonlyMap<string, readonly BreachView[]> {
  const rules = rulesOf(state, boardId);
  const worked = daysOf(state, boardId).flatMap((day): Worked[] => {
    const work = rememberWork(day, [inputsOfDay(state, day)], () =>
      rowsOf(state, day._id).length > 0 ? workDayOf(state, day, false) : null,
    );
    return work ? [{ day, work }] : [];
  });
  const found = new Map<string, BreachView[]>(worked.map(({ day }) => [day._id, []]));
  const tell = (days: readonly Worked[], breaches: readonly LabourBreach[], who = '') => {
    for (const breach of breaches) {
      const last = days.findLast(({ work }) => breach.dates.includes(work.date));
      if (last) found.get(last.day._id)?.push(breachView(breach, who));
    }
  };
  for (const one of worked)
    tell(
      [one],
      rememberAlone(one.work, [rules], () => checkWorkDay(one.work, rules)),
    );
  for (const unit of Map.groupBy(worked, ({ day }) => day.unit).values()) {
    const days = unit.map(({ work }) => work);
    tell(unit, checkRestBetweenDays(days, rules));
    tell(unit, checkWeeks(days, rules));
  }
  for (const person of state.character.values())
    if (person.minorClass !== 'none') {
      const own = daysOfMinor(state, worked, person);
      tell(
        own,
        checkMinor(
          own.map(({ work }) => work),
          minorOf(person),
          rules,
          isFreeNextDay,
        ),
        person.name,
      );
    }
  for (const [id, breaches] of found) found.set(id, keptBreaches(state.timetable.get(id)!, breaches));
  return found;
}

const rememberAlone = remembering<WorkDay, readonly LabourBreach[]>();
const rememberWork = remembering<Timetable, WorkDay | null>();
const rememberBreaches = remembering<Timetable, BreachView[]>();

/** The list of before where it says the same, so that its day is not drawn again. */
const keptBreaches = (day: Timetable, breaches: BreachView[]): BreachView[] =>
  rememberBreaches(day, [breaches], (last) => (last ? keepSame(last, breaches) : breaches));

function breachView(breach: LabourBreach, who: string): BreachView {
  return {
    key: `${breach.ruleId} ${who}`,
    message: who ? `${who}: ${breach.message}` : breach.message,
    mend: breach.mend,
    hard: breach.severity === 'hard',
  };
}

/** A minor works from their first scene of a day to their last. */
function daysOfMinor(state: ProjectState, worked: readonly Worked[], person: Character): Worked[] {
  return worked.flatMap(({ day, work }): Worked[] => {
    if (!castOfDay(state, day._id).some(({ _id }) => _id === person._id)) return [];
    const own = new Set(
      rowsOf(state, day._id).flatMap((row) =>
        isIn(state, row.sceneData, person) && row.state !== 'dropped' ? [row._id] : [],
      ),
    );
    const times = dayClock(state, day._id).rows.filter((row) => own.has(row.rowId));
    const start = Math.min(...times.map((row) => row.start));
    const end = Math.max(...times.map((row) => row.end));
    const pauses = work.pauses.filter((pause) => pause.start >= start && pause.end <= end);
    return [{ day, work: { ...work, start, end, pauses } }];
  });
}

const isIn = (state: ProjectState, sceneId: string | null, person: Character): boolean =>
  sceneId !== null && (state.scene.get(sceneId)?.characters.some(({ _id }) => _id === person._id) ?? false);

const minorOf = (person: Character) => ({
  minorClass: person.minorClass === 'under15' ? ('under15' as const) : ('under19' as const),
  nightConsent: person.minorConsents.includes('night'),
  extensionAgreed: person.minorConsents.includes('extension'),
});

/** No school on the next day, as far as the week says. */
const isFreeNextDay = (date: string): boolean => [5, 6].includes(weekdayOf(date));
