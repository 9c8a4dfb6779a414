import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { crewList, type ListedPerson, reportCsv } from '../index.ts';

const person = (teamName: string, name: string, more: Partial<ListedPerson> = {}): ListedPerson => ({
  ...{ teamName, name, roleTitle: '', phone: '', email: '', guardian: '' },
  ...more,
});
const withCrew = (...people: ListedPerson[]) => {
  const production = new Production();
  production.run('importCrew', { people, consent: true });
  return production.state;
};
const csv = (...people: ListedPerson[]) => reportCsv(crewList(withCrew(...people), true)).slice(1);

it('CR18: says a line a person, by team, with how they are reached, harmless to a spreadsheet', () => {
  const list = csv(
    person('연출', '김하나', { roleTitle: '조감독', phone: '010-0000-0001', email: 'a@example.com' }),
    person('촬영', '=이둘', { roleTitle: '+1st, AC', phone: '+82 10-0000-0002' }),
    person('연출', '박셋', { email: '@example.com' }),
  );
  expect(list.split('\r\n')).toEqual([
    '팀,직책,이름,연락처,이메일',
    '연출,조감독,김하나,010-0000-0001,a@example.com',
    `연출,,박셋,,"'@example.com"`,
    `촬영,"'+1st, AC","'=이둘","'+82 10-0000-0002",`,
    '',
  ]);
});

it('CR18: leaves the columns of contacts and guardians out for whom they are not', () => {
  const state = withCrew(person('아역', '박들', { phone: '010-0000-0001', guardian: '박산' }));
  expect(reportCsv(crewList(state, false)).slice(1)).toBe('팀,직책,이름\r\n아역,,박들\r\n');
  expect(reportCsv(crewList(state, true)).slice(1)).toBe(
    '팀,직책,이름,연락처,이메일,보호자\r\n아역,,박들,010-0000-0001,,박산\r\n',
  );
});
