import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, type Change, insert, remove } from '../index.ts';
import { netChanges } from './net-changes.ts';

describe('HI4: changes one after another', () => {
  const production = new Production();
  const sceneId = production.scene(1);
  const scene = production.state.scene.get(sceneId)!;
  const noted = (before: string, after: string): Change => ({
    ...{ table: 'scene', op: 'update', _id: sceneId },
    ...{ before: { note: before }, after: { note: after } },
  });

  it.each<[string, readonly Change[]]>([
    ['a row that was changed twice', [noted('', '가'), noted('가', '나')]],
    ['a row that was changed and taken away', [noted('', '가'), remove('scene', { ...scene, note: '가' })]],
    [
      'a row that went and came back other',
      [remove('scene', scene), insert('scene', { ...scene, note: '다' })],
    ],
    ['a row that went and came back as it was', [remove('scene', scene), insert('scene', scene)]],
    ['a row that was changed and changed back', [noted('', '가'), noted('가', '')]],
  ])('come to the same as what is left of %s', (_, changes) => {
    const net = netChanges(changes);
    expect(net.length).toBeLessThan(changes.length);
    expect(applyChanges(production.state, net)).toEqual(applyChanges(production.state, changes));
  });

  it('leave nothing of a row that came and went, and keep its first state before a removal', () => {
    const other = { ...scene, _id: production.newId(), sceneNo: 2 };
    expect(netChanges([insert('scene', other), remove('scene', other)])).toEqual([]);
    expect(netChanges([noted('', '가'), remove('scene', { ...scene, note: '가' })])).toEqual([
      remove('scene', scene),
    ]);
    expect(netChanges([insert('scene', other), { ...noted('', '가'), _id: other._id } as Change])).toEqual([
      insert('scene', { ...other, note: '가' }),
    ]);
  });
});
