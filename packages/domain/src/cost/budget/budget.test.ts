import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { costTables } from '../tables/cost-tables.ts';
import { againstBudget } from './against-budget.ts';
import { readBudget } from './read-budget.ts';

function film() {
  const made = new Production();
  const patch = { crewDay: 1_000_000, shootDay: 500_000, mealPerHead: 0, companyMove: 0 };
  made.run('setCostRates', { ratesId: made.newId(), patch });
  const rows = ['2026-12-01', '2026-12-02'].map(
    (date, i) => made.allocate(made.day(date), made.scene(i + 1, { setName: '', plannedMinutes: 60 }))[0]!,
  );
  const set = (budget: object) => made.run('setBudget', { ratesId: made.newId(), budget });
  const table = () => againstBudget(made.state, costTables(made.state, made.boardId));
  return { made, rows, set, table };
}

describe('what there is to be spent', () => {
  it('CO22: stands beside what the plan costs, kind by kind, and what of that was shot', () => {
    const { made, rows, set, table } = film();
    expect(table()).toMatchObject({
      lines: [
        { kind: 'crew', budget: null, left: null },
        { kind: 'hired', budget: null },
      ],
      sum: null,
      unsaid: 3_000_000,
    });
    set({ crew: 1_800_000, bought: 300_000 });
    made.run('recordRow', { rowId: rows[0]!, patch: { state: 'done' } });
    const { lines, sum, unsaid } = table();
    expect(lines.map(({ kind, row, budget, left, shot }) => [kind, row.won, budget, left, shot])).toEqual([
      ['crew', 2_000_000, 1_800_000, -200_000, 1_000_000],
      ['hired', 1_000_000, null, null, 500_000],
      // Nothing of the plan is paid for it yet.
      ['bought', 0, 300_000, 300_000, 0],
    ]);
    expect([sum, unsaid]).toEqual([{ budget: 2_100_000, left: -900_000 }, 1_000_000]);
  });

  it('CO22: is said kind by kind, and taken back; the rates stay as they are', () => {
    const { made, set } = film();
    set({ crew: 1, meals: 0 });
    set({ crew: null, hired: 2 });
    const [rates] = made.state.costRates.values();
    expect(rates).toMatchObject({ crewDay: 1_000_000, budget: { meals: 0, hired: 2 } });
    expect(Object.keys(rates!.budget)).not.toContain('crew');
  });

  it('CO22: may be the first that is said of money', () => {
    const made = new Production();
    made.run('setBudget', { ratesId: made.newId(), budget: { crew: 5 } });
    expect([...made.state.costRates.values()]).toMatchObject([{ crewDay: null, budget: { crew: 5 } }]);
  });
});

describe('a budget out of a spreadsheet', () => {
  it('CO22: is read by the names that productions use; lines of one kind are added up, sums left out', () => {
    const text = [
      '항목\t수량\t단가\t금액',
      '스태프 인건비\t118\t\t1,400,000,000',
      '연장·야간 수당\t\t\t9천만',
      '촬영 장비 대여\t60\t\t₩300,000,000',
      '차량\t\t\t50,000,000원',
      '주연 배우 출연료\t\t\t2억 5000만',
      '배우 대기\t\t\t0',
      '\t로케이션 대여료 (3곳)\t\t80000000\t12회차 기준',
      '미술·소품 제작\t\t\t120,000,000',
      '밥차\t\t\t95,000,000',
      '후반 작업\t\t\t200,000,000',
      '야식\t\t\t3만~5만',
      '합계\t\t\t2,585,000,000',
      '',
    ].join('\r\n');
    expect(readBudget(text)).toEqual({
      budget: {
        crew: 1_400_000_000,
        overtime: 90_000_000,
        hired: 350_000_000,
        castWork: 250_000_000,
        castHold: 0,
        places: 80_000_000,
        bought: 120_000_000,
        meals: 95_000_000,
      },
      leftOut: ['후반 작업', '야식'],
    });
  });

  it('CO22: takes our own names for what they are, and no amount alone for a budget', () => {
    expect(readBudget('품목 대여\t1,000\n품목 구입·제작\t2,000\n장소\t3,000')?.budget).toEqual({
      elements: 1000,
      bought: 2000,
      places: 3000,
    });
    expect(readBudget('1,000,000')).toBeNull();
    expect(readBudget('스태프\t협의')).toBeNull();
  });
});
