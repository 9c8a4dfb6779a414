import { Production, publishSheet } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  callOf,
  memberOf,
  myDays,
  ownWork,
  planDifferences,
  readersOf,
  takeFromPlan,
  toldOf,
} from '../index.ts';
import { unitInName } from './team-unit.ts';

/** A date on which both units shoot, and teams of the first, of the second and of both, each with somebody. */
function twoUnits() {
  const made = new Production();
  const team = (name: string, unit?: 'A' | 'B' | null) => {
    const [crewTeamId, userId] = [made.newId(), made.member('editor')];
    const plain = { crewTeamId, name, colour: 0, calltimeOffset: 0 };
    made.run('addCrewTeam', unit === undefined ? plain : { ...plain, unit });
    const person = { name: `${name}의 한 사람`, roleTitle: '', userId, consent: null };
    made.run('addCrew', { crewId: made.newId(), crewTeamId, ...person });
    return { crewTeamId, userId };
  };
  const teams = { first: team('촬영', 'A'), second: team('촬영 둘', 'B'), both: team('제작') };
  const sheetOf = (unit: 'A' | 'B', sceneNo: number) => {
    const [callsheetId, timetableId] = [made.newId(), made.day('2026-12-01', { unit })];
    made.allocate(timetableId, made.scene(sceneNo, { setName: '옥상', plannedMinutes: 60 }));
    return { callsheetId, timetableId };
  };
  const days = { A: sheetOf('A', 1), B: sheetOf('B', 2) };
  const issue = (unit: 'A' | 'B') => {
    const { versionId } = publishSheet(made, days[unit].callsheetId);
    return made.state.callsheetVersion.get(versionId)!;
  };
  const make = (unit: 'A' | 'B') => made.run('makeCallsheet', days[unit]);
  const called = (unit: 'A' | 'B') =>
    made.state.callsheet
      .get(days[unit].callsheetId)!
      .teamCalls.map(({ crewTeamId }) => made.state.crewTeam.get(crewTeamId)!.name);
  return { made, teams, days, issue, make, called };
}

describe('CR20: the unit of a team', () => {
  it('is both until somebody says so, and is said again', () => {
    const { made, teams } = twoUnits();
    const unitOf = ({ crewTeamId }: { readonly crewTeamId: string }) =>
      made.state.crewTeam.get(crewTeamId)!.unit;
    expect([teams.first, teams.second, teams.both].map(unitOf)).toEqual(['A', 'B', null]);
    made.run('editCrewTeam', { crewTeamId: teams.both.crewTeamId, patch: { unit: 'B' } });
    expect(unitOf(teams.both)).toBe('B');
  });

  it('is the second where the name in a list says so, and a B camera is none', () => {
    const second = ['B팀 촬영', '촬영 B팀', '촬영(B팀)', 'B유닛', 'B unit', '세컨 유닛'];
    expect(second.map(unitInName)).toEqual(second.map(() => 'B'));
    const others = ['촬영', 'B캠', '촬영 B', 'A팀 촬영', 'CB팀', '제2촬영'];
    expect(others.map(unitInName)).toEqual(others.map(() => null));
    const made = new Production();
    const person = { roleTitle: '', phone: '', email: '', guardian: '' };
    const people = ['촬영', 'B팀 촬영'].map((teamName, i) => ({ ...person, teamName, name: `오하린${i}` }));
    made.run('importCrew', { people, consent: true });
    expect([...made.state.crewTeam.values()].map(({ name, unit }) => [name, unit])).toEqual([
      ['촬영', null],
      ['B팀 촬영', 'B'],
    ]);
  });
});

describe('CS108: a sheet of one of two units', () => {
  it('calls the teams of its unit and those of both', () => {
    const { make, called } = twoUnits();
    make('A');
    make('B');
    expect(called('A')).toEqual(['촬영', '제작']);
    expect(called('B')).toEqual(['촬영 둘', '제작']);
  });

  it('says which team is too many or missing once a team is of another unit, and takes it over', () => {
    const { made, teams, days, make, called } = twoUnits();
    make('B');
    made.run('editCrewTeam', { crewTeamId: teams.both.crewTeamId, patch: { unit: 'A' } });
    made.run('editCrewTeam', { crewTeamId: teams.first.crewTeamId, patch: { unit: null } });
    const { callsheetId } = days.B;
    const differences = planDifferences(made.state, callsheetId).filter(({ part }) => part === '팀별 콜');
    expect(differences.map(({ title, plan }) => [title, plan !== null])).toEqual([
      ['촬영', true],
      ['제작', false],
    ]);
    made.run('editCallsheet', { callsheetId, ...takeFromPlan(differences) });
    expect(called('B').toSorted()).toEqual(['촬영', '촬영 둘']);
  });

  it('tells who works with the other nothing, and does not wait for them', () => {
    const { made, teams, issue, make } = twoUnits();
    make('A');
    make('B');
    issue('A');
    const version = issue('B');
    const told = new Set(toldOf(made.state, version).map(({ to }) => to.id));
    expect([teams.first, teams.second, teams.both].map(({ userId }) => told.has(userId))).toEqual([
      false,
      true,
      true,
    ]);
    const readers = new Set(readersOf(made.state, version).map(({ id }) => id));
    expect(readers.has(teams.first.userId)).toBe(false);
    expect(readers.has(teams.second.userId)).toBe(true);
  });

  it('calls nobody of the other where it calls no team, and tells who was called before', () => {
    const { made, teams, days, issue, make } = twoUnits();
    make('B');
    const { callsheetId } = days.B;
    const edit = (change: object) =>
      made.run('editCallsheet', { callsheetId, patch: {}, put: {}, remove: [], ...change });
    const call = { _id: made.newId(), calltime: null, place: '', preparation: '' };
    edit({ put: { teamCalls: [{ ...call, crewTeamId: teams.first.crewTeamId }] } });
    const of = (version: ReturnType<typeof issue>) =>
      toldOf(made.state, version).find(({ to }) => to.id === teams.first.userId)?.kind;
    expect(of(issue('B'))).toBe('called');
    edit({ remove: made.state.callsheet.get(callsheetId)!.teamCalls.map(({ _id }) => _id) });
    const bare = issue('B');
    expect(of(bare)).toBe('dropped');
    const to = (userId: string) => ({ kind: 'member', id: userId }) as const;
    expect(callOf(made.state, bare.sheet, to(teams.first.userId))).toBeNull();
    expect(callOf(made.state, bare.sheet, to(teams.second.userId))).not.toBeNull();
  });

  it('is not among the planned days of who works with the other, nor in what they work', () => {
    const { made, teams } = twoUnits();
    const daysOf = ({ userId }: { readonly userId: string }) =>
      myDays(made.state, memberOf(made.state, userId)!, '2026-12-01').map(({ dayName }) => dayName);
    const workOf = ({ userId }: { readonly userId: string }) =>
      ownWork(made.state, userId)!.weeks.flatMap(({ days }) => days.map(({ dayName }) => dayName));
    for (const told of [daysOf, workOf]) {
      expect(told(teams.first)).toEqual(['1회차']);
      expect(told(teams.second)).toEqual(['1회차 B팀']);
      expect(told(teams.both)).toEqual(['1회차', '1회차 B팀']);
    }
  });
});
