import { Production, publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { type Id, isOfCrew, ownWork, type ProjectState, readableState } from '../index.ts';
import { memberOf } from '../member-of.ts';
import { costTables } from './tables/cost-tables.ts';

/** Somebody of the crew with an account; of a team that is there, or of one of their own. */
function crewMember(made: Production, dayRate: number | null, team?: Id) {
  const userId = made.member('member');
  const [crewTeamId, crewId] = [team ?? made.newId(), made.newId()];
  if (!team) made.run('addCrewTeam', { crewTeamId, name: '현장', colour: 0, calltimeOffset: 0 });
  const person = { crewId, crewTeamId, name: '남도윤', roleTitle: '', userId };
  made.run('addCrew', { ...person, consent: { guardian: '' } });
  if (dayRate !== null)
    made.run('setPersonPay', { payId: made.newId(), crewId, characterId: null, dayRate, holdRate: 50_000 });
  return { userId, crewId };
}

/** As their device has it: what they may read, and what they are paid. */
function seenBy(state: ProjectState, userId: Id): ProjectState {
  const own = [...state.personPay].filter(([, pay]) => pay.userId === userId);
  return { ...readableState(state, memberOf(state, userId)!), personPay: new Map(own) };
}

const daysOf = (work: ReturnType<typeof ownWork>) => work!.weeks.flatMap(({ days }) => days);

describe('CO18: what I work and am paid', () => {
  it('is of an issued day from my own call on, of the plan from everybody’s', () => {
    const { production, callsheetId } = shootingDay();
    // The sheet calls everybody at eight, and this team at seven.
    const team = [...production.state.crewTeam.values()].find(({ name }) => name === '제작')!;
    const { userId } = crewMember(production, 240_000, team._id);
    publishSheet(production, callsheetId);
    const [before, issued] = daysOf(ownWork(seenBy(production.state, userId), userId));
    expect([before!.isIssued, issued!.isIssued]).toEqual([false, true]);
    expect(issued!.start).toBe(420);
    const { calltime } = production.state.timetable.get(before!.timetableId)!;
    expect(before!.start).toBe(calltime);
    expect(issued!.worked).toBeGreaterThan(0);
    expect(issued!.worked).toBeLessThanOrEqual(issued!.end - issued!.start);
    expect(issued!.won).toBeGreaterThanOrEqual(240_000);
  });

  it('adds up by weeks from Monday, beside the most that a week holds', () => {
    const made = new Production();
    const { userId } = crewMember(made, 240_000);
    // A Friday, the Monday after it, a holiday on the Friday of that week.
    for (const [i, date] of ['2026-12-18', '2026-12-21', '2026-12-25'].entries())
      made.allocate(made.day(date, { calltime: 480 }), made.scene(i + 1, { plannedMinutes: 480 }));
    const work = ownWork(made.state, userId)!;
    expect(work.weeks.map(({ monday, days }) => [monday, days.length])).toEqual([
      ['2026-12-14', 1],
      ['2026-12-21', 2],
    ]);
    expect(work.weekLimit).toBe(52 * 60);
    const [friday, monday, holiday] = daysOf(work);
    expect(holiday!.isHoliday).toBe(true);
    expect(holiday!.won! - monday!.won!).toBeGreaterThanOrEqual(120_000);
    expect(work.won).toBe(friday!.won! + monday!.won! + holiday!.won!);
    expect(work.weeks[1]!.worked).toBe(monday!.worked + holiday!.worked);
  });

  it('is what the plan costs for me, where I am called with everybody', () => {
    const made = new Production();
    const { userId, crewId } = crewMember(made, 210_000);
    for (const [i, hours] of [5, 8, 11, 15].entries())
      made.allocate(made.day(`2026-12-0${i + 1}`), made.scene(i + 1, { plannedMinutes: hours * 60 }));
    const row = costTables(made.state, made.boardId).tables.people.find(({ key }) => key === crewId)!;
    expect(Math.abs(ownWork(made.state, userId)!.won! - row.won)).toBeLessThanOrEqual(4);
  });

  it('has hours alone where nobody has said what I am paid, and nothing of what was called off', () => {
    const { production, callsheetId } = shootingDay();
    const team = [...production.state.crewTeam.values()].find(({ name }) => name === '제작')!;
    const { userId } = crewMember(production, null, team._id);
    publishSheet(production, callsheetId);
    expect(ownWork(seenBy(production.state, userId), userId)).toMatchObject({ won: null, dayRate: null });
    const dates = () => daysOf(ownWork(seenBy(production.state, userId), userId)).map(({ date }) => date);
    expect(dates()).toContain('2026-12-02');
    production.run('cancelCallsheet', { callsheetId, versionId: production.newId(), note: '태풍' });
    expect(dates()).not.toContain('2026-12-02');
  });

  it('CS100: has nothing of a day on which nobody calls my team', () => {
    const { production, callsheetId } = shootingDay();
    const { userId } = crewMember(production, 240_000);
    publishSheet(production, callsheetId);
    const dates = daysOf(ownWork(seenBy(production.state, userId), userId)).map(({ date }) => date);
    expect(dates).not.toContain('2026-12-02');
    expect(dates).toContain('2026-12-01');
  });

  it('is of who is of the crew alone, who may not see the crew among them', () => {
    const made = new Production();
    const { userId } = crewMember(made, 210_000);
    expect(ownWork(made.state, made.ownerId)).toBeNull();
    expect(isOfCrew({ ...made.state, crew: new Map() }, userId)).toBe(true);
    expect(isOfCrew({ ...made.state, personPay: new Map() }, userId)).toBe(true);
  });
});
