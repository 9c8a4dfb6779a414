import { asIfPlan, daysOf, rowsOf, timetableAllocation } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { boardView } from '../view/board-view.ts';
import { addDayLike } from './add-day-like.ts';
import { boardWeight, compareFacts, differentDays, movedScenes } from './compare-boards.ts';
import { takeDay } from './take-day.ts';

function twoBoards() {
  const production = new Production();
  const [one, two, three] = [production.scene(1), production.scene(2), production.scene(3)];
  const [first, second] = [production.day('2026-12-01'), production.day('2026-12-02')];
  production.allocate(first, one, two);
  production.allocate(second, three);
  const theirs = production.newId();
  production.run('copyBoard', { fromBoardId: production.boardId, boardId: theirs, name: '2안' });
  const days = daysOf(production.state, theirs).map(({ _id }) => _id);
  production.allocate(days[1]!, two);
  const phaseData = { kind: '식사', label: '', minutes: 60, note: '' } as const;
  production.run('addPhaseRow', {
    ...{ rowId: production.newId(), timetableId: days[1]!, phaseData },
    afterRowId: rowsOf(production.state, days[1]!)[0]!._id,
  });
  return { production, mine: production.boardId, theirs, first, second, days, two };
}

describe('two boards beside each other', () => {
  it('differ in days, waiting, moves, checks and what they cost', () => {
    const { production, mine, theirs, first } = twoBoards();
    production.run('removeTimetable', { timetableId: first });
    const { state } = production;
    const weights = { mine: boardWeight(state, mine), theirs: boardWeight(state, theirs) };
    const facts = compareFacts(boardView(state, mine), boardView(state, theirs), weights, true);
    expect(facts.map(({ label, mine: own, theirs: its, by }) => [label, own, its, by]).slice(0, 3)).toEqual([
      ['촬영', '1회차', '2회차', '+1회차'],
      ['미배정', '2씬', '0씬', '−2씬'],
      ['이동', '0번', '0번', ''],
    ]);
    // CO17: only the other board's second day has a meal.
    expect(facts.slice(-4)).toMatchObject([
      { label: '예상 비용', by: '+₩15,300,000' },
      { label: '그중 스태프', mine: '₩7,500,000', theirs: '₩15,000,000', by: '+₩7,500,000' },
      { label: '그중 장비·차량', by: '+₩7,500,000' },
      { label: '그중 식대', mine: '₩0', theirs: '₩300,000', by: '+₩300,000' },
    ]);
    const hidden = compareFacts(boardView(state, mine), boardView(state, theirs), weights, false);
    expect(hidden.map(({ label }) => label)).not.toContain('예상 비용');
  });

  it('TT40: have the days that were shot as they were shot, whenever a draft was made', () => {
    const { production, mine, theirs, first } = twoBoards();
    const [row] = rowsOf(production.state, first);
    production.run('recordRow', {
      rowId: row!._id,
      patch: { state: 'done', actualStart: 420, actualEnd: 500 },
    });
    const said = { reportId: production.newId(), timetableId: first, cuts: [], calls: [] };
    production.run('editDayReport', { ...said, patch: { gatheredAt: 420, releasedAt: 1500 } });
    const { state } = production;
    const asPlan = asIfPlan(state, theirs);
    expect(asPlan.shotDays).toBe(1);
    const [own, its] = [boardWeight(state, mine), boardWeight(asPlan.state, theirs)];
    expect(own.overtime).toBe(600);
    expect([its.overtime, its.night]).toEqual([own.overtime, own.night]);
    // Before it was not, and the copy of the day alone would not be.
    expect(boardWeight(state, theirs).overtime).toBe(0);
    // The first day has gone from what differs; on the second stands a meal more.
    expect(differentDays(state, mine, theirs, asPlan.state)).toMatchObject([{ date: '12.2 수' }]);
  });

  it('CO13, CO14: say what of the cost is for things, where it is; bought things cost both boards the same', () => {
    const { production, mine, theirs, two } = twoBoards();
    const factsOf = (seesCost: boolean) => {
      const { state } = production;
      const weights = { mine: boardWeight(state, mine), theirs: boardWeight(state, theirs) };
      return compareFacts(boardView(state, mine), boardView(state, theirs), weights, seesCost)
        .filter(({ label }) => label.startsWith('그중 품목'))
        .map(({ label, by }) => [label, by]);
    };
    const element = { type: 'props', name: '소방차' } as const;
    const said = { subtype: '', quantity: null, note: '', source: 'manual' as const, evidence: null };
    const items = [{ _id: production.newId(), ...element, ...said }];
    production.run('addBreakdownItems', { sceneId: two, items });
    expect(factsOf(true)).toEqual([]);
    const cost = { costId: production.newId(), element, fee: 2_000_000, dayFee: 300_000 };
    production.run('setItemCost', cost);
    // It is shot on the first day here, and there on another.
    expect(factsOf(true)).toEqual([
      ['그중 품목 대여', ''],
      ['그중 품목 구입·제작', ''],
    ]);
    production.run('setItemCost', { ...cost, fee: 0 });
    expect(factsOf(true)).toEqual([['그중 품목 대여', '']]);
    expect(factsOf(false)).toEqual([]);
  });

  it('name the scenes that lie on another day, and the day here that they could go to', () => {
    const { production, mine, theirs, second, two } = twoBoards();
    expect(movedScenes(production.state, mine, theirs)).toMatchObject([
      { sceneId: two, label: '2', here: '12.1 화', there: '12.2 수', toDay: second },
    ]);
    production.run('editTimetable', { timetableId: second, patch: { locked: true } });
    expect(movedScenes(production.state, mine, theirs)[0]?.toDay).toBeNull();
  });

  it('lend each other a whole day, in one step', () => {
    const { production, mine, theirs, first, second, days } = twoBoards();
    expect(differentDays(production.state, mine, theirs)).toMatchObject([
      { mine: first, theirs: days[0], what: '2씬 → 1씬' },
      { mine: second, theirs: days[1], what: '1씬 → 2씬' },
    ]);
    const command = takeDay(production.state, days[1]!, second, production.newId)!;
    production.run(command.name, command.args);
    expect(differentDays(production.state, mine, theirs)).toEqual([]);
    expect(movedScenes(production.state, mine, theirs)).toEqual([]);
  });

  it('name a day that one of them has alone, and make it here with its 일정 줄', () => {
    const { production, mine, theirs, second, days, two } = twoBoards();
    production.run('removeTimetable', { timetableId: second });
    const alone = { mine: null, theirs: days[1], what: '이 안에 없는 날 · 2씬' };
    expect(differentDays(production.state, mine, theirs)).toContainEqual(expect.objectContaining(alone));
    expect(differentDays(production.state, theirs, mine)).toContainEqual(
      expect.objectContaining({ mine: days[1], theirs: null, what: '이 안에만 있는 날 · 2씬' }),
    );
    const made = addDayLike(production.state, days[1]!, {
      addDays: (wanted, rows) =>
        wanted.map((day) => {
          const timetableId = production.newId();
          const newRows = rows.map((phaseData) => ({ rowId: production.newId(), phaseData }));
          production.run('addTimetable', { ...day, timetableId, boardId: mine, rows: newRows });
          return timetableId;
        }),
    });
    expect(made).toBe(true);
    const [, again] = daysOf(production.state, mine);
    expect(rowsOf(production.state, again!._id).map(({ phaseData }) => phaseData?.kind)).toEqual(['식사']);
    expect(differentDays(production.state, mine, theirs)).toContainEqual(
      expect.objectContaining({ mine: again!._id, theirs: days[1], what: '0씬 → 2씬' }),
    );
    expect(timetableAllocation(production.state, two, mine)).toHaveLength(1);
  });

  it('leave the parts of a split scene what they are', () => {
    const { production, mine, theirs, first, second, days, two } = twoBoards();
    const row = rowsOf(production.state, days[1]!).find(({ sceneData }) => sceneData === two)!;
    production.split(row._id, days[0]!);
    for (const [from, to] of [
      [days[0]!, first],
      [days[1]!, second],
    ] as const) {
      const command = takeDay(production.state, from, to, production.newId)!;
      production.run(command.name, command.args);
    }
    expect(timetableAllocation(production.state, two, mine)).toHaveLength(1);
    expect(movedScenes(production.state, mine, theirs).map(({ toDay }) => toDay)).toEqual([null]);
  });
});
