import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../readers/txt/txt.ts';
import { NO_HEADING, organise } from './organise.ts';

function read(text: string) {
  return organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });
}

const numbers = (text: string): string[] =>
  read(text).scenes.map((s) => `${s.episodeNo ?? ''}/${s.sceneNo}${s.subSceneNo}`);
const body = '\n준호가 걷는다.\n\n준호: 가자.\n\n';

describe('organising a script', () => {
  it('OG10: keeps the text before the first heading as other, and takes the title from it', () => {
    const { title, lines } = read('밤의 정류장\n\n3고\n\nS#1. 카페 (낮)\n\n비가 온다.\n');
    expect(title).toBe('밤의 정류장');
    expect(lines.map((line) => [line.type, line.scene])).toEqual([
      ['other', null],
      ['other', null],
      ['heading', 0],
      ['action', 0],
    ]);
  });

  it('OG10: keeps the lines of a script without a heading and says that none was found', () => {
    const organised = read('준호가 걷는다.\n비가 온다.\n');
    expect(organised.scenes).toEqual([]);
    expect(organised.lines).toHaveLength(2);
    expect(organised.unread).toEqual([{ where: '문서 전체', reason: NO_HEADING }]);
  });

  it('OG4: reads sub-scenes however they are written', () => {
    expect(
      numbers(
        ['S#11', 'S#12', 'S#12-1', 'S#12-나', 'S#12-C', 'S#12D', 'S#13']
          .map((h) => `${h}. 골목 (낮)${body}`)
          .join(''),
      ),
    ).toEqual(['/11', '/12', '/12A', '/12B', '/12C', '/12D', '/13']);
  });

  it('OG5: reads N-M as episode and scene when N is constant or steps once with M starting again', () => {
    expect(
      numbers(['1-1', '1-2', '1-3', '2-1', '2-2'].map((n) => `${n}. 골목 (낮)${body}`).join('')),
    ).toEqual(['1/1', '1/2', '1/3', '2/1', '2/2']);
  });

  it('OG1: takes numbered paragraphs for scenes only where people speak', () => {
    const list =
      '1. 개요\n첫째 항목을 적는다.\n둘째 항목을 적는다.\n2. 범위\n범위를 적는다.\n끝을 적는다.\n3. 기타\n기타를 적는다.\n';
    expect(read(list).scenes).toEqual([]);
    const script = ['1. 시작', '2. 만남', '3. 끝'].map((heading) => heading + body).join('');
    expect(read(script).scenes.map((scene) => scene.setName)).toEqual(['시작', '만남', '끝']);
  });

  it('OG5: carries the episode of 제N부 lines on', () => {
    const text = `제1부\n\nS#1. 거리 (낮)${body}S#2. 카페 (낮)${body}제2부\n\nS#1. 집 (밤)${body}`;
    expect(numbers(text)).toEqual(['1/1', '1/2', '2/1']);
    expect(read(text).scenes.flatMap((scene) => scene.doubts)).toEqual([]);
  });

  it('OG6: keeps an omitted scene with its number', () => {
    const { scenes } = read(`S#1. 거리 (낮)${body}S#2 (결번)\n\nS#3. 카페 (낮)${body}`);
    expect(scenes.map((scene) => scene.omitted)).toEqual([false, true, false]);
    expect(scenes[1]).toMatchObject({ sceneNo: 2, setName: null, pages: 0, doubts: [] });
  });

  it('OG8: keeps the place before for 상동 when the scene is a flashback', () => {
    const { scenes } = read(
      `S#1. 국밥집 (낮/안)${body}S#2. 상동 (낮/안) - 회상${body}S#3. 정류장 (밤/밖)${body}`,
    );
    expect(scenes.map((scene) => scene.setName)).toEqual(['국밥집', '국밥집', '정류장']);
  });

  it('OG8: takes the place before for 상동, and the house before for 동.', () => {
    const { scenes } = read(`S#1. 준호네 집. 거실 (낮)${body}S#2. 상동 (밤)${body}S#3. 동. 부엌 (밤)${body}`);
    expect(scenes.map((s) => s.setName)).toEqual(['준호네 집. 거실', '준호네 집. 거실', '준호네 집. 부엌']);
  });

  it('OG8: inherits the time of day for relative words, and marks it as a guess', () => {
    const { scenes } = read(`S#1. 거리 (밤)${body}S#2. 카페 (잠시 후)${body}S#3. 집 (낮)${body}`);
    expect(scenes[1]).toMatchObject({ timeOfDay: 'night', timeText: '잠시 후' });
    expect(scenes[1]?.guessed).toContain('timeOfDay');
  });

  it('OG6, OG9: names gaps, doubles and ranges as doubts', () => {
    const { scenes } = read(
      ['S#1', 'S#2', 'S#5', 'S#5', 'S#6~8', 'S#9'].map((h) => `${h}. 골목 (낮)${body}`).join(''),
    );
    expect(scenes.map((scene) => scene.doubts.map((doubt) => doubt.code))).toEqual([
      [],
      [],
      ['number_gap'],
      ['number_double'],
      ['number_range'],
      [],
    ]);
  });

  it('OG2: reads a misspelt marker in a clear sequence as a heading, with a doubt', () => {
    const { scenes } = read(
      ['[씬1]', '[씬2]', '[씬3]', '[씐4]'].map((h) => `${h} 골목 (낮)${body}`).join(''),
    );
    expect(scenes.map((scene) => scene.sceneNo)).toEqual([1, 2, 3, 4]);
    expect(scenes[3]?.doubts[0]?.code).toBe('misspelt_marker');
  });

  it('OG3: does not take sentences, arrows, quotes and lists for headings', () => {
    const { scenes } = read(
      `S#1. 거리 (낮)\n\n그녀는 회상했다. S#3. 카페\n→ S#3. 카페\n"S#2. 카페 (낮)"\nS#3에서 본 그 카페다.\n할 일:\n1. 우유\n2. 달걀\n3. 빵\n5.시작\n\nS#2. 집 (밤)${body}`,
    );
    expect(scenes.map((scene) => scene.sceneNo)).toEqual([1, 2]);
  });

  it('OG3: does not take the scene list at the front for the scenes', () => {
    const list = ['S#1. 거리 (낮)', 'S#2. 카페 (밤)', 'S#3. 집 (밤)'];
    const { scenes } = read(
      `씬 리스트\n${list.join('\n')}\n\n${list.map((heading) => heading + body).join('')}`,
    );
    expect(scenes).toHaveLength(3);
    expect(scenes[0]?.characters[0]).toEqual({ name: '준호', lines: 1 });
  });

  it('OG8: reads 장소: below a heading', () => {
    const { scenes, characters } = read(
      `===== S1 =====\n장소: INT. 카페 - 오후 2시${body}===== S2 =====\n장소: 거리 (밤)${body}`,
    );
    expect(scenes.map((s) => [s.setName, s.setting, s.timeOfDay])).toEqual([
      ['카페', 'INT', 'day'],
      ['거리', 'EXT', 'night'],
    ]);
    expect(characters.map((person) => person.name)).toEqual(['준호']);
  });

  it('OG7: numbers an unnumbered script in order, as guesses', () => {
    const { scenes } = read(`카페/D${body}건물앞/D${body}회의실/N${body}`);
    expect(scenes.map((scene) => [scene.sceneNo, scene.guessed.includes('sceneNo')])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
  });

  it('OG2, OG7: finds a heading that has lost its number between two that have not', () => {
    const { scenes } = read(`S#1. 거리 (낮)${body}카페 (밤)${body}S#3. 집 (밤)${body}`);
    expect(scenes.map((scene) => scene.sceneNo)).toEqual([1, 2, 3]);
    expect(scenes[1]).toMatchObject({ setName: '카페', guessed: ['sceneNo', 'setting'] });
    expect(scenes[1]?.doubts.map((doubt) => doubt.code)).toEqual(['missing_number']);
  });
});

describe('people', () => {
  it('OG15: offers to merge one person under two names, but not two who speak in one scene', () => {
    const { scenes } = read(
      'S#1. 거리 (낮)\n\n준호: 가자.\n미영: 응.\n\nS#2. 집 (밤)\n\n김준호: 왔어.\n김미영: 응.\n미영: 왜.\n준호: 어.\n',
    );
    expect(scenes.flatMap((scene) => scene.doubts.map((doubt) => doubt.code))).toEqual([]);
    const apart = read('S#1. 거리 (낮)\n\n준호: 가자.\n준호: 응.\n\nS#2. 집 (밤)\n\n김준호: 왔어.\n').scenes;
    expect(apart[1]?.doubts).toEqual([
      {
        code: 'same_person',
        message: '‘준호’, ‘김준호’ 두 이름이 같은 사람인가요?',
        line: 7,
        names: ['준호', '김준호'],
      },
    ]);
  });

  it('OG15: offers to merge a name that is written once with one letter wrong', () => {
    const lines = '준호: 가자.\n미영: 응.\n준호: 어서.\n준오: 뛰어!\n준호: 야.\n미연이: 네?\n준호: 가.\n';
    const { scenes } = read(`S#1. 거리 (낮)\n\n${lines}\nS#2. 집 (밤)\n\n준호: 왔어.\n`);
    expect(scenes.flatMap((scene) => scene.doubts.map(({ code, names }) => [code, names]))).toEqual([
      ['same_person', ['준호', '준오']],
    ]);
  });

  it('OG14, OG15: counts everyone who speaks the same words, and one spelling of a spread name', () => {
    const { scenes } = read('S#1. 거리 (낮)\n\n준  호: 가자.\n준호·미영: 네!\n일동: 와!\n');
    expect(scenes[0]?.characters).toEqual([
      { name: '준호', lines: 2 },
      { name: '미영', lines: 1 },
      { name: '일동', lines: 1 },
    ]);
  });

  it('OG12: takes a cue with a voice mark for no heading, and a double space for no cue', () => {
    const { scenes, characters } = read(
      'S#1. 거리 (낮)\n\n준호\t어디 가?\n수진 (E)\t(차갑게) 집.\n민재가 봉투  하나를 꺼낸다.\n\nS#2. 집 (밤)\n\n준호\t왔어?\n수진\t응.\n',
    );
    expect(scenes).toHaveLength(2);
    expect(characters.map((person) => person.name)).toEqual(['준호', '수진']);
  });
});

describe('cues', () => {
  const people = (text: string) => read(`S#1. 거리 (낮)\n\n${text}\nS#2. 집 (밤)\n`).scenes[0]?.characters;
  const two = [
    { name: '준호', lines: 2 },
    { name: '미영', lines: 1 },
  ];

  it.each([
    ['OG11: with a colon', '준호: 어디 가?\n미영: 집에.\n준호: 같이 가.\n'],
    ['with a tab', '준호\t어디 가?\n미영\t집에.\n준호\t같이 가.\n'],
    ['with a wide gap', '준호    어디 가?\n미영    집에.\n준호    같이 가.\n'],
    ['alone on a line', '준호\n어디 가?\n\n미영\n집에.\n\n준호\n같이 가.\n'],
    ['alone and set in', '\t\t준호\n\t어디 가?\n\n\t\t미영\n\t집에.\n\n\t\t준호\n\t같이 가.\n'],
    ['with voice marks', '준호(E): 어디 가?\n미영 (V.O): 집에.\n준호(소리): 같이 가.\n'],
    ['with a manner', '준호: (웃으며) 어디 가?\n미영: 집에.\n준호(울며): 같이 가.\n'],
    ['behind an at sign', '@준호: 어디 가?\n@미영: 집에.\n@준호: 같이 가.\n'],
  ])('%s', (_, text) => {
    expect(people(text)).toEqual(two);
  });

  it('OG12: does not take labels for people', () => {
    expect(people('자막: 3년 후\nBGM: 잔잔한 음악\n준호: 어디 가?\n지문: 비가 온다.\n준호: 가자.\n')).toEqual(
      [{ name: '준호', lines: 2 }],
    );
  });

  it('OG14: counts who only appears with no lines', () => {
    expect(people('준호: 어디 가?\n미영이 준호를 본다.\n미영: 집에.\n\n준호: 가자.\n')).toEqual(two);
    const scene = read(
      'S#1. 거리 (낮)\n\n준호: 야.\n준호: 어.\n미영: 왜.\n\nS#2. 집 (밤)\n\n미영이 혼자 운다.\n',
    ).scenes[1];
    expect(scene?.characters).toEqual([{ name: '미영', lines: 0 }]);
  });

  it('OG13: splits a cue line into who, how and what', () => {
    const { lines } = read('S#1. 거리 (낮)\n\n준호(E)\t(웃으며) 어디 가?\n미영\t집.\n준호\t응.\n');
    expect(lines.slice(1, 4).map((line) => [line.type, line.text, line.who])).toEqual([
      ['character', '준호(E)', '준호'],
      ['parenthetical', '(웃으며)', undefined],
      ['dialogue', '어디 가?', undefined],
    ]);
  });
});
