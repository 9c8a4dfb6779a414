import { rowsOf } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { sceneRow } from '../scene-row.ts';
import { characterRows, locationRows } from './masters-view.ts';
import { otherNames } from './people/other-names.ts';

function shoot() {
  const film = new Production();
  const junho = film.character('준호');
  const sujin = film.character('수진');
  const shop = film.location('성산동 편의점');
  const one = film.scene(1, { setName: '편의점', location: shop });
  const two = film.scene(2, { setName: '창고', location: shop });
  const cut = film.scene(3, { location: shop, status: 'omitted' });
  film.run('castScenes', { sceneIds: [one, two, cut], add: [junho], remove: [] });
  const [, row] = film.allocate(film.day('2026-12-01'), one, two);
  film.split(row!, film.day('2026-12-02'));
  return { film, junho, sujin };
}

describe('the list of characters', () => {
  it('says in which scenes and on which days each one is needed, without the cut ones', () => {
    const rows = characterRows(shoot().film.state, '');
    expect(rows.map(({ character, scenes, days }) => [character.name, scenes, days])).toEqual([
      ['준호', '1, 2', '1, 2회차'],
      ['수진', '', ''],
    ]);
  });

  it('TT2: counts the days of a second unit for themselves, and names them with it', () => {
    const { film } = shoot();
    const [one] = film.state.scene.values();
    film.allocate(
      film.day('2026-12-01', { unit: 'B' }),
      film.scene(
        9,
        {},
        [...one!.characters].map(({ _id }) => _id),
      ),
    );
    film.split(
      rowsOf(film.state, [...film.state.timetable.keys()][0]!)[0]!._id,
      film.day('2026-12-05', { unit: 'B', dayKind: '준비' }),
    );
    expect(characterRows(film.state, '')[0]).toMatchObject({ days: '1, 2회차, 1회차 B팀' });
    expect(sceneRow(film.state, film.state.scene.get(one!._id)!).cells.days).toBe('1회차, 12.05 B팀');
  });

  it('is searched by name and by initial consonants', () => {
    const { film } = shoot();
    expect(characterRows(film.state, 'ㅅㅈ').map((row) => row.character.name)).toEqual(['수진']);
  });

  it('SC27: names of before are found and said', () => {
    const { film, sujin } = shoot();
    film.run('editCharacter', { characterId: sujin, patch: { name: '서연' } });
    const [found] = characterRows(film.state, '수진');
    expect(found!.character.name).toBe('서연');
    expect(otherNames(found!.character)).toBe('다른 이름 수진');
    expect(characterRows(film.state, '준호').map(({ character }) => otherNames(character))).toEqual([
      undefined,
    ]);
  });
});

describe('the list of places', () => {
  it('SPEC 3: stands by realName', () => {
    const film = new Production();
    for (const name of ['하늘공원', '가온병원', '마포대교']) film.location(name);
    const names = locationRows(film.state, '').map(({ location }) => location.realName);
    expect(names).toEqual(['가온병원', '마포대교', '하늘공원']);
  });

  it('names the sets of the story that are shot there', () => {
    expect(locationRows(shoot().film.state, '창고')).toMatchObject([
      { sets: '창고, 편의점', sceneCount: 2, days: '1, 2회차' },
    ]);
  });
});
