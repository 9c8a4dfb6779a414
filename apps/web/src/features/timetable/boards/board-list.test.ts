import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { boardLines, boardLosses, nextBoardName } from './board-list.ts';

it('the menu of boards says what each holds, and which one is the plan', () => {
  const production = new Production();
  production.allocate(production.day('2026-12-01'), production.scene(1), production.scene(2));
  const boardId = production.newId();
  production.run('addBoard', { boardId, name: nextBoardName(production.state) });
  expect(boardLines(production.state).map(({ name, facts, isCurrent }) => [name, facts, isCurrent])).toEqual([
    ['1안', '1회차 · 2씬 배정', true],
    ['2안', '촬영일 없음', false],
  ]);
  expect(nextBoardName(production.state)).toBe('3안');
  expect(boardLosses(production.state, boardId)).toEqual([]);
  expect(boardLosses(production.state, production.boardId)).toEqual(['날 1일', '씬 줄 2개와 일정 줄 0개']);
});
