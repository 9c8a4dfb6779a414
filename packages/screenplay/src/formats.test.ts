import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Gold } from '../fixtures/index.ts';
import { readScript } from './read-script.ts';

const FORMATS = ['txt', 'fountain', 'fdx', 'docx', 'hwp', 'hwpx', 'pdf'] as const;
const fixture = (name: string): Promise<Uint8Array> =>
  readFile(new URL(`../fixtures/${name}`, import.meta.url));

async function read(name: string) {
  const result = await readScript(new Uint8Array(await fixture(name)), name);
  if (!result.ok) throw new Error(result.message);
  return result.organised;
}

describe.each(FORMATS)('밤의 정류장 as %s', (format) => {
  it('gives the scenes, people and places that its author wrote', async () => {
    const gold = JSON.parse(new TextDecoder().decode(await fixture('night-bus-stop.gold.json'))) as Gold;
    const organised = await read(`night-bus-stop.${format}`);
    expect(organised).toMatchObject({ format, title: gold.title, unread: [] });
    const scenes = organised.scenes.map((scene) => ({
      sceneNo: scene.sceneNo,
      subSceneNo: scene.subSceneNo,
      setName: scene.setName,
      setting: scene.setting,
      timeOfDay: scene.timeOfDay,
      timeText: scene.timeText,
      omitted: scene.omitted,
      speakers: Object.fromEntries(scene.characters.filter((c) => c.lines > 0).map((c) => [c.name, c.lines])),
    }));
    expect(scenes).toEqual(gold.scenes);
    expect(
      organised.characters
        .filter((c) => c.lines > 0)
        .map((c) => c.name)
        .sort(),
    ).toEqual(gold.people);
  });
});

it('reads the same places and the same people who only appear, whatever the format', async () => {
  const all = await Promise.all(FORMATS.map((format) => read(`night-bus-stop.${format}`)));
  for (const organised of all) {
    expect(organised.locations).toEqual(all[0]?.locations);
    expect(organised.characters).toEqual(all[0]?.characters);
  }
});

describe('other styles', () => {
  const styles = [
    's-hash-paren',
    's-hash-dash',
    's-slash',
    's-dot',
    'ssin',
    'n-ssin',
    'bracket',
    'hash',
    'plain-number',
    'scene-word',
    'keyword',
  ];

  it.each(styles)('%s', async (style) => {
    const { scenes, characters } = await read(`styles/school-roof.${style}.txt`);
    expect(scenes.map((s) => [s.sceneNo, s.setName, s.setting, s.timeOfDay])).toEqual([
      [1, '학교 옥상', 'EXT', 'day'],
      [2, '교실', 'INT', 'day'],
      [3, '체육관', 'INT', 'sunset'],
      [4, '지호네 집', 'INT', 'night'],
      [5, '버스 정류장', 'EXT', 'day'],
    ]);
    expect(characters.map((c) => c.name).sort()).toEqual(['서연', '선생님', '지호', '코치']);
  });

  it('English, with capitals and keywords', async () => {
    const { title, scenes, characters } = await read('styles/lighthouse.keyword.txt');
    expect(title).toBe('THE LAST LIGHT');
    expect(scenes.map((scene) => scene.setName)).toEqual([
      'HARBOR',
      'LIGHTHOUSE - STAIRWELL',
      'LIGHTHOUSE - LAMP ROOM',
      'HARBOR',
      'LIGHTHOUSE - STAIRWELL',
    ]);
    expect(characters.map((c) => [c.name, c.lines])).toEqual([
      ['MARA', 3],
      ['OLD TOM', 2],
      ['BOY', 1],
    ]);
  });
});
