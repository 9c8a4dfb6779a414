import { BREAKDOWN_CATEGORIES } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { shortNames } from '../../../platform/grid/pick/short-names.ts';
import { elementLosses } from './elements/element-losses.ts';
import { elementGroups } from './elements/elements-view.ts';
import { characterRows, locationRows } from './masters-view.ts';
import { peopleLosses } from './people/people-losses.ts';
import { placeLosses } from './places/place-losses.ts';

it('GR23: names what is lost with people and places, each scene once, and what was said about them', () => {
  const film = new Production();
  const [junho, sujin] = [film.character('준호'), film.character('수진')];
  const [store, dock] = [film.location('편의점'), film.location('부두')];
  const both = film.scene(1, { location: store });
  const one = film.scene(2, { location: dock });
  film.run('castScenes', { sceneIds: [both, one], add: [junho], remove: [] });
  film.run('castScenes', { sceneIds: [both], add: [sujin], remove: [] });
  film.run('editCharacter', { characterId: sujin, patch: { actorName: '박유나' } });
  film.run('setActorContact', {
    ...{ contactId: film.newId(), characterId: sujin, phone: '010-0000-1111', email: '' },
  });
  film.run('setLocationCost', { costId: film.newId(), locationId: dock, dayFee: 100_000, redressFee: 0 });
  const target = { targetKind: 'character', targetId: junho } as const;
  film.run('addComment', { commentId: film.newId(), ...target, text: '분장 확인', parentId: null });
  expect(peopleLosses(film.state, characterRows(film.state, ''), { cost: true, contacts: true })).toEqual([
    '1 준호, 2 수진',
    '씬 2개의 출연',
    '배우 연락처 1개',
    '댓글 1개',
  ]);
  expect(placeLosses(film.state, locationRows(film.state, ''))).toEqual([
    '부두, 편의점',
    '씬 2개의 실제 촬영지',
    '장소비 1개',
  ]);
});

it('GR23: names what is lost with things, in how many scenes, and what they cost', () => {
  const film = new Production();
  const scenes = [film.scene(1), film.scene(2)];
  const { type } = BREAKDOWN_CATEGORIES[0]!;
  const said = { type, subtype: '', quantity: null, note: '', evidence: null, source: 'manual' as const };
  for (const [i, sceneId] of scenes.entries())
    film.run('addBreakdownItems', {
      sceneId,
      items: ['우산', `모자 ${i}`].map((name) => ({ _id: film.newId(), name, ...said })),
    });
  film.run('setItemCost', {
    ...{ costId: film.newId(), element: { type, name: '우산' }, fee: 10_000, dayFee: 0 },
  });
  const rows = elementGroups(film.state, '').flatMap((group) => group.rows);
  expect(elementLosses(film.state, rows)).toEqual([
    '모자 0, 모자 1, 우산',
    '씬 2개에서 적어 둔 것',
    '비용 1개',
  ]);
});

it('GR23, GR11: of many names the first are named, and the rest is counted', () => {
  const names = ['가', '나', '다', '라', '마', '바', '사'];
  expect([shortNames(names, '명'), shortNames(names.slice(1), '명')]).toEqual([
    '가, 나, 다, 라, 마, 바 외 1명',
    '나, 다, 라, 마, 바, 사',
  ]);
});
