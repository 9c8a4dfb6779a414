import { Production } from '@ddak/testkit';
import { describe, expect, it, vi } from 'vitest';
import {
  applyChanges,
  type BreakdownItem,
  checkBoard,
  elementNamed,
  elementsOf,
  planUndo,
  scenesWithoutCompanion,
} from '../../index.ts';

const UMBRELLA = { type: 'props', name: '우산' } as const;
const RED = { type: 'props', name: '빨간 우산' } as const;

type Said = Partial<Pick<BreakdownItem, 'quantity' | 'note' | 'type' | 'evidence'>> & {
  readonly status?: 'suggested' | 'needed';
};

function film(scenes = 3) {
  const production = new Production();
  const ids = Array.from({ length: scenes }, (_, i) => production.scene(i + 1));
  const add = (sceneNo: number, name: string, said: Said = {}) => {
    const _id = production.newId();
    const item = { _id, type: 'props' as const, subtype: '', quantity: null, note: '', evidence: null };
    const items = [{ ...item, source: 'manual' as const, name, ...said }];
    production.run('addBreakdownItems', { sceneId: ids[sceneNo - 1]!, items });
    return _id;
  };
  const things = () =>
    [...elementsOf(production.state).values()].map(({ name, items }) => `${name} ${items.length}`);
  const item = (id: string) => production.state.breakdownItem.get(id);
  const undo = () => {
    const undone = planUndo(production.state, production.log.at(-1)!, production.context());
    if (undone.plan.kind !== 'changes') throw new Error('undo was refused');
    production.state = applyChanges(production.state, undone.plan.changes);
  };
  return { production, ids, add, things, item, undo };
}

describe('a thing of a project', () => {
  it('EL1: is the rows of one category and name, whatever the spaces; suggestions make none', () => {
    const { add, things } = film();
    add(1, '우산');
    add(2, '우 산');
    add(3, '우산');
    add(1, '우산', { type: 'costume' });
    add(2, '권총', { status: 'suggested' });
    expect(things()).toEqual(['우산 3', '우산 1']);
  });

  it('EL2: says what its scenes say, and nothing where they disagree', () => {
    const { production, add } = film();
    add(1, '우산', { quantity: 2, note: '찢어진 것' });
    add(2, '우산', { quantity: 5 });
    const umbrella = () => elementsOf(production.state).get('props/우산')!;
    expect(umbrella()).toMatchObject({ quantity: 5, note: null, bringer: '', readyCount: 0 });
    const patch = { note: '젖은 것', bringer: '소품팀', status: 'ready' as const };
    production.run('editElement', { element: UMBRELLA, patch });
    expect(umbrella()).toMatchObject({ quantity: 5, note: '젖은 것', bringer: '소품팀', readyCount: 2 });
  });

  it('EL2: comes into another scene with whoever brings it', () => {
    const { production, add, item } = film();
    add(1, '우산');
    production.run('editElement', { element: UMBRELLA, patch: { bringer: '배우 지참' } });
    expect(item(add(2, '우 산'))).toMatchObject({ bringer: '배우 지참', status: 'needed' });
    expect(item(add(2, '모자'))?.bringer).toBe('');
  });

  it('EL2: is brought into a scene without a look at every row of the project', () => {
    const { production, ids, add } = film();
    for (let i = 0; i < 600; i++) add(1 + (i % 3), `소품 ${i}`);
    const { breakdownItem } = production.state;
    const walked = vi.spyOn(Object.getPrototypeOf(breakdownItem), 'entries');
    add(1, '우산');
    expect(walked).not.toHaveBeenCalled();
    walked.mockRestore();
    expect(elementNamed(production.state, UMBRELLA)?.items.map(({ sceneId }) => sceneId)).toEqual([ids[0]]);
  });

  it('EL3: is renamed everywhere, with its suggestions, which stay suggestions', () => {
    const { production, add, things, item, undo } = film();
    add(1, '우산');
    const open = add(2, '우산', { status: 'suggested' });
    production.run('editElement', { element: UMBRELLA, patch: { name: '빨간 우산', note: '새것' } });
    expect(things()).toEqual(['빨간 우산 1']);
    expect(item(open)).toMatchObject({ name: '빨간 우산', status: 'suggested', note: '' });
    undo();
    expect([things(), item(open)?.name]).toEqual([['우산 1'], '우산']);
  });

  it('EL3: takes no name that another thing has, and may change its own spelling', () => {
    const { production, add, things } = film();
    add(1, '우산');
    add(2, '빨간 우산');
    const taken = { refusal: { code: 'element_name_taken', details: { name: '빨간 우산' } } };
    const rename = (name: string) => production.try('editElement', { element: UMBRELLA, patch: { name } });
    expect(rename('빨간우산')).toMatchObject(taken);
    expect(rename('우 산').kind).toBe('changes');
    expect(things()).toEqual(['우 산 1', '빨간 우산 1']);
  });

  it('EL3: answers what was suggested by its new name in its scenes', () => {
    const { production, add, item } = film();
    add(1, '우산');
    const [here, elsewhere] = [1, 2].map((no) => add(no, '빨간 우산', { status: 'suggested' }));
    production.run('editElement', { element: UMBRELLA, patch: { name: '빨간 우산' } });
    expect([item(here!), item(elsewhere!)?.status]).toEqual([undefined, 'suggested']);
  });

  it('refuses what is no thing', () => {
    const { production, add } = film();
    add(1, '우산', { status: 'suggested' });
    const refused = { kind: 'refuse', refusal: { code: 'not_found' } };
    const patch = { note: '새것' };
    expect(production.try('editElement', { element: UMBRELLA, patch })).toMatchObject(refused);
    add(2, '빨간 우산');
    expect(production.try('mergeElements', { into: RED, others: [UMBRELLA] })).toMatchObject(refused);
    expect(production.try('mergeElements', { into: RED, others: [RED] })).toMatchObject(refused);
  });
});

describe('things that are one', () => {
  it('EL3: goes to another category in all scenes, without its finer kind, and not where one has its name', () => {
    const { production, add, things, item, undo } = film();
    const first = add(1, '우산');
    production.run('editElement', { element: UMBRELLA, patch: { subtype: '미술' } });
    const offered = add(2, '우산', { status: 'suggested' });
    production.run('editElement', { element: UMBRELLA, patch: { type: 'costume' } });
    expect(item(first)).toMatchObject({ type: 'costume', subtype: '', name: '우산' });
    expect(item(offered)).toMatchObject({ type: 'costume', status: 'suggested' });
    undo();
    expect(item(first)).toMatchObject({ type: 'props', subtype: '미술' });
    add(3, '우산', { type: 'costume' });
    const refused = production.try('editElement', { element: UMBRELLA, patch: { type: 'costume' } });
    expect(refused).toMatchObject({ kind: 'refuse', refusal: { code: 'element_name_taken' } });
    expect(things()).toEqual(['우산 1', '우산 1']);
  });

  it('EL7: goes from all its scenes in one step, and what is suggested by its name stays', () => {
    const { production, add, things, item, undo } = film();
    add(1, '우산');
    add(2, '우산');
    add(2, '모자');
    const offered = add(3, '우산', { status: 'suggested' });
    production.run('removeElement', { element: UMBRELLA });
    expect(things()).toEqual(['모자 1']);
    expect(item(offered)?.status).toBe('suggested');
    expect(production.try('removeElement', { element: UMBRELLA })).toMatchObject({ kind: 'refuse' });
    undo();
    expect(things().sort()).toEqual(['모자 1', '우산 2']);
  });

  it('EL7: many go from all their scenes in one step; gone already is no error', () => {
    const { production, add, things, undo } = film();
    add(1, '우산');
    add(2, '우산');
    add(2, '모자');
    add(3, '장갑');
    const elements = [UMBRELLA, { type: 'props', name: '장갑' } as const];
    production.run('removeElements', { elements: [...elements, UMBRELLA] });
    expect(things()).toEqual(['모자 1']);
    expect(production.try('removeElements', { elements })).toEqual({ kind: 'nothing' });
    undo();
    expect(things().sort()).toEqual(['모자 1', '우산 2', '장갑 1']);
  });

  it('EL4: keep their scenes and their numbers, under the name and category that stay', () => {
    const { production, add, things, item } = film();
    add(1, '빨간 우산', { quantity: 1 });
    const other = add(2, '우산', { quantity: 4, note: '젖은 것', type: 'costume' });
    production.run('mergeElements', { into: RED, others: [{ type: 'costume', name: '우산' }] });
    expect(things()).toEqual(['빨간 우산 2']);
    expect(item(other)).toMatchObject({ type: 'props', quantity: 4, note: '젖은 것' });
  });

  it('EL4: become one row in a scene that has both, with all that was said, and come apart by one undo', () => {
    const { production, add, item, undo } = film();
    const kept = add(1, '빨간 우산', { quantity: 1, note: '새것' });
    const gone = add(1, '우산', { quantity: 3, note: '젖은 것', evidence: { line: 2, words: '우산' } });
    production.run('editBreakdownItem', { itemId: kept, patch: { status: 'ready' } });
    const before = production.state;
    production.run('mergeElements', { into: RED, others: [UMBRELLA] });
    expect(item(gone)).toBeUndefined();
    expect(item(kept)).toMatchObject({
      ...{ name: '빨간 우산', quantity: 3, note: '새것 · 젖은 것 · 빨간 우산 1', status: 'needed' },
      evidence: { line: 2, words: '우산' },
    });
    undo();
    expect(production.state.breakdownItem).toEqual(before.breakdownItem);
  });

  it('EL4: keep the comments and attachments of the row that goes', () => {
    const { production, add, undo } = film();
    const kept = add(1, '빨간 우산');
    const gone = add(1, '우산');
    const target = { targetKind: 'breakdownItem', targetId: gone } as const;
    const commentId = production.newId();
    production.run('addComment', { commentId, parentId: null, text: '두 개 필요해요', ...target });
    const reply = { commentId: production.newId(), parentId: commentId, text: '알겠어요', ...target };
    production.run('addComment', reply);
    const link = { name: '참고', link: 'https://example.com/a', fileId: null, size: null, contents: null };
    production.run('addAttachment', { attachmentId: production.newId(), ...target, ...link });
    const hanging = () =>
      [...production.state.comment.values(), ...production.state.attachment.values()].map(
        (one) => one.targetId,
      );
    production.run('mergeElements', { into: RED, others: [UMBRELLA] });
    expect(hanging()).toEqual([kept, kept, kept]);
    undo();
    expect(hanging()).toEqual([gone, gone, gone]);
  });

  it('EL4: stand beside each other where one row cannot say it all', () => {
    const { production, add, things, item } = film();
    const kept = add(1, '빨간 우산', { note: '가'.repeat(200) });
    const other = add(1, '우산', { note: '나'.repeat(200) });
    production.run('mergeElements', { into: RED, others: [UMBRELLA] });
    expect(things()).toEqual(['빨간 우산 2']);
    expect([item(kept)?.note[0], item(other)?.note[0]]).toEqual(['가', '나']);
  });

  it('EL4: of a suggestion beside a row that is decided on only the place in the script is taken', () => {
    const { production, add, item } = film();
    const kept = add(1, '빨간 우산', { quantity: 1 });
    add(2, '우산');
    const evidence = { line: 4, words: '우산을' };
    const open = add(1, '우산', { quantity: 9, status: 'suggested', evidence });
    production.run('mergeElements', { into: RED, others: [UMBRELLA] });
    expect(item(open)).toBeUndefined();
    expect(item(kept)).toMatchObject({ quantity: 1, note: '', status: 'needed', evidence });
  });
});

describe('a thing that is two', () => {
  it('EL5: has some of its scenes as a thing of its own, by one step', () => {
    const { production, ids, add, things, undo } = film();
    for (const no of [1, 2, 3]) add(no, '우산');
    production.run('splitElement', { element: UMBRELLA, sceneIds: ids.slice(1), name: '부러진 우산' });
    expect(things()).toEqual(['우산 1', '부러진 우산 2']);
    undo();
    expect(things()).toEqual(['우산 3']);
  });

  it('EL5: takes a name that no thing has, in scenes that have it', () => {
    const { production, ids, add } = film();
    add(1, '우산');
    const split = (name: string, sceneIds: string[]) =>
      production.try('splitElement', { element: UMBRELLA, sceneIds, name });
    expect(split('우 산', [ids[0]!])).toMatchObject({ refusal: { code: 'element_name_taken' } });
    expect(split('부러진 우산', [ids[1]!])).toMatchObject({ refusal: { code: 'not_found' } });
  });
});

describe('what is said of a thing beside its scenes', () => {
  const times = { start: null, end: null, note: '' };
  const away = (date: string) => ({ kind: 'unavailable' as const, from: date, to: date, ...times });
  const plans = (production: Production) =>
    [...production.state.elementPlan.values()].map(({ type, name, availability, characterId }) => ({
      ...{ type, name, dates: availability.map(({ from }) => from), characterId },
    }));
  const say = (production: Production, element: { type: 'props'; name: string }, dates: string[]) =>
    production.run('planElement', {
      ...{ planId: production.newId(), element, availability: dates.map(away) },
      ...{ characterId: null, joins: false },
    });

  it('EL8: goes along with its name and category, and is that of all where things become one', () => {
    const { production, add, undo } = film();
    add(1, '우산');
    add(2, '빨간 우산');
    say(production, UMBRELLA, ['2026-12-01']);
    say(production, RED, ['2026-12-02']);
    production.run('editElement', { element: UMBRELLA, patch: { name: '장우산', type: 'costume' } });
    expect(plans(production)[0]).toMatchObject({ type: 'costume', name: '장우산', dates: ['2026-12-01'] });
    production.run('mergeElements', { into: RED, others: [{ type: 'costume', name: '장우산' }] });
    expect(plans(production)).toEqual([
      { type: 'props', name: '빨간 우산', dates: ['2026-12-02', '2026-12-01'], characterId: null },
    ]);
    undo();
    expect(plans(production)).toHaveLength(2);
  });

  it('EL8: is one for each thing, and goes with it; of a thing that nobody needs nothing is said', () => {
    const { production, add } = film();
    add(1, '우산');
    say(production, UMBRELLA, ['2026-12-01']);
    say(production, { type: 'props', name: '우 산' }, []);
    expect(plans(production)).toMatchObject([{ name: '우산', dates: [] }]);
    production.run('removeElement', { element: UMBRELLA });
    expect(plans(production)).toEqual([]);
    const args = { planId: production.newId(), element: UMBRELLA, availability: [], characterId: null };
    expect(production.try('planElement', { ...args, joins: false })).toMatchObject({ kind: 'refuse' });
  });

  it('PC12, EL8: the board says where a scene needs a thing on a day on which it cannot be had', () => {
    const { production, ids, add } = film();
    add(1, '우 산');
    const first = production.day('2026-12-01');
    production.allocate(first, ids[0]!, ids[1]!);
    const found = () =>
      [...checkBoard(production.state, production.boardId).values()]
        .flat()
        .filter(({ ruleId }) => ruleId === 'thingAvailable');
    expect(found()).toEqual([]);
    say(production, UMBRELLA, ['2026-12-01']);
    expect(found()).toMatchObject([
      { timetableId: first, severity: 'hard', message: expect.stringContaining('우 산은 이날 안 돼요') },
    ]);
    expect(found()[0]!.rowIds).toHaveLength(1);
    say(production, UMBRELLA, ['2026-12-03']);
    expect(found()).toEqual([]);
  });

  it('EL9: comes into all scenes of whoever it goes with, but where it was turned down', () => {
    const { production, ids, add, item, undo } = film(5);
    const mina = production.character('미나');
    production.run('castScenes', { sceneIds: ids.slice(0, 4), add: [mina], remove: [] });
    production.run('editScenes', { sceneIds: [ids[3]!], patch: { status: 'omitted' } });
    add(1, '우산');
    const offered = add(2, '우 산', { status: 'suggested' });
    const rejected = add(3, '우산', { status: 'suggested' });
    production.run('rejectBreakdownItems', { itemIds: [rejected] });
    production.run('editElement', { element: UMBRELLA, patch: { bringer: '소품팀' } });
    const args = { planId: production.newId(), element: UMBRELLA, availability: [], characterId: mina };
    production.run('planElement', { ...args, joins: true });
    const scenes = () =>
      elementsOf(production.state)
        .get('props/우산')!
        .items.map(({ sceneId }) => sceneId);
    expect(scenes()).toEqual([ids[0], ids[1]]);
    expect(item(offered)).toBeUndefined();
    expect(elementsOf(production.state).get('props/우산')!.bringer).toBe('소품팀');
    production.run('castScenes', { sceneIds: [ids[4]!], add: [mina], remove: [] });
    expect(scenesWithoutCompanion(production.state, UMBRELLA, mina).map(({ _id }) => _id)).toEqual([ids[4]]);
    production.run('removeCharacter', { characterId: mina });
    expect(plans(production)).toMatchObject([{ characterId: null }]);
    undo();
    expect(plans(production)).toMatchObject([{ characterId: mina }]);
  });
});
