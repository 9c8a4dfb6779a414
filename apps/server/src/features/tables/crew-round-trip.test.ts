import { reportXlsx } from '@ddak/documents';
import { compareCrewList, crewList, type ListedPerson, listedPersonSchema, reportCsv } from '@ddak/domain';
import { readTableFile } from '@ddak/screenplay/table-file';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';

const COUNT = 2000;
const TEAMS = ['연출', '촬영 (B팀)', '=미술', 'DIT, 데이터', '아역'];

const named = (kind: number, no: string): string =>
  [
    `김하늘${no}`,
    `박 들${no}`,
    `+이산${no}`,
    `'오람${no}'`,
    `=최강${no}`,
    `문가온${no}(막내)`,
    `Kim, "Ray" ${no}`,
  ][kind]!;

const listed = (i: number): ListedPerson => {
  const number = `0000-${String(i).padStart(4, '0')}`;
  return {
    teamName: TEAMS[i % TEAMS.length]!,
    // Every tenth has the name of others.
    name: named(i % 7, i % 10 === 9 ? '' : `${i}`),
    roleTitle: ['', '조감독', '@퍼스트 AC', '-붐', '1', '감독, 각본'][i % 6]!,
    phone: [
      '',
      `010-${number}`,
      `010${number.replace('-', '')}`,
      `+82 10-${number}`,
      `010-${number} / 02-000-0000`,
    ][i % 5]!,
    email: ['', `crew${i}@example.com`, `-crew${i}@example.com`][i % 3]!,
    guardian: i % 100 === 4 ? '박산' : '',
  };
};

function withCrew(people: ListedPerson[]): Production {
  const production = new Production();
  production.run('importCrew', { people, consent: true });
  expect(production.state.crew.size).toBe(COUNT);
  return production;
}

/** What the list says, as `ddak table FILE` prints it and the app takes it over. */
async function readBack(bytes: Uint8Array): Promise<ListedPerson[]> {
  const file = await readTableFile(bytes, {});
  if (!file.ok || file.table.as !== 'crew') throw new Error('not read');
  return file.table.rows.map(({ crewTeam, ...told }) =>
    listedPersonSchema.parse({ ...told, teamName: crewTeam }),
  );
}

const list = ({ state }: Production) => crewList(state, true);
const csvOf = (production: Production) => reportCsv(list(production));

it.each([
  ['XLSX', (production: Production) => reportXlsx(list(production), { madeAt: new Date(0) })],
  ['CSV', async (production: Production) => new TextEncoder().encode(csvOf(production))],
] as const)('CR18: a list of 2,000 people comes back without a change: %s', async (_, fileOf) => {
  const production = withCrew(Array.from({ length: COUNT }, (_, i) => listed(i)));
  const people = await readBack(await fileOf(production));
  expect(people).toHaveLength(COUNT);
  const ids = { projectId: production.projectId, commandId: production.newId() };
  const news = compareCrewList(production.state, people, ids).flatMap(({ what, fields }, i) =>
    what === 'same' ? [] : [`${what} ${JSON.stringify(people[i])} ${fields.join()}`],
  );
  expect(news).toEqual([]);
  expect(production.try('importCrew', { people, consent: true }).kind).toBe('nothing');
  // Another project that takes it over lists them as it was read.
  expect(await readBack(await fileOf(withCrew(people)))).toEqual(people);
});
