import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, MOST_FILLS, planUndo } from '../../index.ts';
import { elementsOf } from './element.ts';

/** An umbrella in two scenes, a bag in one of them. */
function film() {
  const made = new Production();
  const [one, two] = [made.scene(1), made.scene(2)];
  const add = (sceneId: string, name: string) =>
    made.run('addBreakdownItems', {
      sceneId,
      items: [
        {
          _id: made.newId(),
          type: 'props',
          name,
          quantity: null,
          subtype: '',
          note: '',
          source: 'manual',
          evidence: null,
        },
      ],
    });
  for (const scene of [one, two]) add(scene, '우산');
  add(one, '가방');
  const thing = (name: string) => ({ type: 'props' as const, name });
  const names = () => [...elementsOf(made.state).values()].map(({ name }) => name).sort();
  return { made, thing, names };
}

describe('fillElements', () => {
  it('EL12: says of each thing its own, in all its scenes, in one step', () => {
    const { made, thing, names } = film();
    const before = made.log.length;
    made.run('fillElements', {
      fills: [
        { element: thing('우산'), patch: { name: '투명 우산', bringer: '소품팀' } },
        { element: thing('가방'), patch: { status: 'ready' } },
        { element: thing('우 산'), patch: { note: '비 맞은 것' } },
      ],
    });
    expect(made.log.length).toBe(before + 1);
    expect(names()).toEqual(['가방', '투명 우산']);
    const umbrella = elementsOf(made.state).get('props/투명우산')!;
    expect([umbrella.items.length, umbrella.bringer, umbrella.note]).toEqual([2, '소품팀', '비 맞은 것']);
    expect(elementsOf(made.state).get('props/가방')?.readyCount).toBe(1);
  });

  it('EL12, EL3: a name that another has, or is given, is refused', () => {
    const { made, thing } = film();
    const rename = (...pairs: readonly (readonly [string, string])[]) =>
      made.try('fillElements', {
        fills: pairs.map(([from, name]) => ({ element: thing(from), patch: { name } })),
      });
    const taken = { refusal: { code: 'element_name_taken' } };
    expect([
      rename(['우산', '가방']),
      rename(['우산', '짐'], ['가방', '짐']),
      rename(['우산', '가방'], ['가방', '우산']),
    ]).toMatchObject([taken, taken, taken]);
    expect(rename(['우산', '우 산']).kind).toBe('changes');
  });

  it('EL12: what no scene needs any more is left out', () => {
    const { made, thing } = film();
    const gone = { element: thing('모자'), patch: { note: '빨간 것' } };
    const kept = { element: thing('가방'), patch: { note: '낡은 것' } };
    expect(made.try('fillElements', { fills: [gone, kept] })).toMatchObject({ adjusted: true });
    expect(made.try('fillElements', { fills: [gone] })).toMatchObject({ refusal: { code: 'not_found' } });
  });

  it('EL12: one undo takes a block of things back, in all their scenes', () => {
    const { made, thing } = film();
    made.run('fillElements', {
      fills: [
        { element: thing('우산'), patch: { name: '투명 우산', status: 'ready' } },
        { element: thing('가방'), patch: { note: '낡은 것' } },
      ],
    });
    const undone = planUndo(made.state, made.log.at(-1)!, made.context({ as: made.ownerId }));
    const after = undone.plan.kind === 'changes' ? applyChanges(made.state, undone.plan.changes) : made.state;
    const said = [...elementsOf(after).values()].map(({ name, note, readyCount }) => [
      name,
      note,
      readyCount,
    ]);
    expect(said.sort()).toEqual([
      ['가방', '', 0],
      ['우산', '', 0],
    ]);
  });

  it('EL12: of a thing that is named twice, what stands later stands', () => {
    const { made, thing } = film();
    made.run('fillElements', {
      fills: [
        { element: thing('가방'), patch: { note: '낡은 것', bringer: '소품팀' } },
        { element: thing('가방'), patch: { note: '새것' } },
      ],
    });
    expect(elementsOf(made.state).get('props/가방')).toMatchObject({ note: '새것', bringer: '소품팀' });
  });

  it('EL12: takes as many as a list has', () => {
    const { made, thing } = film();
    const put = (count: number) =>
      made.try('fillElements', {
        fills: Array.from({ length: count }, (_, i) => ({
          element: thing('가방'),
          patch: { note: `메모 ${i}` },
        })),
      });
    expect(put(MOST_FILLS + 1)).toMatchObject({ refusal: { code: 'invalid' } });
    expect(put(MOST_FILLS).kind).toBe('changes');
    expect(elementsOf(made.state).get('props/가방')?.note).toBe(`메모 ${MOST_FILLS - 1}`);
  });
});
