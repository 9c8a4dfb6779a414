import { placeOffers } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { chosenAfter } from '../../../../platform/grid/pick/chosen-after.ts';
import { mergeEffects } from './merge-view.ts';
import { scenesOfSets, unplacedRows, whyOffered } from './unplaced-view.ts';

const film = () => {
  const production = new Production();
  const sets = ['민준의 집', '민준 집 주방', '국도', '민준의 집'];
  const scenes = sets.map((setName, i) => production.scene(i + 1, { setName }));
  return { production, scenes };
};

describe('sets without a real place', () => {
  it('SL7: are listed with their scenes, and searched', () => {
    const { production, scenes } = film();
    expect(unplacedRows(production.state, '')).toMatchObject([
      { setName: '민준의 집', scenes: '1, 4' },
      { setName: '국도', scenes: '3' },
      { setName: '민준 집 주방', scenes: '2' },
    ]);
    expect(unplacedRows(production.state, 'ㅈㅂ')).toMatchObject([{ setName: '민준 집 주방' }]);
    expect(scenesOfSets(production.state, ['민준의 집', '국도'])).toEqual([scenes[0], scenes[3], scenes[2]]);
  });

  it('SL7: a place that somebody has given stays with its scene', () => {
    const { production, scenes } = film();
    const house = production.location('망원동 주택');
    production.run('placeScenes', { sceneIds: [scenes[0]!], locationId: house, realName: null });
    expect(scenesOfSets(production.state, ['민준의 집'])).toEqual([scenes[3]]);
    expect(placeOffers(production.state).map(whyOffered)).toEqual([
      '‘망원동 주택’에서 찍는 극중 장소와 같은 곳으로 보여요',
    ]);
  });

  it('are chosen one by one, and with Shift from the last to this one', () => {
    const all = ['가', '나', '다', '라'];
    const press = (chosen: Iterable<string>, name: string, from: string | null, isRange = false) =>
      [...chosenAfter(all, new Set(chosen), { name, from, isRange })].sort();
    expect(press([], '나', null)).toEqual(['나']);
    expect(press(['나'], '나', '나')).toEqual([]);
    expect(press(['나'], '라', '나', true)).toEqual(['나', '다', '라']);
    expect(press(['라'], '나', '라', true)).toEqual(['나', '다', '라']);
    expect(press([], '다', '없음', true)).toEqual(['다']);
  });
});

describe('merging places', () => {
  it('SC10: says what comes along and what goes, costs and who is asked only to those who may see them', () => {
    const { production, scenes } = film();
    const [into, other] = [production.location('망원동 주택'), production.location('민준 집')];
    for (const [i, locationId] of [into, other].entries()) {
      const patch = { address: `망원동 ${i + 1}` };
      production.run('editLocation', { locationId, patch });
      production.run('setLocationCost', {
        ...{ costId: production.newId(), locationId, dayFee: 100_000, redressFee: 0 },
      });
      const contact = { contactId: production.newId(), locationId, name: '관리인', phone: '010-0000-0000' };
      production.run('setLocationContact', contact);
    }
    production.run('placeScenes', { sceneIds: scenes, locationId: other, realName: null });
    const { location } = production.state;
    const effects = (sees: boolean) =>
      mergeEffects(production.state, location.get(into)!, [location.get(other)!], {
        cost: sees,
        contacts: sees,
      });
    expect(effects(true).stays[0]).toBe('씬 4개와 일촬표의 촬영지가 ‘망원동 주택’ 한 곳으로 모여요.');
    expect(effects(true).goes).toEqual([
      '촬영지 이름: 민준 집',
      '민준 집의 주소: 망원동 2',
      '민준 집의 담당자',
      '민준 집의 장소비',
    ]);
    expect(effects(false).goes).toHaveLength(2);
  });
});
