import { costTables } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { planFacts, shareOf } from './plan-cost-words.ts';

it('CO16: says of the plan how many days it has, what a day comes to, and what is of no day', () => {
  const made = new Production();
  const facts = () => planFacts(costTables(made.state, made.boardId));
  expect(facts()).toEqual([]);
  const sceneId = made.scene(1);
  made.allocate(made.day('2026-12-01'), sceneId);
  made.allocate(made.day('2026-12-02'), made.scene(2));
  expect(facts()).toEqual(['2회차', '회차당 ₩15,000,000']);
  const item = { type: 'props', name: '우산', subtype: '', quantity: null, note: '' } as const;
  const items = [{ ...item, _id: made.newId(), evidence: null, source: 'manual' as const }];
  made.run('addBreakdownItems', { sceneId, items });
  const element = { type: 'props', name: '우산' } as const;
  made.run('setItemCost', { costId: made.newId(), element, fee: 90_000, dayFee: 0 });
  expect(facts()).toEqual(['2회차', '회차당 ₩15,000,000', '회차와 무관 ₩90,000']);
  expect(shareOf(1, 3)).toBe('33.3%');
});

it('CO20: says what of it is of days that were shot, and what is left', () => {
  const made = new Production();
  const [first] = [made.day('2026-12-01'), made.day('2026-12-02')].map((day, i) =>
    made.allocate(day, made.scene(i + 1)),
  );
  made.run('recordRow', { rowId: first![0]!, patch: { state: 'done' } });
  expect(planFacts(costTables(made.state, made.boardId)).slice(2)).toEqual([
    '찍은 1회차 ₩15,000,000',
    '남은 1회차 ₩15,000,000',
  ]);
});
