import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, type Change, planRestore, planUndo } from '../index.ts';
import { boardCost } from './board-cost.ts';
import { hiredThings, paidOnce } from './item-fees.ts';

const UMBRELLA = { type: 'props', name: '우산' } as const;
const RED = { type: 'props', name: '빨간 우산' } as const;

function film() {
  const production = new Production();
  const ids = [1, 2, 3].map((no) => production.scene(no));
  const add = (sceneNo: number, name: string) => {
    const item = { type: 'props', subtype: '', quantity: null, note: '', evidence: null } as const;
    const items = [{ ...item, _id: production.newId(), name, source: 'manual' as const }];
    production.run('addBreakdownItems', { sceneId: ids[sceneNo - 1]!, items });
  };
  const cost = (element: typeof UMBRELLA | typeof RED, fee: number, dayFee: number) =>
    production.run('setItemCost', { costId: production.newId(), element, fee, dayFee });
  const costs = () =>
    [...production.state.itemCost.values()].map(({ type, name, fee, dayFee }) => [type, name, fee, dayFee]);
  const undo = (as = production.ownerId) => {
    const undone = planUndo(production.state, production.log.at(-1)!, production.context({ as }));
    if (undone.plan.kind !== 'changes') throw new Error('undo was refused');
    production.state = applyChanges(production.state, undone.plan.changes);
    production.log.push([...undone.plan.changes]);
    return undone;
  };
  /** Somebody who writes the breakdown and may not see costs. */
  const blind = () => {
    const userId = production.member('editor');
    const member = [...production.state.projectMember.values()].find((one) => one.userId === userId)!;
    production.run('changeMember', { memberId: member._id, role: 'editor', rights: { cost: 'none' } });
    return userId;
  };
  return { production, ids, add, cost, costs, undo, blind };
}

describe('what a thing costs', () => {
  it('CO13: is one row for each thing, whatever its spelling, and only of what a scene needs', () => {
    const { production, add, cost, costs } = film();
    add(1, '우산');
    cost(UMBRELLA, 100, 10);
    production.run('setItemCost', {
      ...{ costId: production.newId(), element: { type: 'props', name: '우 산' }, fee: 200, dayFee: 20 },
    });
    expect(costs()).toEqual([['props', '우산', 200, 20]]);
    const args = { costId: production.newId(), element: RED, fee: 1, dayFee: 1 };
    expect(production.try('setItemCost', args)).toMatchObject({ refusal: { code: 'not_found' } });
  });

  it('CO13, CO14: is paid for each date with a scene that needs it, and once; omitted scenes need nothing', () => {
    const { production, ids, add, cost } = film();
    add(1, '우산');
    add(2, '우 산');
    const [first, second, other] = ['2026-12-01', '2026-12-02', '2026-12-03'].map((date) =>
      production.day(date),
    );
    production.allocate(first!, ids[0]!);
    production.allocate(second!, ids[1]!);
    production.allocate(other!, ids[2]!);
    const before = boardCost(production.state, production.boardId);
    const more = () => boardCost(production.state, production.boardId) - before;
    cost(UMBRELLA, 0, 10_000);
    expect(more()).toBe(20_000);
    cost(UMBRELLA, 500_000, 10_000);
    expect(more()).toBe(520_000);
    expect(hiredThings(production.state, ids[2]!)).toEqual([]);
    production.run('editScenes', { sceneIds: ids.slice(0, 2), patch: { status: 'omitted' } });
    expect([...paidOnce(production.state)]).toEqual([]);
  });

  it('EL10: goes along with the name and the category, and goes with the thing; a split begins without', () => {
    const { production, ids, add, cost, costs, undo } = film();
    add(1, '우산');
    add(2, '우산');
    cost(UMBRELLA, 100, 10);
    production.run('splitElement', { element: UMBRELLA, sceneIds: [ids[1]!], name: '빨간 우산' });
    expect(costs()).toEqual([['props', '우산', 100, 10]]);
    production.run('editElement', { element: UMBRELLA, patch: { type: 'costume', name: '장우산' } });
    expect(costs()).toEqual([['costume', '장우산', 100, 10]]);
    production.run('removeElement', { element: { type: 'costume', name: '장우산' } });
    expect(costs()).toEqual([]);
    undo();
    expect(costs()).toEqual([['costume', '장우산', 100, 10]]);
  });

  it.each([
    { own: [100, 10], theirs: [50, 30], stays: [100, 30] },
    { own: [100, 30], theirs: [50, 10], stays: [100, 30] },
    { own: null, theirs: [50, 10], stays: [50, 10] },
    { own: [100, 10], theirs: null, stays: [100, 10] },
  ])('EL10: of $own and $theirs that are one thing the larger fees stay, and undo parts them', (fees) => {
    const { production, add, cost, costs, undo } = film();
    add(1, '우산');
    add(1, '빨간 우산');
    if (fees.own) cost(RED, fees.own[0]!, fees.own[1]!);
    if (fees.theirs) cost(UMBRELLA, fees.theirs[0]!, fees.theirs[1]!);
    const before = costs().toSorted();
    production.run('mergeElements', { into: RED, others: [UMBRELLA] });
    expect(costs()).toEqual([['props', '빨간 우산', ...fees.stays]]);
    undo();
    expect(costs().toSorted()).toEqual(before);
  });

  it('EL10, UN7: comes along with a name, a merge and a removal of who may not see it, there and back', () => {
    const { production, add, cost, costs, undo, blind } = film();
    add(1, '우산');
    add(2, '빨간 우산');
    cost(UMBRELLA, 100, 10);
    cost(RED, 50, 30);
    const [before, as] = [costs(), blind()];
    const steps = [
      () => production.run('editElement', { element: UMBRELLA, patch: { name: '장우산' } }, { as }),
      () => production.run('mergeElements', { into: RED, others: [UMBRELLA] }, { as }),
      () => production.run('removeElement', { element: UMBRELLA }, { as }),
    ];
    for (const step of steps) {
      step();
      const after = costs();
      expect(after).not.toEqual(before);
      expect(undo(as).left).toEqual([]);
      expect(costs().toSorted()).toEqual(before.toSorted());
      expect(undo(as).left).toEqual([]);
      expect(costs()).toEqual(after);
      undo(as);
    }
  });

  it('EL10, UN4: nothing that was said of it by itself is taken back by who may not say it', () => {
    const { production, add, cost, costs, blind } = film();
    const as = blind();
    add(1, '우산');
    cost(UMBRELLA, 100, 10);
    const since = production.log.length;
    add(2, '우산');
    cost(UMBRELLA, 200, 10);
    const log: { name: string; changes: readonly Change[] }[] = production.log
      .slice(since)
      .map((changes, i) => ({ name: i === 0 ? 'addBreakdownItems' : 'setItemCost', changes }));
    const undone = planRestore(production.state, log, 'all', production.context({ as }));
    expect(undone.plan.kind === 'changes' && undone.plan.changes.map(({ table }) => table)).toEqual([
      'breakdownItem',
    ]);
    expect(costs()).toEqual([['props', '우산', 200, 10]]);
  });
});
