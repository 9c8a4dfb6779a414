import { dayName, dayNumbers, type Id, josa, type ProjectState, shortDate, unitMark } from '@ddak/domain';
import { type SchedulePlan, type ScheduleProblem, sceneLabel } from '@ddak/scheduler';
import type { StripDifference } from '@ddak/scheduler/board';

/** A strip as a proposal shows it on a day. */
export interface ProposedStrip {
  readonly scene: string;
  readonly label: string;
  readonly place: string;
  /** Null: it leaves this day. */
  readonly start: number | null;
  readonly change: StripDifference['change'] | 'same' | 'leaves';
  /** `12.3 목에서`, `미배정에서`, `12.5 토로`, as in the draft; empty where it stays. */
  readonly note: string;
}

/** A day that a proposal changes. */
export interface ProposedDay {
  readonly timetableId: Id;
  readonly title: string;
  readonly date: string;
  readonly call: { readonly before: number | null; readonly after: number | null };
  readonly end: { readonly before: number | null; readonly after: number | null };
  readonly strips: readonly ProposedStrip[];
}

/** The days that may change and do: their strips in order, then those that leave, each with where from or where to. */
export function changedDays(
  state: ProjectState,
  asked: {
    readonly problem: ScheduleProblem;
    readonly before: { readonly plan: SchedulePlan };
    readonly boardId: Id;
    readonly lost: readonly Id[];
  },
  plan: SchedulePlan,
  differences: readonly StripDifference[],
): ProposedDay[] {
  const { before, boardId, lost, problem } = asked;
  const titleOf = dayTitles(state, boardId);
  const dateOf = dayDates(state);
  const strip = stripsOf(state, problem);
  const byScene = new Map(differences.map((one) => [one.scene, one]));
  const planned = new Map(plan.days.map((day) => [day.day, day]));
  const earlier = new Map(before.plan.days.map((day) => [day.day, day]));
  const ids = [...problem.days.filter((day) => !day.locked).map((day) => day.id), ...lost];
  return ids.flatMap((id): ProposedDay[] => {
    const now = planned.get(id);
    const was = earlier.get(id);
    const day = state.timetable.get(id);
    const staying = (now?.rows ?? []).flatMap((row) =>
      row.kind === 'scene' ? [stayingStrip(strip(row.scene), row.start, byScene.get(row.scene), dateOf)] : [],
    );
    const leaving = differences
      .filter((one) => one.from?.day === id && one.to?.day !== id)
      .map((one) => leavingStrip(strip(one.scene), one, dateOf));
    const clockMoved = now?.call !== was?.call || now?.release !== was?.release;
    const changed = leaving.length > 0 || staying.some(({ change }) => change !== 'same') || clockMoved;
    if (!day || !changed) return [];
    return [
      {
        timetableId: id,
        title: titleOf(id),
        date: dateOf(id),
        call: { before: was?.call ?? null, after: now?.call ?? null },
        end: { before: was?.release ?? null, after: now?.release ?? null },
        strips: [...staying, ...leaving],
      },
    ];
  });
}

type Named = Pick<ProposedStrip, 'scene' | 'label' | 'place'>;

function stayingStrip(
  named: Named,
  start: number,
  difference: StripDifference | undefined,
  dateOf: (day: string) => string,
): ProposedStrip {
  const change = difference?.change ?? 'same';
  const from = difference?.from ? dateOf(difference.from.day) : '미배정';
  return { ...named, start, change, note: change === 'moved' || change === 'placed' ? `${from}에서` : '' };
}

function leavingStrip(named: Named, { to }: StripDifference, dateOf: (day: string) => string): ProposedStrip {
  return {
    ...named,
    start: null,
    change: 'leaves',
    note: to ? josa(dateOf(to.day), '으로/로') : '미배정으로',
  };
}

/** A day that a proposal empties takes no number, so that those behind it get another: dates tell days apart. */
export function dayDates(state: ProjectState): (day: string) => string {
  return (id) => {
    const day = state.timetable.get(id);
    return day ? `${shortDate(day.tableDate)}${unitMark(day)}` : '';
  };
}

/** `5회차`, or what kind of day it is where it has no number. */
function dayTitles(state: ProjectState, boardId: Id): (day: string) => string {
  const numbers = dayNumbers(state, boardId);
  return (id) => {
    const day = state.timetable.get(id);
    return day ? dayName(day, numbers.get(id)) : '';
  };
}

function stripsOf(state: ProjectState, problem: ScheduleProblem): (scene: string) => Named {
  const known = new Map(problem.scenes.map((scene) => [scene.id, scene]));
  return (scene) => {
    const place = known.get(scene)?.place;
    const real = place ? state.location.get(place)?.realName : undefined;
    const setName = state.scene.get(scene.split('/')[0]!)?.setName;
    return { scene, label: sceneLabel(problem, scene), place: setName || real || '장소 없음' };
  };
}

/** BP3: how many scenes leave the days that are taken for days that are not, and so wait for a day. */
export function waitingAfter(days: readonly ProposedDay[], taken: readonly Id[]): number {
  const own = days.filter((day) => taken.includes(day.timetableId)).flatMap((day) => day.strips);
  const placed = new Set(own.filter(({ change }) => change !== 'leaves').map(({ scene }) => scene));
  return own.filter(({ change, scene }) => change === 'leaves' && !placed.has(scene)).length;
}

/** BP3: how many scenes stay where they are, because the day that they would leave is not taken. */
export function stayingAfter(days: readonly ProposedDay[], taken: readonly Id[]): number {
  const of = (isTaken: boolean) =>
    days.filter((day) => taken.includes(day.timetableId) === isTaken).flatMap((day) => day.strips);
  const wanted = new Set(of(true).flatMap(({ change, scene }) => (change === 'leaves' ? [] : scene)));
  return of(false).filter(({ change, scene }) => change === 'leaves' && wanted.has(scene)).length;
}
