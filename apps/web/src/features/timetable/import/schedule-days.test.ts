import { daysOf, type Id, type ProjectState, readUss, rowsOf, writeUss } from '@ddak/domain';
import { readContent, type TableReading } from '@ddak/screenplay/table';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { listedDays } from './listed-days.ts';

function daysOfFile(from: Production, into: Production) {
  const answer = readUss(JSON.parse(writeUss(from.state, { now: from.now })));
  if (!answer.ok) throw new Error(`not read: ${answer.where}`);
  const table = readContent({ sheets: [], schedule: answer.schedule }, { as: 'days' });
  return listedDays(table as Extract<TableReading, { as: 'days' }>, into.state, into.boardId, 2026);
}

/** The days of a board with their scenes by number, and which half of them. */
const told = (state: ProjectState, boardId: Id) =>
  daysOf(state, boardId).map(({ _id, tableDate, unit, dayKind, calltime }) => ({
    ...{ tableDate, unit, dayKind, calltime: dayKind === '촬영' ? calltime : null },
    scenes: rowsOf(state, _id).flatMap(({ sceneData, part }) => {
      const scene = state.scene.get(sceneData ?? '');
      return scene ? [`${scene.sceneNo}${part === null ? '' : `/${part}`}`] : [];
    }),
  }));

function film(): Production {
  const production = new Production();
  const [one, two, three, four] = [1, 2, 3, 4].map((sceneNo) => production.scene(sceneNo, { pages: 8 })) as [
    Id,
    Id,
    Id,
    Id,
  ];
  const first = production.day('2026-12-01', { calltime: 390 });
  const last = production.day('2026-12-07', { calltime: 1020 });
  production.day('2026-12-02', { dayKind: '휴일' });
  production.day('2026-12-05', { dayKind: '이동' });
  production.day('2026-11-29', { dayKind: '준비' });
  const [row] = production.allocate(first, three, one);
  production.allocate(last, two);
  production.split(row!, last);
  production.allocate(production.day('2026-12-01', { unit: 'B', calltime: 540 }), four);
  return production;
}

it('US8: days that were written for other programs come back with their dates, calls and scenes', () => {
  const from = film();
  const into = new Production({ seed: 7 });
  for (const sceneNo of [1, 2, 3, 4]) into.scene(sceneNo, { pages: 8 });
  const { days, left } = daysOfFile(from, into);
  expect([left, days.flatMap(({ doubts }) => doubts)]).toEqual([[], []]);
  into.run('importDays', { boardId: into.boardId, days: days.map(({ day }) => day) });
  expect(told(into.state, into.boardId)).toEqual(told(from.state, from.boardId));
});

it('US8, TT24: a file of the board itself changes nothing on it', () => {
  const from = film();
  const { days } = daysOfFile(from, from);
  const before = told(from.state, from.boardId);
  from.run('importDays', { boardId: from.boardId, days: days.map(({ day }) => day) });
  expect(told(from.state, from.boardId)).toEqual(before);
});
