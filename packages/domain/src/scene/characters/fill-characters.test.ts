import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, MOST_FILLS, planUndo } from '../../index.ts';

function film() {
  const made = new Production();
  const [junho, sujin, boss] = [made.character('준호'), made.character('수진'), made.character('사장')];
  const of = (id: string) => made.state.character.get(id)!;
  return { made, junho, sujin, boss, of };
}

describe('fillCharacters', () => {
  it('SC14: edits many people, each in their own way, in one step that one undo takes back', () => {
    const { made, junho, sujin, of } = film();
    const before = made.log.length;
    made.run('fillCharacters', {
      fills: [
        { characterId: junho, patch: { actorName: '김도현', kind: 'lead' } },
        { characterId: sujin, patch: { name: '수진 (젊은)' } },
        // Named twice in one block: what stands later stands.
        { characterId: junho, patch: { actorName: '이도현' } },
        { characterId: made.newId(), patch: { name: '없는 사람' } },
      ],
    });
    expect(made.log.length).toBe(before + 1);
    expect([of(junho).actorName, of(junho).kind, of(sujin).name]).toEqual(['이도현', 'lead', '수진 (젊은)']);
    const undone = planUndo(made.state, made.log.at(-1)!, made.context({ as: made.ownerId }));
    const after = undone.plan.kind === 'changes' ? applyChanges(made.state, undone.plan.changes) : null;
    expect([after?.character.get(junho)?.actorName, after?.character.get(sujin)?.name]).toEqual(['', '수진']);
  });

  it('SC14: says what was left out, and refuses where nobody is left', () => {
    const { made, junho } = film();
    const gone = { characterId: made.newId(), patch: { name: '없는 사람' } };
    const some = { characterId: junho, patch: { actorName: '김도현' } };
    expect(made.try('fillCharacters', { fills: [some, gone] })).toMatchObject({ adjusted: true });
    const other = { characterId: junho, patch: { actorName: '이도현' } };
    expect(made.try('fillCharacters', { fills: [other] })).toMatchObject({ adjusted: false });
    expect(made.try('fillCharacters', { fills: [gone] })).toMatchObject({ refusal: { code: 'not_found' } });
  });

  it('SC14, SC5: lets people exchange numbers and names, and names what somebody else has', () => {
    const { made, junho, sujin, of } = film();
    made.run('fillCharacters', {
      fills: [
        { characterId: junho, patch: { characterNumber: 2, name: '수진' } },
        { characterId: sujin, patch: { characterNumber: 1, name: '준호' } },
      ],
    });
    expect([of(junho).characterNumber, of(junho).name, of(sujin).name]).toEqual([2, '수진', '준호']);
    const put = (patch: object) => made.try('fillCharacters', { fills: [{ characterId: junho, patch }] });
    expect([put({ characterNumber: 3 }), put({ name: '사장' })]).toMatchObject([
      { refusal: { code: 'character_taken', details: { label: '3번' } } },
      { refusal: { code: 'character_taken', details: { label: '‘사장’' } } },
    ]);
    const both = [junho, sujin].map((characterId) => ({ characterId, patch: { name: '쌍둥이' } }));
    expect(made.try('fillCharacters', { fills: both })).toMatchObject({
      refusal: { code: 'character_taken' },
    });
  });

  it('SC14, SC5: who is in the block too, and keeps number and name, is somebody else', () => {
    const { made, junho, sujin, boss, of } = film();
    const put = (patch: object) =>
      made.try('fillCharacters', {
        fills: [
          { characterId: junho, patch },
          { characterId: sujin, patch: { actorName: '한지원' } },
        ],
      });
    expect([put({ characterNumber: 2 }), put({ name: '수진' })]).toMatchObject([
      { refusal: { code: 'character_taken', details: { label: '2번' } } },
      { refusal: { code: 'character_taken', details: { label: '‘수진’' } } },
    ]);
    // In the middle of a round nothing is taken that is free at its end.
    const round = [junho, sujin, boss].map((characterId, i) => ({
      characterId,
      patch: { characterNumber: ((i + 1) % 3) + 1 },
    }));
    made.run('fillCharacters', { fills: round });
    expect([junho, sujin, boss].map((id) => of(id).characterNumber)).toEqual([2, 3, 1]);
  });

  it('SC14, UN6: one undo gives exchanged numbers and names back together', () => {
    const { made, junho, sujin } = film();
    made.run('fillCharacters', {
      fills: [
        { characterId: junho, patch: { characterNumber: 2, name: '수진' } },
        { characterId: sujin, patch: { characterNumber: 1, name: '준호' } },
      ],
    });
    const undone = planUndo(made.state, made.log.at(-1)!, made.context({ as: made.ownerId }));
    expect(undone.left).toEqual([]);
    const after = undone.plan.kind === 'changes' ? applyChanges(made.state, undone.plan.changes) : null;
    expect([junho, sujin].map((id) => after?.character.get(id))).toMatchObject([
      { characterNumber: 1, name: '준호' },
      { characterNumber: 2, name: '수진' },
    ]);
  });

  it('SC14: takes as many as a list has', () => {
    const { made, junho } = film();
    const fills = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ characterId: junho, patch: { actorName: `배우 ${i}` } }));
    expect(made.try('fillCharacters', { fills: fills(MOST_FILLS) }).kind).toBe('changes');
    expect(made.try('fillCharacters', { fills: fills(MOST_FILLS + 1) })).toMatchObject({
      refusal: { code: 'invalid' },
    });
  });

  it('SC14, CR8: another actor takes the contacts of the one before with them', () => {
    const { made, junho } = film();
    made.run('editCharacter', { characterId: junho, patch: { actorName: '김도현' } });
    const reached = { contactId: made.newId(), characterId: junho, phone: '010-0000-0001', email: '' };
    made.run('setActorContact', reached);
    const put = (actorName: string) =>
      made.run('fillCharacters', { fills: [{ characterId: junho, patch: { actorName } }] });
    put('김 도현');
    expect(made.state.personContact.size).toBe(1);
    put('이도현');
    expect(made.state.personContact.size).toBe(0);
  });

  it('SC29: people are added in the same step, filled as the others are, and go with its undo', () => {
    const { made, junho, boss, of } = film();
    const [soraId, dojinId] = [made.newId(), made.newId()];
    const added = [
      { characterId: soraId, name: '소라' },
      { characterId: dojinId, name: '도진' },
    ];
    made.run('fillCharacters', {
      added,
      fills: [
        { characterId: junho, patch: { actorName: '김도현' } },
        { characterId: soraId, patch: { kind: 'support', actorName: '문가온' } },
      ],
    });
    expect([of(soraId), of(dojinId)]).toMatchObject([
      { characterNumber: 4, name: '소라', kind: 'support', actorName: '문가온', alsoCalled: [] },
      { characterNumber: 5, name: '도진', kind: 'minor', actorName: '' },
    ]);
    const undone = planUndo(made.state, made.log.at(-1)!, made.context({ as: made.ownerId }));
    const after = undone.plan.kind === 'changes' ? applyChanges(made.state, undone.plan.changes) : null;
    expect([...(after?.character.keys() ?? [])].length).toBe(3);
    expect(after?.character.get(junho)?.actorName).toBe('');
    expect(after?.character.has(boss)).toBe(true);
    // Alone, too; and twice is once too often.
    made.run('fillCharacters', { added: [{ characterId: made.newId(), name: '한별' }], fills: [] });
    expect(made.try('fillCharacters', { added, fills: [] })).toMatchObject({
      refusal: { code: 'already_exists' },
    });
  });

  it('SC29, SC5: the name of somebody who is there is refused', () => {
    const { made } = film();
    const put = (...names: string[]) =>
      made.try('fillCharacters', {
        added: names.map((name) => ({ characterId: made.newId(), name })),
        fills: [],
      });
    expect([put('사장'), put('소라', '소라')]).toMatchObject([
      { refusal: { code: 'character_taken', details: { label: '‘사장’' } } },
      { refusal: { code: 'character_taken', details: { label: '‘소라’' } } },
    ]);
  });
});
