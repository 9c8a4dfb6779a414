import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { wornText } from '../../callsheet/worn-text.ts';
import { type BreakdownType, whoseItem } from '../../index.ts';

/** A scene of two, and one of 수진 alone. */
function film() {
  const made = new Production();
  const [junho, sujin] = [made.character('준호'), made.character('수진')];
  const [both, alone] = [made.scene(1, {}, [junho, sujin]), made.scene(2, {}, [sujin])];
  const add = (sceneId: string, type: BreakdownType, name: string, note = '') => {
    const _id = made.newId();
    const item = { _id, type, name, note, subtype: '', quantity: null, evidence: null };
    made.run('addBreakdownItems', { sceneId, items: [{ ...item, source: 'manual' as const }] });
    return _id;
  };
  const whose = (id: string) => {
    const item = made.state.breakdownItem.get(id)!;
    return whoseItem(made.state, made.state.scene.get(item.sceneId)!, item).map(({ name }) => name);
  };
  const goesWith = (type: BreakdownType, name: string, characterId: string) =>
    made.run('planElement', {
      planId: made.newId(),
      element: { type, name },
      ...{ availability: [], characterId, joins: false },
    });
  const worn = (...ids: readonly string[]) =>
    wornText(
      made.state,
      ids.map((id) => made.state.scene.get(id)!),
    );
  return { made, junho, sujin, both, alone, add, whose, goesWith, worn };
}

describe('a thing of a scene', () => {
  it('EL13: is of whom it goes with, where they are in the scene', () => {
    const { add, both, alone, junho, whose, goesWith } = film();
    const [here, there] = [add(both, 'props', '지팡이'), add(alone, 'props', '지팡이')];
    expect(whose(here)).toEqual([]);
    goesWith('props', '지팡이', junho);
    expect([whose(here), whose(there)]).toEqual([['준호'], []]);
  });

  it('EL13: is a costume of those whom it names, else of the only person, else nobody says', () => {
    const { add, both, alone, whose } = film();
    expect(whose(add(both, 'costume', '수진 우비'))).toEqual(['수진']);
    expect(whose(add(both, 'makeup', '멍', '준호 왼쪽 눈'))).toEqual(['준호']);
    expect(whose(add(both, 'costume', '교복'))).toEqual([]);
    expect(whose(add(alone, 'costume', '교복'))).toEqual(['수진']);
    expect(whose(add(alone, 'props', '가방'))).toEqual([]);
  });
});

describe('the costumes on a sheet', () => {
  it('CS120: stand behind the name of whoever wears them, where that is not plain', () => {
    const { add, both, alone, junho, goesWith, worn } = film();
    for (const name of ['교복', '수진 우비', '젖은 옷']) add(both, 'costume', name);
    add(both, 'makeup', '멍');
    add(alone, 'costume', '원피스');
    expect(worn(both)).toBe('교복, 수진 우비, 젖은 옷, 멍');
    goesWith('costume', '교복', junho);
    goesWith('makeup', '멍', junho);
    expect(worn(both)).toBe('수진 우비, 젖은 옷 / 준호: 교복, 멍');
    expect(worn(alone)).toBe('원피스');
    expect(worn(both, alone)).toBe('수진 우비, 젖은 옷, 원피스 / 준호: 교복, 멍');
  });
});
