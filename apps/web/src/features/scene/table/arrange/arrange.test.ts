import { type Arrangement, defaultSceneFilter, type SceneColumn } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { sceneTableItems } from '../../scene-groups.ts';
import { COLUMN_KEYS } from '../scene-columns.ts';
import { pressHead, readArrangement, USUAL_ARRANGEMENT } from './arrangement.ts';

const everything = { ...defaultSceneFilter, allocationOnly: false };

const shownBy = (film: Production, arrangement: Arrangement) =>
  sceneTableItems(film.state, everything, arrangement).map((item) =>
    item.kind === 'title' ? `${item.title} ${item.count}` : item.scene.sceneNo,
  );
const sortedBy = (film: Production, column: SceneColumn, descending = false) =>
  shownBy(film, { groupBy: 'number', sort: { column, descending } });

describe('the arranged list', () => {
  it('GR14: is sorted by numbers as numbers and by words as Korean is, empty cells last in both directions', () => {
    const film = new Production();
    film.scene(1, { cutCount: 10, setName: '하천', timeOfDay: 'night', pages: 8 });
    film.scene(2, { cutCount: null, setName: '가게 10', timeOfDay: 'dawn', pages: 24 });
    film.scene(3, { cutCount: 9, setName: '가게 9', timeOfDay: 'day', pages: 0 });
    film.scene(4, { cutCount: 9, setName: '', timeOfDay: null, pages: 2 });
    expect(sortedBy(film, 'cuts')).toEqual([3, 4, 1, 2]);
    expect(sortedBy(film, 'cuts', true)).toEqual([1, 3, 4, 2]);
    expect(sortedBy(film, 'setName')).toEqual([3, 2, 1, 4]);
    expect(sortedBy(film, 'setName', true)).toEqual([1, 2, 3, 4]);
    expect(sortedBy(film, 'time')).toEqual([2, 3, 1, 4]);
    expect(sortedBy(film, 'length')).toEqual([4, 1, 2, 3]);
    expect(sortedBy(film, 'number', true)).toEqual([4, 3, 2, 1]);
  });

  it('GR14: can be sorted by every column', () => {
    const film = new Production();
    const ids = [film.scene(1), film.scene(2, { cutCount: 3, synopsis: '온다' })];
    film.allocate(film.day('2026-12-01'), ids[1]!);
    for (const column of COLUMN_KEYS) expect(sortedBy(film, column).toSorted()).toEqual([1, 2]);
    expect(sortedBy(film, 'days')).toEqual([2, 1]);
  });

  it('GR14: stands together by day, those that wait last, and a split scene once', () => {
    const film = new Production();
    const [one, two] = [film.scene(1), film.scene(2), film.scene(3)];
    const [first, second] = [film.day('2026-12-01'), film.day('2026-12-02')];
    film.allocate(second, one!);
    film.allocate(first, two!);
    expect(shownBy(film, { groupBy: 'day', sort: null })).toEqual([
      '1회차 · 12.1 화 1',
      2,
      '2회차 · 12.2 수 1',
      1,
      '미배정 1',
      3,
    ]);
    film.allocate(first, one!);
    const all = shownBy(film, { groupBy: 'day', sort: null }).filter((item) => item === 1);
    expect(all).toEqual([1]);
  });

  it('GR14: stands together by place, a set without one by itself, and is sorted inside each', () => {
    const film = new Production();
    const location = film.location('성산 부두');
    film.scene(1, { setName: '선착장', location, cutCount: 2 });
    film.scene(2, { setName: '골목' });
    film.scene(3, { setName: '배 안', location, cutCount: 1 });
    film.scene(4, { setName: '' });
    const sort = { column: 'cuts', descending: false } as const;
    expect(shownBy(film, { groupBy: 'place', sort })).toEqual([
      '골목 1',
      2,
      '성산 부두 2',
      3,
      1,
      '장소 없음 1',
      4,
    ]);
    expect(shownBy(film, { groupBy: 'none', sort: null })).toEqual([1, 2, 3, 4]);
  });

  it('GR14: is turned by a second press of a head and let be by a third', () => {
    const up = pressHead(USUAL_ARRANGEMENT, 'cuts');
    const down = pressHead(up, 'cuts');
    expect([up.sort, down.sort]).toEqual([
      { column: 'cuts', descending: false },
      { column: 'cuts', descending: true },
    ]);
    expect(pressHead(down, 'cuts')).toEqual(USUAL_ARRANGEMENT);
    expect(pressHead(down, 'cast').sort).toEqual({ column: 'cast', descending: false });
  });

  it('GR14: comes back from the device as it was left, and as usual where what is there cannot be read', () => {
    const left: Arrangement = { groupBy: 'day', sort: { column: 'cuts', descending: true } };
    expect(readArrangement(JSON.stringify(left))).toEqual(left);
    for (const kept of [null, '', '{', '7', '{"groupBy":"gone","sort":{"column":"gone"}}', '{"sort":3}'])
      expect(readArrangement(kept)).toEqual(USUAL_ARRANGEMENT);
  });
});
