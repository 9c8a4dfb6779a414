import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { defaultSceneFilter, filterScenes, type SceneFilter } from './scene-filter.ts';
import { scenesInOrder } from './scene-label.ts';
import { minutesText, placeAndTime, timeLetter } from './scene-words.ts';
import { timetableAllocation } from './timetable-allocation.ts';

function shoot() {
  const film = new Production();
  const junho = film.character('준호');
  const shop = film.location('성산동 편의점');
  const one = film.scene(1, { setName: '편의점', location: shop }, [junho]);
  const two = film.scene(2, { setName: '정류장', synopsis: '막차가 끊긴다' });
  const three = film.scene(3, { setName: '편의점', status: 'omitted' });
  return { film, junho, shop, one, two, three };
}

const found = (film: Production, filter: Partial<SceneFilter>) =>
  filterScenes(film.state, scenesInOrder(film.state), {
    ...defaultSceneFilter,
    allocationOnly: false,
    ...filter,
  }).map((scene) => scene.sceneNo);

describe('the scene filter', () => {
  it('SL2: shows all where nothing is chosen, and what passes every part where something is', () => {
    const { film, junho, shop } = shoot();
    expect(found(film, {})).toEqual([1, 2, 3]);
    expect(found(film, { location: ['편의점'] })).toEqual([1, 3]);
    expect(found(film, { location: [shop] })).toEqual([1]);
    expect(found(film, { location: ['편의점'], character: [junho] })).toEqual([1]);
    expect(found(film, { episode: [film.episodeId], search: 'ㅁㅊ' })).toEqual([2]);
  });

  it('SL2: finds what is remembered, inserted or a montage by these words', () => {
    const { film } = shoot();
    film.scene(4, { setName: '옛집', flags: ['flashback'] });
    expect(found(film, { search: '회상' })).toEqual([4]);
    expect(found(film, { search: 'ㅎㅅ' })).toEqual([4]);
  });

  it('SL2: allocationOnly leaves the scenes that still wait for a day; an omitted one waits for none', () => {
    const { film, one } = shoot();
    film.allocate(film.day('2026-12-01'), one);
    expect(found(film, { allocationOnly: true })).toEqual([2]);
  });

  it('SL10: finds the scenes of a sequence', () => {
    const { film } = shoot();
    film.scene(4, { sequence: 'A' });
    film.scene(5, { sequence: 'B' });
    expect(found(film, { sequence: ['A'] })).toEqual([4]);
    expect(found(film, { sequence: ['A', 'B'] })).toEqual([4, 5]);
    expect(found(film, { sequence: [] })).toEqual([1, 2, 3, 4, 5]);
  });

  it('SL3: days of the current board count, by date', () => {
    const { film, one } = shoot();
    const late = film.day('2026-12-03');
    const early = film.day('2026-12-02');
    film.split(film.allocate(late, one)[0]!, early);
    expect(timetableAllocation(film.state, one).map((day) => day._id)).toEqual([early, late]);
  });
});

describe('the words of a scene', () => {
  it('SL1: writes the letter of the time of day', () => {
    const letters = (['day', 'night', 'dawn', 'sunset'] as const).map((time) => timeLetter(time, ''));
    expect(letters).toEqual(['D', 'N', 'M', 'E']);
    expect(timeLetter('day', '이른 아침')).toBe('M');
    expect(timeLetter('day', 'LATE MORNING')).toBe('M');
    expect(timeLetter(null, '언젠가')).toBe('');
  });

  it('says where and when, and leaves out what is not known', () => {
    expect(placeAndTime({ setting: 'INT', timeOfDay: 'night', timeText: '' })).toBe('안·밤');
    expect(placeAndTime({ setting: 'EXT', timeOfDay: 'day', timeText: '점심' })).toBe('밖·점심');
    expect(placeAndTime({ setting: null, timeOfDay: null, timeText: null })).toBe('');
  });
});

describe('minutes on the screen', () => {
  it('are said in minutes and seconds, what is reckoned to five seconds', () => {
    const reckoned = (minutes: number) => minutesText(minutes, 5);
    expect([2.25, 0.74, 3, 0].map(reckoned)).toEqual(['2분 15초', '45초', '3분', '0초']);
    expect(minutesText(1.53)).toBe('1분 32초');
  });
});
