import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, elementsOf, planUndo } from '../../index.ts';

function undo(film: Production): void {
  const undone = planUndo(film.state, film.log.at(-1)!, film.context());
  if (undone.plan.kind !== 'changes') throw new Error('undo was refused');
  film.state = applyChanges(film.state, undone.plan.changes);
}

/** 준호 in scenes 1 and 2, 준호(OFF) in 2 and 3, who has an actor, a pay and a time. */
function film() {
  const made = new Production();
  const [junho, voice] = [made.character('준호'), made.character('준호(OFF)')];
  const scenes = [made.scene(1), made.scene(2), made.scene(3)];
  made.run('castScenes', { sceneIds: scenes.slice(0, 2), add: [junho], remove: [] });
  made.run('castScenes', { sceneIds: scenes.slice(1), add: [voice], remove: [] });
  const away = {
    kind: 'unavailable',
    from: '2026-12-01',
    to: '2026-12-01',
    start: null,
    end: null,
    note: '',
  };
  made.run('editCharacter', {
    characterId: voice,
    patch: { actorName: '김도현', kind: 'lead', availability: [away as never] },
  });
  const pay = { payId: made.newId(), crewId: null, dayRate: 900_000, holdRate: 0 };
  made.run('setPersonPay', { ...pay, characterId: voice });
  const reached = { contactId: made.newId(), phone: '010-0000-0001', email: '' };
  made.run('setActorContact', { ...reached, characterId: voice });
  const cast = () => scenes.map((id) => made.state.scene.get(id)!.characters.map(({ _id }) => _id));
  const merge = () => made.run('mergeCharacters', { intoId: junho, characterIds: [voice] });
  return { made, junho, voice, scenes, cast, merge };
}

describe('merging characters', () => {
  it('SC16: brings scenes, actor, pay, contacts and times together, and undo takes all of it back', () => {
    const { made, junho, voice, cast, merge } = film();
    const before = made.state;
    merge();
    expect(cast()).toEqual([[junho], [junho], [junho]]);
    expect([...made.state.character.values()]).toMatchObject([
      {
        name: '준호',
        characterNumber: 1,
        kind: 'lead',
        actorName: '김도현',
        availability: [{ from: '2026-12-01' }],
      },
    ]);
    expect([...made.state.personPay.values()]).toMatchObject([{ characterId: junho, dayRate: 900_000 }]);
    expect([...made.state.personContact.values()]).toMatchObject([{ characterId: junho }]);
    undo(made);
    expect(made.state.character).toEqual(before.character);
    expect(made.state.scene).toEqual(before.scene);
    expect([...made.state.personPay.values()]).toMatchObject([{ characterId: voice }]);
  });

  it('SC16, CR8: keeps its own actor, and whoever goes is reached no more', () => {
    const { made, junho, merge } = film();
    made.run('editCharacter', { characterId: junho, patch: { actorName: '박서준' } });
    merge();
    expect(made.state.character.get(junho)?.actorName).toBe('박서준');
    expect(made.state.personContact.size).toBe(0);
    // What is paid for the part was said of nobody else.
    expect([...made.state.personPay.values()]).toMatchObject([{ characterId: junho }]);
  });

  it('SC16: what is said and hung on who goes stays with who stays', () => {
    const { made, junho, voice } = film();
    const target = { targetKind: 'character', targetId: voice } as const;
    made.run('addComment', {
      commentId: made.newId(),
      ...target,
      parentId: null,
      text: '목소리만',
    });
    made.run('mergeCharacters', { intoId: junho, characterIds: [voice, made.newId()] });
    expect([...made.state.comment.values()]).toMatchObject([{ targetId: junho, text: '목소리만' }]);
    expect(made.try('mergeCharacters', { intoId: junho, characterIds: [voice] })).toMatchObject({
      refusal: { code: 'not_found' },
    });
  });

  it('SC16: a call sheet calls them once', () => {
    const { made, junho, voice, scenes, merge } = film();
    const day = made.day('2026-12-01');
    made.allocate(day, ...scenes);
    const callsheetId = made.newId();
    made.run('makeCallsheet', { callsheetId, timetableId: day });
    const called = () =>
      made.state.callsheet.get(callsheetId)!.castCalls.map(({ characterId }) => characterId);
    expect(called().sort()).toEqual([junho, voice].sort());
    merge();
    expect(called()).toEqual([junho]);
  });
});

describe('사람이 아님', () => {
  it('SC17: who is no person goes, and is needed as a thing where they were; undo takes it back', () => {
    const { made, voice, scenes } = film();
    const before = made.state;
    made.run('turnIntoItem', { characterId: voice, type: 'props' });
    expect([...made.state.character.values()].map(({ name }) => name)).toEqual(['준호']);
    const [thing] = [...elementsOf(made.state).values()];
    expect([thing?.name, thing?.items.map(({ sceneId }) => sceneId).sort()]).toEqual([
      '준호(OFF)',
      scenes.slice(1).sort(),
    ]);
    undo(made);
    expect(made.state.character).toEqual(before.character);
    expect(made.state.breakdownItem.size).toBe(0);
  });

  it('SC17: a scene that has the thing already gets no second one, and rights to both are needed', () => {
    const { made, voice, scenes } = film();
    const item = { _id: made.newId(), type: 'props' as const, name: '준호 (off)', source: 'manual' as const };
    made.run('addBreakdownItems', {
      sceneId: scenes[1]!,
      items: [{ ...item, quantity: null, subtype: '', note: '', evidence: null }],
    });
    made.run('turnIntoItem', { characterId: voice, type: 'props' });
    expect(made.state.breakdownItem.size).toBe(2);
    expect(elementsOf(made.state).size).toBe(1);
    const as = made.member('member');
    expect(made.try('turnIntoItem', { characterId: voice, type: 'props' }, { as })).toMatchObject({
      refusal: { code: 'forbidden' },
    });
  });
});
