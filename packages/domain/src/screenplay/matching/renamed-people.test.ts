import { Production, sketchScript } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, type PersonChoice, planUndo, readDraft, renamedPeople } from '../../index.ts';

const FIRST = `S#1. 편의점 (안/밤)
@수진
"우산 있어요?
@준호
"다 나갔어요.
S#2. 정류장 (밖/밤)
@수진
"막차 갔나.
S#3. 옥상 (밖/저녁)
@간호사
"내려오세요.`;
const SECOND = FIRST.replaceAll('수진', '서진').replace('@준호', '@준호\n"네.\n@손님');

/** A film with an accepted first draft, and a second one that waits. */
function film() {
  const production = new Production();
  const texts = new Map<string, ReturnType<typeof sketchScript>>();
  const upload = (script: string) => {
    const screenplayId = production.newId();
    const file = { fileId: production.newId(), fileName: '밤의 정류장.txt', label: '' };
    production.run('addScreenplay', { screenplayId, episodeId: production.episodeId, ...file });
    production.run('finishScreenplay', { screenplayId, format: 'txt' }, { asServer: true });
    texts.set(screenplayId, sketchScript(script));
    return screenplayId;
  };
  const loadedFor = (screenplayId: string) => ({
    screenplayText: texts.get(screenplayId)!,
    sceneTexts: texts,
  });
  const accept = (screenplayId: string, people: PersonChoice[] = []) =>
    production.try('acceptScreenplay', { screenplayId, people }, { loaded: loadedFor(screenplayId) });
  accept(upload(FIRST));
  const idOf = (name: string) =>
    [...production.state.character.values()].find((one) => one.name === name)!._id;
  const offered = (screenplayId: string) => {
    const { state } = production;
    const ctx = { ...production.context(), loaded: loadedFor(screenplayId) };
    const draft = readDraft(state, state.screenplay.get(screenplayId)!, texts.get(screenplayId)!, ctx);
    return renamedPeople(state, draft);
  };
  const cast = () =>
    [...production.state.scene.values()].map(({ characters }) =>
      characters.map(({ _id }) => production.state.character.get(_id)!.name).join(),
    );
  return { production, upload, accept, idOf, offered, cast };
}

describe('people whom a draft gives another name', () => {
  it('SP15: are offered where the new name stands in their scenes and theirs in none', () => {
    const { upload, offered, idOf } = film();
    // 손님 stands beside 서진 in one scene only: each is offered once, the most scenes first.
    expect(offered(upload(SECOND))).toEqual([{ name: '서진', characterId: idOf('수진'), scenes: 2 }]);
    expect(offered(upload(FIRST))).toEqual([]);
    // 수진 is named once more, so 서진 is another.
    expect(offered(upload(SECOND.replace('@간호사', '@수진')))).toEqual([]);
  });

  it('SP15: keep actor, number and scenes under the new name, and undo gives the old one back', () => {
    const { production, upload, accept, idOf, cast } = film();
    const characterId = idOf('수진');
    production.run('editCharacter', { characterId, patch: { actorName: '한도윤' } });
    const number = production.state.character.get(characterId)!.characterNumber;
    accept(upload(SECOND), [{ name: '서진', characterId }]);
    expect(production.state.character.get(characterId)).toMatchObject({
      ...{ name: '서진', actorName: '한도윤', characterNumber: number, alsoCalled: ['수진'] },
    });
    expect(cast()).toEqual(['서진,준호,손님', '서진', '간호사']);
    const undone = planUndo(production.state, production.log.at(-1)!, production.context());
    if (undone.plan.kind === 'changes')
      production.state = applyChanges(production.state, undone.plan.changes);
    expect(cast()).toEqual(['수진,준호', '수진', '간호사']);
  });

  it('SP15: are somebody new where nobody says so', () => {
    const { upload, accept, idOf, cast } = film();
    accept(upload(SECOND));
    expect(cast()[1]).toBe('서진');
    expect(idOf('수진')).not.toBe(idOf('서진'));
  });

  it('SP15: a name goes to one person, who is there, is not named otherwise, and only where it is nobody’s', () => {
    const { production, upload, accept, idOf } = film();
    const draft = upload(SECOND);
    const refused = (...people: PersonChoice[]) => {
      const plan = accept(draft, people);
      return plan.kind === 'refuse' ? plan.refusal.code : plan.kind;
    };
    const sujin = { name: '서진', characterId: idOf('수진') };
    expect(refused({ name: '서진', characterId: production.newId() })).toBe('not_found');
    expect(refused({ name: '준호', characterId: idOf('수진') })).toBe('character_taken');
    expect(refused({ name: '서진', characterId: idOf('준호') })).toBe('invalid');
    expect(refused(sujin, { name: '손님', characterId: idOf('수진') })).toBe('invalid');
    expect(refused(sujin, { name: '서진', characterId: idOf('간호사') })).toBe('invalid');
    expect(refused({ name: '아무도', characterId: idOf('수진') })).toBe('invalid');
    expect(refused(sujin)).toBe('changes');
  });
});
