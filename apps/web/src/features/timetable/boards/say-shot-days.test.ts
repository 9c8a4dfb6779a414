import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { sayShotDays } from './say-shot-days.ts';

describe('what is said when a board becomes the plan', () => {
  const film = () => {
    const production = new Production();
    const [one, two] = [production.scene(1), production.scene(2)];
    const [first, second] = [production.day('2026-12-01'), production.day('2026-12-02')];
    const [row, late] = production.allocate(first, one, two);
    const boardId = production.newId();
    production.run('copyBoard', { fromBoardId: production.boardId, boardId, name: '2안' });
    return { production, row: row!, late: late!, second, boardId };
  };

  it('TT35: nothing before something is shot', () => {
    const { production, boardId } = film();
    expect(sayShotDays(production.state, boardId)).toEqual([]);
  });

  it('TT35: the days that come along', () => {
    const { production, row, boardId } = film();
    production.run('recordRow', { rowId: row, patch: { state: 'done' } });
    expect(sayShotDays(production.state, boardId)).toEqual(['찍은 1일이 함께 왔어요']);
    expect(sayShotDays(production.state, production.boardId)).toEqual([]);
  });

  it('TT35: the scenes that lose their day by it', () => {
    const { production, row, late, second, boardId } = film();
    production.run('moveRows', { rowIds: [late], toTimetableId: second, afterRowId: null });
    production.run('recordRow', { rowId: row, patch: { state: 'done' } });
    expect(sayShotDays(production.state, boardId)).toEqual([
      '찍은 1일이 함께 왔어요',
      '씬 1개는 미배정으로 돌아갔어요',
    ]);
  });
});
