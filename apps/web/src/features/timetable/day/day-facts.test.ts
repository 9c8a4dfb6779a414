import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { boardView } from '../view/board-view.ts';
import { dayBar, movesOnDay, peopleOnDay } from './day-facts.ts';

it('one day says who is there from when to when, what moves, and how it lies in the light', () => {
  const production = new Production();
  const [lead, other] = [production.character('준호'), production.character('민서')];
  const day = production.day('2026-12-01');
  const set = (setName: string) =>
    ({ setName, plannedMinutes: 60, setting: 'EXT', timeOfDay: 'day' }) as const;
  production.allocate(
    day,
    production.scene(1, set('편의점'), [lead]),
    production.scene(2, set('옥상'), [other]),
    production.scene(3, set('옥상'), [lead]),
  );
  const [view] = boardView(production.state, production.boardId).days;
  expect(peopleOnDay(production.state, view!)).toMatchObject([
    { name: '준호', first: 420, last: 600, waits: 60, scenes: ['1', '3'] },
    { name: '민서', first: 480, last: 540, waits: 0, scenes: ['2'] },
  ]);
  expect(movesOnDay(production.state, day)).toMatchObject([
    { what: '편의점 → 옥상', minutes: 60, marks: ['추정', '이동 줄 없음'] },
  ]);
  const bar = dayBar(view!);
  expect([bar.from, bar.to]).toEqual([420, 1080]);
  expect(bar.parts.map(({ left, tone }) => [Math.round(left), tone])).toEqual([
    [0, 'day'],
    [9, 'day'],
    [18, 'day'],
  ]);
  expect(bar.light!.left).toBeGreaterThan(0);
});
