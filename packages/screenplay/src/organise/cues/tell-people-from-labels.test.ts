import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';
import { type Naming, tellPeopleFromLabels } from './tell-people-from-labels.ts';

const naming = (at: number, name: string, value: string, hasManner = false): Naming => ({
  at,
  name,
  form: 'colon',
  value,
  hasManner,
  opensBlock: false,
});
const tell = (rows: readonly (readonly [string, string])[]) =>
  tellPeopleFromLabels(
    rows.map(([name, value], at) => naming(at, name, value)),
    new Map(),
    new Set(),
    0,
  );
const castOf = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] }).characters.map(
    ({ name, lines }) => `${name} ${lines}`,
  );

describe('people and labels', () => {
  it('OG72: what comes round in one order with values behind it is a label', () => {
    const shots = ['넓은 들판과 낮은 언덕', '파란 문이 보이는 골목', '책상 위 낡은 라디오'];
    const people = tell(
      shots.flatMap((shot, i): [string, string][] => [
        ['그림', shot],
        ['들리는 것', '바람, 새, 물'],
        ['넘어가기', `${i + 3}초`],
      ]),
    );
    for (const [name, odds] of people) expect(odds, name).toBeLessThan(0.5);
  });

  it('OG72: who is asked and answers is a person, whatever the name', () => {
    const people = tell([
      ['토끼귀', '어디 가는 거야?'],
      ['바람개비', '저기까지만.'],
      ['토끼귀', '나도 갈래!'],
      ['바람개비', '그래, 가자.'],
    ]);
    for (const [name, odds] of people) expect(odds, name).toBeGreaterThan(0.8);
  });

  it('OG72: reads the fields of a storyboard as what they are, and its narrator as one who speaks', () => {
    const scene = (no: number, place: string, said: string) =>
      `S#${no}. ${place} (낮)\n구도감: 낮은 각도, 넓은 화각\n빛의 결: 부드러운 역광\n이어짐: ${no + 2}초\n내레이션: ${said}\n`;
    const text = `${scene(1, '우체국', '편지는 늘 늦게 와요.')}${scene(2, '언덕', '그래도 기다려요.')}${scene(3, '부두', '오늘은 왔을까요?')}`;
    expect(castOf(text)).toEqual(['내레이션 3']);
  });

  it('OG72: the colon of a heading names nobody, and people beside fields still speak', () => {
    const scene = (no: number) =>
      `S#${no}. 분식집 (낮)\n화면 잡기: 정면, 고정\n길이감: 1${no}초\n연희: 어서 오세요.\n해준: 떡볶이 주세요.\n`;
    expect(castOf(`${scene(1)}${scene(2)}${scene(3)}`)).toEqual(['연희 3', '해준 3']);
  });

  it('OG72: words that are explained once each, as in a guide, are no cast', () => {
    const words = ['나룻배', '등대지기 방', '물때', '돛', '닻', '노', '선창', '등불', '밧줄', '그물'];
    const people = tell(words.map((word): [string, string] => [word, `${word}의 쓰임을 알 수 있습니다.`]));
    for (const [name, odds] of people) expect(odds, name).toBeLessThan(0.5);
  });

  it.each(['네', '아니', '그래', '잠깐', 'Okay'])('OG75: ‘%s’ opens a speech and names nobody', (word) => {
    const people = tell([
      ['연희', '같이 갈래요?'],
      [word, '갈게요!'],
      ['연희', '정말요?'],
      [word, '지금 가요.'],
    ]);
    expect(people.get(word)).toBeLessThan(0.5);
    expect(people.get('연희')).toBeGreaterThan(0.5);
  });

  it('OG72: a guest who speaks once is set as the others are, below an empty row and right above speech', () => {
    const talk = ['하나', '두리', '세영'].flatMap((name) => [
      `${name}\n이제 가야 해요.\n`,
      `${name}\n정말 그럴 거예요?\n`,
    ]);
    const scene = (n: number) => `${n}씬. 항구, 밤\n\n배가 들어온다.\n\n${talk.join('\n')}`;
    const guest = (name: string) => castOf(`${scene(1)}\n${name}\n짐은 모두 열일곱.\n\n\n${scene(2)}`);
    expect(guest('곽 서방')).toContain('곽 서방 1');
    expect(castOf(`${scene(1)}\n곽 서방의 짐.\n\n\n${scene(2)}`)).not.toContain('곽 서방 1');
  });

  it('OG72: who is introduced with an age is a person: 달(11), 박 서방(40)', () => {
    const lines = ['달(11)과 겸인 곽 서방(40)이 마당에 서 있다.', '달 어디로 갔어요?', '곽 서방 몰라.'];
    const speech = ['달 물이 차요.', '곽 서방 그러네.', '달 가지 마요.', '곽 서방 가야지.', '달 왜요?'];
    const text = `S1. 마당, 낮\n\n${[...lines, ...speech, '곽 서방 그냥.'].join('\n')}\n\nS2. 강가, 밤\n\n달 차요.\n`;
    expect(castOf(text).map((one) => one.replace(/ \d+$/, ''))).toEqual(
      expect.arrayContaining(['달', '곽 서방']),
    );
  });
});
