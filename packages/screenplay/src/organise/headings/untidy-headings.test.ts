import { describe, expect, it } from 'vitest';
import { readFountain } from '../../readers/fountain/fountain.ts';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

const read = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });
const BODY = '준호가 걷는다.\n준호: 가자.\n미영: 어디로?\n';
const doubts = (text: string): string[] =>
  read(text).scenes.flatMap((scene) => scene.doubts.map(({ code }) => code));
const margins = (no: string, text: string) => `${`${no}    ${text}`.padEnd(64)}${no}\n`;

describe('headings that are not tidy', () => {
  it('OG46: INT. heads a scene though its file declares it a name', () => {
    const text = 'INT. MILL - DAY\n\nANN\nHere.\n\n@INT. CELLAR\nShe digs.\n\nEXT. YARD - NIGHT\n\nRain.\n';
    const { scenes, characters } = organise(readFountain(new TextEncoder().encode(text)));
    expect(scenes.map(({ setName }) => setName)).toEqual(['MILL', 'CELLAR', 'YARD']);
    expect(characters.map(({ name }) => name)).toEqual(['ANN']);
  });

  it('OG4: A17 stands before 17, and neither is in doubt', () => {
    const text = ['16|HALL', 'A17|STAIRS', 'B17|LANDING', '17|ROOF', '18|STREET']
      .map((row) => row.split('|'))
      .map(([no, place]) => `${margins(no ?? '', `INT. ${place} - NIGHT`)}\nGUS\nCome on.\n\nLENA\nWhere?\n`)
      .join('\n');
    const { scenes } = read(text);
    expect(scenes.map((scene) => `${scene.sceneNo}${scene.subSceneNo}`)).toEqual([
      ...['16', '17A', '17B', '17', '18'],
    ]);
    expect(doubts(text)).toEqual([]);
  });

  it('OG4: A17 with its number in one margin only', () => {
    const text = ['16 INT. HALL', 'A17 INT. STAIRS', '17 INT. ROOF']
      .map((heading) => `${heading} - NIGHT\n\nGUS\nCome on.\n\nLENA\nWhere?\n`)
      .join('\n');
    expect(read(text).scenes.map((scene) => `${scene.sceneNo}${scene.subSceneNo}`)).toEqual([
      ...['16', '17A', '17'],
    ]);
  });

  it('OG19: numbers in both margins, though their gaps are gone', () => {
    const text = ['4 INT. BAR - DAY 4', 'A5 EXT. YARD - NIGHT A5', '5 OMITTED 5', '6 INT. BAR - DAY 6']
      .map((heading) => `${heading}\n\nGUS\nCome on.\n\nLENA\nWhere?\n`)
      .join('\n');
    const { scenes } = read(text);
    expect(scenes.map((one) => `${one.sceneNo}${one.subSceneNo} ${one.setName} ${one.timeOfDay}`)).toEqual([
      ...['4 BAR day', '5A YARD night', '5 null null', '6 BAR day'],
    ]);
    expect(doubts(text)).toEqual([]);
  });

  it('OG4: S#A24 between 23 and 24, though S#1. B1 주차장 is below the ground', () => {
    const { scenes } = read(
      ['S#23. 안가 (새벽)', 'S#A24. 두만강 (D)', 'S#24. B1 주차장 (N)']
        .map((one) => `${one}\n${BODY}`)
        .join(''),
    );
    expect(scenes.map((scene) => `${scene.sceneNo}${scene.subSceneNo} ${scene.setName}`)).toEqual([
      ...['23 안가', '24A 두만강', '24 B1 주차장'],
    ]);
    expect(scenes.flatMap((scene) => scene.doubts)).toEqual([]);
  });

  it('OG3: a scene list whose rows do not all look like headings, below the names of its columns', () => {
    const list =
      'S#  장소  시간  인물\n1  등대 외경  낮  -\n2  등대 계단  낮  은호\n3  등롱실  밤  은호, 선장\n';
    const scenes = ['S#1. 등대 외경 (낮)', 'S#2. 등대 계단 (낮)', 'S#3. 등롱실 (밤)'];
    const text = `씬 리스트\n${list}\n${scenes.map((one) => `${one}\n${BODY}`).join('')}`;
    expect(read(text).scenes.map((scene) => scene.heading)).toEqual(scenes);
    expect(doubts(text)).toEqual([]);
  });

  it('OG1: ‘제1막’ above ‘제1장’ is a part of the script and no scene', () => {
    const { scenes, lines } = read(
      `제1막\n제1장 부두 (아침)\n${BODY}제2장 선술집 (밤)\n${BODY}제2막\n제3장 방파제 (새벽)\n${BODY}`,
    );
    expect(scenes.map((scene) => [scene.sceneNo, scene.setName])).toEqual([
      [1, '부두'],
      [2, '선술집'],
      [3, '방파제'],
    ]);
    expect(lines.find((line) => line.text === '제2막')?.type).toBe('other');
  });

  it('OG3: floors and the rows of a montage are no markers of scenes', () => {
    const floors = ['B1 주차장 / 낮', 'B2 주차장 / 밤', 'B3 주차장 / 낮'];
    expect(
      read(floors.map((one) => `${one}\n${BODY}`).join('\n')).scenes.map(({ setName }) => setName),
    ).toEqual([...['B1 주차장', 'B2 주차장', 'B3 주차장']]);
    const montage = `S#1. 집 (낮)\n${BODY}S#2. 몽타주\n- 거리 / 낮\n- 카페 / 밤\n- 학교 / 낮\n준호: 가자.\n`;
    expect(read(montage).scenes).toHaveLength(2);
  });

  it('OG17: ‘새벽 시장’ without a time is a place where others say theirs', () => {
    const { scenes } = read(
      ['S#1. 집 (낮)', 'S#2. 새벽 시장', 'S#3. 학교 (밤)'].map((one) => `${one}\n${BODY}`).join(''),
    );
    expect(scenes[1]).toMatchObject({ setName: '새벽 시장', timeOfDay: null });
  });

  it('OG26: numbers of pages stay what they are above lines that say where and when', () => {
    const page = (n: number, heading: string) => `${heading}\n${BODY}${BODY}${n}\n`;
    const text = ['S#1. 집 (낮)', 'S#2. 길 (밤)', 'S#3. 집 (낮)'].map((one, i) => page(i + 1, one)).join('');
    expect(read(text).scenes.map((scene) => scene.heading)).toEqual([
      ...['S#1. 집 (낮)', 'S#2. 길 (밤)', 'S#3. 집 (낮)'],
    ]);
  });

  it('OG7: what sets headings off is no part of their places', () => {
    const { scenes } = read(`■ 병원 로비 (낮)\n${BODY}■ 병실 (낮)\n${BODY}■ 병원 옥상 (노을)\n${BODY}`);
    expect(scenes.map((scene) => scene.setName)).toEqual(['병원 로비', '병실', '병원 옥상']);
  });

  it('OG3: ‘S#1~S#3’ on the cover is no scene, where the scenes come one by one', () => {
    const text = `S#1~S#3\n\n${['S#1. 집 (낮)', 'S#2. 길 (낮)', 'S#3. 집 (밤)'].map((one) => `${one}\n${BODY}`).join('')}`;
    expect(read(text).scenes.map((scene) => scene.sceneNo)).toEqual([1, 2, 3]);
    expect(doubts(text)).toEqual([]);
  });

  it.each([
    ['해 지기 전', 'sunset'],
    ['해질녁', 'sunset'],
    ['동트기 전', 'dawn'],
    ['첫차 시간', 'dawn'],
    ['해 진 뒤', 'night'],
  ])('OG17: ‘%s’ is a time of day', (time, timeOfDay) => {
    const [scene] = read(`S#1. 기지창 - ${time}\n${BODY}S#2. 집 - 낮\n${BODY}`).scenes;
    expect([scene?.setName, scene?.timeOfDay]).toEqual(['기지창', timeOfDay]);
  });

  it('OG18: rows of spaces inside a place are one', () => {
    expect(read(`S# 1.  여고  복도   (낮)\n${BODY}`).scenes[0]?.setName).toBe('여고 복도');
  });

  it('OG17: PRESENT DAY is no time of day, and INTERCUT has that of the scene before', () => {
    const scene = (heading: string) => `INT. ${heading}\n\nSEL\nCome on.\n\nLENA\nWhere?\n\n`;
    const text = ['DOCK - NIGHT (PRESENT DAY)', 'KITCHEN - INTERCUT', 'BAR - DAY'].map(scene).join('');
    expect(read(text).scenes.map((one) => one.timeOfDay)).toEqual(['night', 'night', 'day']);
    expect(doubts(text)).toEqual([]);
  });

  it('OG18: a car park below the ground is inside', () => {
    const { scenes } = read(`S#1. 지하 3층 주차장 (밤)\n${BODY}S#2. 주차장 (밤)\n${BODY}`);
    expect(scenes.map((scene) => scene.setting)).toEqual(['INT', 'EXT']);
  });

  it('OG2: an O for a nought is read as what the order says, with a doubt', () => {
    const text = ['S#49. 벤치 (낮)', 'S#5O. 버스 (밤)', 'S#51 씬. 집 (밤)']
      .map((one) => `${one}\n${BODY}`)
      .join('');
    expect(read(text).scenes.map((one) => `${one.sceneNo}${one.subSceneNo} ${one.setName}`)).toEqual([
      ...['49 벤치', '50 버스', '51 집'],
    ]);
    expect(doubts(text)).toEqual(['misspelt_marker']);
  });

  it('OG14: who stands behind the time is there, and no part of the place', () => {
    const text = `S#1. 카페 (낮) / 준호, 미영, 행인1\n준호: 가자.\nS#2. 길 (밤) / 미영\n미영: 어디로?\n`;
    const { scenes } = read(text);
    expect(scenes.map((one) => one.setName)).toEqual(['카페', '길']);
    expect(scenes[0]?.characters.map(({ name, lines }) => `${name} ${lines}`).sort()).toEqual([
      ...['미영 0', '준호 1', '행인1 0'],
    ]);
  });

  it('OG8: place and time in rows of their own below the number', () => {
    const text = `S#1\n카페\n낮\n${BODY}S#2\n준호의 방\n밤 / 내부\n${BODY}`;
    expect(read(text).scenes.map((one) => `${one.setName} ${one.setting} ${one.timeOfDay}`)).toEqual([
      ...['카페 INT day', '준호의 방 INT night'],
    ]);
    expect(doubts(text)).toEqual([]);
  });

  it('OG9: nobody misses the time of an intro', () => {
    expect(doubts(`1. 인트로\n암전.\n2. 연습실 (낮)\n${BODY}3. 무대 (밤)\n${BODY}`)).toEqual([]);
  });

  it('OG17: the hours of going to work and home', () => {
    const { scenes } = read(
      `씬1. 로비 (출근 시간)\n${BODY}씬2. 옥상 (퇴근 시간)\n${BODY}씬3. 집 (밤)\n${BODY}`,
    );
    expect(scenes.map((scene) => scene.timeOfDay)).toEqual(['day', 'sunset', 'night']);
  });

  it('OG8: 같은 곳 behind a slash is the place before', () => {
    const { scenes } = read(`씬1/ 분교 운동장/ 실외/ 겨울, 낮\n${BODY}씬2/ 같은 곳/ 실외/ 봄, 낮\n${BODY}`);
    expect(scenes.map((scene) => [scene.setName, scene.setting, scene.timeOfDay])).toEqual([
      ['분교 운동장', 'EXT', 'day'],
      ['분교 운동장', 'EXT', 'day'],
    ]);
  });

  it('OG8: 동시간 is the time of the scene before', () => {
    const [, second] = read(`S#1. 법정/밤\n${BODY}S#2. 오피스텔/동시간\n${BODY}`).scenes;
    expect([second?.setName, second?.timeOfDay, second?.doubts]).toEqual(['오피스텔', 'night', []]);
  });

  it('OG18: 안／밖 in full width is said of the place', () => {
    const [scene] = read(`Ｓ＃１．　버스 안／밖 （낮）\n${BODY}`).scenes;
    expect([scene?.setName, scene?.setting]).toEqual(['버스', 'INT/EXT']);
  });

  it('OG2: glimpses of a montage do not fill a gap in the numbers', () => {
    const text = `[씬6] (몽타주) 태식의 하루\n아침. 도시락. 딸의 그림. 작업복.\n[씬8] 부두 (밤)\n${BODY}`;
    expect(read(`[씬5] 부두 (낮)\n${BODY}${text}`).scenes.map((scene) => scene.sceneNo)).toEqual([5, 6, 8]);
    expect(doubts(`[씬5] 부두 (낮)\n${BODY}${text}`)).toEqual(['number_gap']);
  });

  it('OG9: action that names a time is no heading that may be missed', () => {
    const scene = (place: string) =>
      `INT. ${place} - DAY\n\nShe looks at the clock. 4:10.\n\nIRIS\nLate.\n\n`;
    expect(doubts(`${scene('TOWER')}${scene('OFFICE')}${scene('SQUARE')}`)).toEqual([]);
  });

  it('OG16: a montage in capitals is a heading like others in an English script', () => {
    const scene = (place: string) => `INT. ${place} - DAY\n\nShe works.\n\nIRIS\nLate.\n\n`;
    const { scenes } = read(
      `${scene('TOWER')}MONTAGE - THE REPAIR\n\n-- Iris files a tooth.\n\n${scene('SQUARE')}`,
    );
    expect(scenes.map((one) => one.flags)).toEqual([[], ['montage'], []]);
    expect(scenes[1]?.doubts).toEqual([]);
  });
});
