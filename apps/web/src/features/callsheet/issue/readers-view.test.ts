import type { SheetReader } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { groupReaders, linkedReaders, linkLines } from './readers-view.ts';

const made = new Production();
const teams = new Map(
  ['연출', '촬영'].map((name) => {
    const crewTeamId = made.newId();
    made.run('addCrewTeam', { crewTeamId, name, colour: 0, calltimeOffset: 0 });
    return [name, crewTeamId];
  }),
);
const personOf = (name: string, teamName: string, phone: string): string => {
  const crewId = made.newId();
  const crewTeamId = teams.get(teamName)!;
  const person = { name, roleTitle: '', userId: null, consent: { guardian: '' } };
  made.run('addCrew', { crewId, crewTeamId, ...person });
  made.run('setPersonContact', { contactId: made.newId(), crewId, phone, email: '' });
  return crewId;
};
const reader = (one: Partial<SheetReader> & Pick<SheetReader, 'name'>): SheetReader => ({
  ...{ kind: 'crew', id: made.newId(), team: '', standing: 'missing', at: null, way: null },
  ...one,
});
const readers = [
  reader({ id: personOf('남도윤', '촬영', '010-0000-0011'), name: '남도윤', team: '촬영' }),
  reader({ name: '서유진', kind: 'actor', team: '은하' }),
  reader({ name: '정서윤', kind: 'member', team: '연출', standing: 'confirmed' }),
  reader({ name: '한지후', team: '촬영', standing: 'confirmed' }),
  reader({ name: '오세준', kind: 'member' }),
];
const ALL = { search: '', onlyWaiting: false };
const told = (filter: Parameters<typeof groupReaders>[2]) =>
  groupReaders(made.state, readers, filter).map(({ title, confirmed, count, readers: found }) => [
    `${title} ${confirmed}/${count}`,
    ...found.map(({ name }) => name),
  ]);

describe('who has read an issued sheet', () => {
  it('CS109: stands under their teams in the order of these, then the actors, then who is in none', () => {
    expect(told(ALL)).toEqual([
      ['연출 1/1', '정서윤'],
      ['촬영 1/2', '남도윤', '한지후'],
      ['배우 0/1', '서유진'],
      ['팀 없음 0/1', '오세준'],
    ]);
  });

  it('CS109: is found by name, initial letters, team and part, and by not having confirmed', () => {
    expect(told({ ...ALL, search: 'ㄴㄷㅇ' })).toEqual([['촬영 1/2', '남도윤']]);
    expect(told({ ...ALL, search: '배우' })).toEqual([['배우 0/1', '서유진']]);
    expect(told({ ...ALL, search: '은하' })).toEqual([['배우 0/1', '서유진']]);
    expect(told({ search: '촬영', onlyWaiting: true })).toEqual([['촬영 1/2', '남도윤']]);
    expect(told({ ...ALL, search: '없는 사람' })).toEqual([]);
  });

  it('CS110: has a line with team, name, phone and link, unless they have an account or no link', () => {
    const linked = linkedReaders(groupReaders(made.state, readers, ALL));
    expect(linked.map(({ name }) => name)).toEqual(['남도윤', '한지후', '서유진']);
    expect(linkLines(made.state, linked, ['https://a/c/1', null, 'https://a/c/3'])).toEqual([
      '촬영\t남도윤\t010-0000-0011\thttps://a/c/1',
      '배우\t서유진\t\thttps://a/c/3',
    ]);
  });
});
