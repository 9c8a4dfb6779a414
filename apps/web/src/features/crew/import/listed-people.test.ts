import { expect, it } from 'vitest';
import { listedPeople } from './listed-people.ts';

const told = {
  crewTeam: '',
  roleTitle: '감독',
  name: '김하늘',
  character: '',
  phone: '010-0000-0001',
  email: 'a@example.com',
  guardian: '',
  note: '',
  others: [],
  doubts: [],
};
const table = (...rows: Partial<typeof told>[]) => ({
  as: 'crew' as const,
  sheet: null,
  headRow: 1,
  columns: [],
  skipped: [],
  rows: rows.map((row, i) => ({ row: i + 2, ...told, ...row })),
});

it('CR10: takes people of a list as the project can hold them, and tells what does not fit', () => {
  const [plain, long] = listedPeople(
    table({}, { crewTeam: '연출부', name: '가'.repeat(70) }),
    new Map(),
    true,
  );
  expect(plain).toMatchObject({
    row: 2,
    person: { teamName: '기타', name: '김하늘', phone: '010-0000-0001' },
  });
  expect(long?.person.name).toHaveLength(60);
  expect(long?.doubts[0]).toContain('60자까지만');
});

it('CR2, PD9: leaves contacts out for whom they are not, and takes the guardian that was named', () => {
  const [person] = listedPeople(table({}), new Map([[2, '박들']]), false);
  expect(person?.person).toMatchObject({ phone: '', email: '', guardian: '박들' });
});
