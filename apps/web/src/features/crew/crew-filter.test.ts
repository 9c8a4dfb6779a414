import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { type CrewFilter, filterCrew, noCrewFilter } from './crew-filter.ts';

function crew() {
  const production = new Production();
  const editor = production.member('editor');
  const people = [
    ['연출팀', '한지원', '조감독', editor],
    ['촬영팀', '문가온', '촬영감독', production.member('member')],
    ['촬영팀', '오하람', '포커스 풀러', null],
  ] as const;
  const teams = new Map<string, string>();
  for (const [name, person, roleTitle, userId] of people) {
    const crewTeamId = teams.get(name) ?? production.newId();
    if (!teams.has(name)) production.run('addCrewTeam', { crewTeamId, name, colour: 1, calltimeOffset: 0 });
    teams.set(name, crewTeamId);
    production.run('addCrew', {
      crewId: production.newId(),
      crewTeamId,
      name: person,
      roleTitle,
      userId,
      consent: { guardian: '' },
    });
  }
  const shown = (filter: Partial<CrewFilter>) =>
    filterCrew(production.state, { ...noCrewFilter, ...filter }).map(
      ({ team, people: found }) => `${team.name}: ${found.map(({ name }) => name).join(' ')}`,
    );
  return { shown, teams };
}

describe('the filter of crew teams', () => {
  it('SPEC 3: shows every team where nothing is chosen', () => {
    expect(crew().shown({})).toEqual(['연출팀: 한지원', '촬영팀: 문가온 오하람']);
  });

  it('SPEC 6: leaves those whose permission was chosen', () => {
    expect(crew().shown({ permission: ['editor'] })).toEqual(['연출팀: 한지원']);
    expect(crew().shown({ permission: ['member', 'guest'] })).toEqual(['촬영팀: 문가온']);
  });

  it('SPEC 3: leaves the teams that were chosen, and who is searched for', () => {
    const { shown, teams } = crew();
    expect(shown({ team: [teams.get('촬영팀')!] })).toEqual(['촬영팀: 문가온 오하람']);
    expect(shown({ search: 'ㅇㅎㄹ' })).toEqual(['촬영팀: 오하람']);
    expect(shown({ search: '촬영감독' })).toEqual(['촬영팀: 문가온']);
  });
});
