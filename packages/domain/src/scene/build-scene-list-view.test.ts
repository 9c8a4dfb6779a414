import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { buildSceneListView } from '../index.ts';

describe('the 씬 구분표', () => {
  it('SL4: has every scene in the order of lists, with its items by column', () => {
    const { production } = shootingDay();
    const view = buildSceneListView(production.state);
    expect(view.rows.map((row) => row.cells.scene)).toEqual(['2', '12', '13', '14', '40', '41', '42', '61']);
    const s13 = view.rows[2]!.cells;
    expect(s13).toMatchObject({
      setName: '편의점 앞',
      realName: '마포구 성산동 편의점',
      light: 'D',
      setting: 'E',
    });
    expect(s13).toMatchObject({
      cast: '사장',
      extras: '택배 기사, 행인 4',
      props: '담배갑, 재떨이',
      cuts: 4,
    });
    expect(view.totals).toEqual({ scenes: 8, cuts: 58 });
  });

  it('SL4: keeps an omitted scene, marked, and leaves it out of the totals', () => {
    const { production } = shootingDay();
    const sceneId = [...production.state.scene.values()].find((scene) => scene.sceneNo === 13)!._id;
    production.run('editScenes', { sceneIds: [sceneId], patch: { status: 'omitted' } });
    const view = buildSceneListView(production.state);
    expect(view.rows[2]).toMatchObject({ omitted: true, cells: { note: '결번 / 햇빛 위치 확인' } });
    expect(view.totals).toEqual({ scenes: 7, cuts: 54 });
  });

  it('SL5: says 회상, 몽타주 and 인서트 under 비고', () => {
    const { production } = shootingDay();
    const sceneId = [...production.state.scene.values()].find((scene) => scene.sceneNo === 13)!._id;
    production.run('editScenes', { sceneIds: [sceneId], patch: { flags: ['flashback', 'insert'] } });
    const view = buildSceneListView(production.state);
    expect(view.rows[2]!.cells.note).toBe('회상·인서트 / 햇빛 위치 확인');
  });

  it('SL5: puts art, vehicles and CG into columns of their own', () => {
    const { production } = shootingDay();
    const sceneId = production.scene(90);
    const item = (type: 'props' | 'etc', subtype: string, name: string) => ({
      _id: production.newId(),
      type,
      subtype,
      name,
      quantity: null,
      note: '',
      source: 'manual' as const,
      evidence: null,
    });
    const items = [
      item('props', '미술', '간판'),
      item('etc', '차량', '트럭'),
      item('etc', 'CG·VFX', '하늘 교체'),
      item('etc', '동물', '개'),
    ];
    production.run('addBreakdownItems', { sceneId, items });
    const cells = buildSceneListView(production.state).rows.at(-1)!.cells;
    expect(cells).toMatchObject({
      art: '간판',
      vehicles: '트럭',
      effects: '하늘 교체',
      note: '개',
      props: '',
    });
  });

  it('SL6: the length is minutes, by default one a page, or eighths where the project counts so', () => {
    const { production } = shootingDay();
    const sceneIds = [production.scene(90, { pages: 12 })];
    const length = () => buildSceneListView(production.state).rows.at(-1)!.cells.length;
    expect(length()).toBe('1분 30초');
    production.run('editScenes', { sceneIds, patch: { screenMinutes: 2 } });
    expect(length()).toBe('2분');
    production.run('editScenes', { sceneIds, patch: { screenMinutes: 0.75 } });
    expect(length()).toBe('45초');
    production.run('editProject', { patch: { showEighths: true } });
    expect(length()).toBe('1 4/8');
  });
});
