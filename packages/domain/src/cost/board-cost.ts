import { groupBy } from '../kernel/group-by.ts';
import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import { type LabourRules, rulesInForce } from '../labour/rules-in-force.ts';
import { workDayOf, workedMinutes } from '../labour/work-day.ts';
import { scenePlace } from '../scene/sets/scene-place.ts';
import type { ProjectState } from '../state.ts';
import { daysOf, rowsOf } from '../timetable/rows-of.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { crewRates, ratesOf } from './crew-rates.ts';
import { dayWithMoves } from './day-with-moves.ts';
import { hiredThings, hireFees, paidOnce } from './item-fees.ts';
import { type CostedDay, type Prices, planCost } from './plan-cost.ts';
import { USUAL_COSTS } from './usual-costs.ts';

const rememberDay = remembering<Timetable, CostedDay | null>();

/**
 * CO9: what a board costs as it stands, in whole won, days that are locked or begun too; quick enough to be asked before
 * each drop: of the days only those are read again whose rows are others.
 */
export function boardCost(state: ProjectState, boardId: Id): number {
  const days = daysOf(state, boardId);
  const project = state.project.get(state.board.get(boardId)?.projectId ?? '');
  const rules = rulesInForce(project?.labourRules);
  const costed = days.flatMap((day) => costedDay(state, day, rules) ?? []);
  const dates = [...new Set(days.flatMap((day) => (day.dayKind === '촬영' ? [day.tableDate] : [])))];
  const parts = planCost(costed, dates, pricesOf(state, costed));
  return Math.round(Object.values(parts).reduce((sum, won) => sum + won, 0));
}

/** A day on which something is shot; null: it costs nothing. */
function costedDay(state: ProjectState, day: Timetable, rules: LabourRules): CostedDay | null {
  const rows = rowsOf(state, day._id);
  const { scene, location, project, costRates, personPay, breakdownItem, itemCost } = state;
  const inputs = [rows, scene, location, project, costRates, personPay, breakdownItem, itemCost];
  return rememberDay(day, inputs, () => {
    const scenes = rows.flatMap((row) => {
      const scene = row.state === 'dropped' ? undefined : state.scene.get(row.sceneData ?? '');
      return scene && scene.status !== 'omitted' ? [scene] : [];
    });
    const planned = scenes.length > 0 && day.dayKind === '촬영' ? workDayOf(state, day) : null;
    if (!planned) return null;
    const work = dayWithMoves(state, day, planned);
    const cast = scenes.flatMap(({ characters }) => characters.map(({ _id }) => _id));
    return {
      date: day.tableDate,
      unit: day.unit,
      start: work.start,
      end: work.end,
      workMinutes: workedMinutes(work),
      pauses: work.pauses,
      rates: crewRates(state, rules, work.holiday),
      // Nobody is paid by the minute.
      cast: new Map(cast.map((id) => [id, { minutes: 0, worked: 0 }])),
      route: scenes.flatMap((scene) => scenePlace(state, scene)?.key ?? []),
      elements: new Set(scenes.flatMap((scene) => hiredThings(state, scene._id))),
    };
  });
}

/** CO6: as the production says, else as usual. */
function pricesOf(state: ProjectState, days: readonly CostedDay[]): Prices {
  const { companyMove, dropAfterDays } = ratesOf(state);
  const pays = groupBy(state.personPay, 'characterId');
  const fees = groupBy(state.locationCost, 'locationId');
  const people = new Set(days.flatMap(({ cast }) => [...cast.keys()]));
  const places = new Set(days.flatMap(({ route }) => route));
  return {
    cast: new Map(
      [...people].map((id) => {
        const pay = pays.get(id)?.[0];
        const dayRate = pay?.dayRate ?? USUAL_COSTS.castDay.value;
        const holdRate = pay?.holdRate ?? USUAL_COSTS.castHold.value;
        return [id, { dayRate, holdRate, dropAfterDays, pickupFee: 0, minuteRate: 0 }];
      }),
    ),
    places: new Map(
      [...places].map((id) => {
        const fee = fees.get(id)?.[0];
        return [
          id,
          { feePerDay: fee?.dayFee ?? USUAL_COSTS.placeDay.value, returnFee: fee?.redressFee ?? 0 },
        ];
      }),
    ),
    elements: hireFees(state),
    once: paidOnce(state),
    move: () => companyMove,
  };
}
