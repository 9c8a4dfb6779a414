import { Production, publishSheet } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  type BoardCosts,
  boardCost,
  boardCostsByDay,
  costTables,
  daysOf,
  holdDays,
  type Id,
  type ProjectState,
  rowsOf,
} from '../index.ts';

/** A scene of an hour on each of three days; the same actor on the first and the last, another on the second. */
function film() {
  const made = new Production();
  const patch = { crewDay: 800_000, shootDay: 0, mealPerHead: 0, companyMove: 0 };
  made.run('setCostRates', { ratesId: made.newId(), patch });
  const [lead, guest] = [made.character('준호'), made.character('민서')];
  const price = (characterId: Id) => ({ payId: made.newId(), crewId: null, characterId });
  const people = [lead, guest].map((id) => ({ ...price(id), patch: { dayRate: 100_000, holdRate: 40_000 } }));
  const locationId = made.location('등대');
  const places = [{ costId: made.newId(), locationId, patch: { dayFee: 300_000, redressFee: 0 } }];
  made.run('setPrices', { people, places });
  const days = ['2026-12-01', '2026-12-02', '2026-12-03'].map((date) => made.day(date, { calltime: 480 }));
  const rows = days.map((day, i) => {
    const at = { setName: '등대', location: locationId, plannedMinutes: 60 };
    return made.allocate(day, made.scene(i + 1, at, [i === 1 ? guest : lead]))[0]!;
  });
  const report = (day: Id, gatheredAt: number, releasedAt: number) =>
    made.run('editDayReport', {
      ...{ reportId: made.newId(), timetableId: day, patch: { gatheredAt, releasedAt } },
      ...{ cuts: [], calls: [] },
    });
  const cost = () => boardCost(made.state, made.boardId);
  const of = (day: Id) => costTables(made.state, made.boardId).tables.days.find(({ key }) => key === day);
  return { made, days, rows, report, cost, of };
}

describe('what a day costs that was shot', () => {
  it('CO20: is worked out from the hours that it had, not from those that were planned', () => {
    const { days, report, cost, of } = film();
    const planned = cost();
    // Ten hours: two of them at one and a half of 100,000 an hour.
    report(days[0]!, 480, 1080);
    expect(cost()).toBe(planned + 300_000);
    expect(of(days[0]!)).toMatchObject({
      about: '12.1 화 · 찍은 날',
      work: { hours: { worked: 600, overtime: 120 } },
    });
    expect(of(days[1]!)?.about).toBe('12.2 수');
  });

  it('CO20: is the same where it ended early: the plain day is paid in full', () => {
    const { days, report, cost } = film();
    const planned = cost();
    report(days[0]!, 480, 500);
    expect(cost()).toBe(planned);
  });

  it('CO20: pays who, and what, was called for a scene that was not shot after all', () => {
    const { made, days, rows, cost, of } = film();
    const planned = cost();
    made.run('recordRow', { rowId: rows[1]!, patch: { state: 'dropped' } });
    expect(cost()).toBe(planned);
    expect(of(days[1]!)?.parts).toEqual([
      { kind: 'crew', won: 800_000 },
      { kind: 'places', won: 300_000 },
      { kind: 'castWork', won: 100_000 },
      { kind: 'castHold', won: 40_000 },
    ]);
    // It is shot on another day: that is paid too, and nobody waits for the day on which they were called.
    made.allocate(days[2]!, rowsOf(made.state, days[1]!)[0]!.sceneData!);
    expect(cost()).toBe(planned + 100_000);
    expect(holdDays(made.state, made.boardId)).toBe(1);
  });

  it('CO20: pays nobody who was called for it where it was called off before its call', () => {
    const { made, days, rows, of } = film();
    const callsheetId = made.newId();
    made.run('makeCallsheet', { callsheetId, timetableId: days[1]! });
    publishSheet(made, callsheetId);
    made.run('cancelCallsheet', { callsheetId, versionId: made.newId(), note: '비' });
    made.run('recordRow', { rowId: rows[1]!, patch: { state: 'dropped' } });
    expect(of(days[1]!)?.parts).toEqual([{ kind: 'castHold', won: 40_000 }]);
  });

  it('CO20: has no minutes for moves beside the times that were recorded', () => {
    const { made, days, rows, cost } = film();
    const elsewhere = made.scene(9, {
      location: made.location('시장'),
      setName: '시장',
      plannedMinutes: 500,
    });
    const [second] = made.allocate(days[0]!, elsewhere);
    const planned = cost();
    made.run('recordRow', { rowId: rows[0]!, patch: { state: 'done', actualStart: 480, actualEnd: 540 } });
    expect(cost()).toBe(planned);
    made.run('recordRow', { rowId: second!, patch: { state: 'done', actualStart: 540, actualEnd: 960 } });
    expect(cost()).toBeLessThan(planned);
  });

  it('CO20: is told apart from what is still to be shot', () => {
    const { made, days, report } = film();
    const shot = () => costTables(made.state, made.boardId).shot;
    expect(shot()).toMatchObject({ days: 0, won: 0 });
    report(days[0]!, 480, 900);
    expect(shot()).toMatchObject({ days: 1, won: 1_200_000, ofKinds: { crew: 800_000, castWork: 100_000 } });
  });

  it('TT40: costs the same in a draft that was made before, and stands there on its own day of that date', () => {
    const { made, days, rows, report } = film();
    const draft = made.newId();
    made.run('copyBoard', { fromBoardId: made.boardId, boardId: draft, name: '2안' });
    made.run('recordRow', { rowId: rows[1]!, patch: { state: 'dropped' } });
    report(days[0]!, 480, 1080);
    const [own, its] = [made.boardId, draft].map((id) => costsByDay(made.state, id));
    expect(its!.won).toBe(own!.won);
    expect([...its!.ofDays.values()]).toEqual([...own!.ofDays.values()]);
    expect(daysOf(made.state, draft).map(({ _id }) => its!.ofDays.has(_id))).toEqual([true, true, true]);
  });
});

function costsByDay(state: ProjectState, boardId: Id): BoardCosts {
  const steps = boardCostsByDay(state, boardId);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
