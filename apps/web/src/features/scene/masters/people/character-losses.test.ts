import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { characterLosses } from './character-losses.ts';
import { mergeCharacterEffects } from './merge-character-effects.ts';

const all = { cost: true, contacts: true };

/** 준호, of whom nothing is known, and 준호(OFF), of whom everything is. */
function film() {
  const made = new Production();
  const [bare, known] = [made.character('준호'), made.character('준호(OFF)')];
  const away = { from: '2026-12-01', to: '2026-12-02', start: null, end: null, note: '' };
  made.run('editCharacter', {
    characterId: known,
    patch: {
      ...{ actorName: '김도현', minorClass: 'under19', makeupLeadMinutes: 60 },
      availability: [{ kind: 'unavailable', ...away }],
    },
  });
  const pay = { payId: made.newId(), crewId: null, dayRate: 900_000, holdRate: 0 };
  made.run('setPersonPay', { ...pay, characterId: known });
  const reached = { contactId: made.newId(), phone: '010-0000-0001', email: '' };
  made.run('setActorContact', { ...reached, characterId: known });
  const target = { targetKind: 'character', targetId: known } as const;
  made.run('addComment', { commentId: made.newId(), ...target, parentId: null, text: '목소리만' });
  const link = { fileId: null, link: 'https://example.com/voice', size: null, contents: null };
  made.run('addAttachment', { attachmentId: made.newId(), ...target, name: '목소리', ...link });
  const of = (id: string) => made.state.character.get(id)!;
  return { made, of, bare, known };
}

it('SC17: what goes with a character is named before, contacts and pay to who may see them', () => {
  const { made, of, bare, known } = film();
  expect(characterLosses(made.state, of(bare), all)).toEqual([]);
  const lines = characterLosses(made.state, of(known), all);
  expect(lines).toEqual([
    '배우: 김도현',
    '나이와 동의: 15세 이상 19세 미만',
    '연락처',
    '출연료',
    expect.stringContaining('가능한 날: '),
    '도착·분장·의상 시간',
    '파일과 링크 1개',
    '댓글 1개',
  ]);
  const none = characterLosses(made.state, of(known), { cost: false, contacts: false });
  expect(lines.filter((line) => !none.includes(line))).toEqual(['연락처', '출연료']);
});

it('SC16: what a merge drops is named before: the actor with age and times of their own, contacts and pay', () => {
  const { made, of, bare, known } = film();
  const goes = (sees: typeof all) => mergeCharacterEffects(made.state, of(bare), [of(known)], sees).goes;
  expect(goes(all)).toEqual(['배역 이름과 번호: 2 준호(OFF)']);
  made.run('editCharacter', { characterId: bare, patch: { actorName: '박서준' } });
  const pay = { payId: made.newId(), crewId: null, dayRate: 500_000, holdRate: 0 };
  made.run('setPersonPay', { ...pay, characterId: bare });
  expect(goes(all)).toEqual([
    '배역 이름과 번호: 2 준호(OFF)',
    '배우: 김도현',
    '김도현의 나이와 동의: 15세 이상 19세 미만',
    '김도현의 도착·분장·의상 시간',
    '김도현의 연락처',
    '준호(OFF)의 출연료',
  ]);
  expect(goes({ cost: false, contacts: false })).toHaveLength(4);
});
