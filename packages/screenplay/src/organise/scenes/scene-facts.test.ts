import { describe, expect, it } from 'vitest';
import { type Paragraph, plainParagraph } from '../../paragraph.ts';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { type OrganiseOptions, organise } from '../organise.ts';

const readAll = (paragraphs: Paragraph[], options: OrganiseOptions = {}) =>
  organise({ format: 'fdx', title: null, paragraphs, unread: [] }, options);
const read = (text: string, options: OrganiseOptions = {}) => readAll(textParagraphs(text), options);

const KOREAN =
  'S#1. 골목 (낮)\n\n준호가 걷는다.\n\n준호: 가자.\n\nS#2. 집 (밤)\n\n미영이 앉는다.\n\n미영: 응.\n';
const ENGLISH =
  'INT. CAFE - DAY\n\nA bell rings.\n\nMARA\nComing!\n\nEXT. ALLEY - NIGHT\n\nRain.\n\nMARA\nWait.\n';

describe('the length of a scene', () => {
  it('OG21: is two minutes a page in Korean, one in English, or what is asked for', () => {
    const paceOf = (text: string, options?: OrganiseOptions) => {
      const scene = read(text, options).scenes[0];
      return ((scene?.screenMinutes ?? 0) * 8) / (scene?.pages ?? 1);
    };
    expect(paceOf(KOREAN)).toBe(2);
    expect(paceOf(ENGLISH)).toBe(1);
    expect(paceOf(KOREAN, { minutesPerPage: 1.5 })).toBe(1.5);
  });

  it('OG21: keeps the eighths of the normalised page beside the length of the file', () => {
    const { scenes } = readAll([
      plainParagraph('INT. CAFE - DAY', { kind: 'heading', lengthEighths: 11 }),
      plainParagraph('A bell rings.', { kind: 'action' }),
      plainParagraph('EXT. ALLEY - NIGHT', { kind: 'heading' }),
      plainParagraph('Rain.', { kind: 'action' }),
    ]);
    expect(scenes.map(({ pages, filePages, screenMinutes }) => [pages, filePages, screenMinutes])).toEqual([
      [1, 11, 11 / 8],
      [1, null, 1 / 8],
    ]);
  });

  it('OG21: breaks rows between words, on 60 columns of action and 35 of speech', () => {
    const words = Array.from({ length: 20 }, () => 'fourteen.chars').join(' ');
    const { lines } = readAll([
      plainParagraph('INT. CAFE - DAY', { kind: 'heading' }),
      plainParagraph(words, { kind: 'action' }),
      plainParagraph('MARA', { kind: 'character' }),
      plainParagraph(words, { kind: 'dialogue' }),
    ]);
    // Four words of 14 columns fit 60, two fit 35.
    expect(lines.map((line) => line.rows)).toEqual([1, 6, 2, 10]);
  });

  it('OG21: counts an eighth that is begun, and neither notes nor the blank rows above the first scene', () => {
    const action = (): Paragraph => plainParagraph('Rain.', { kind: 'action' });
    const { lines, scenes } = readAll([
      plainParagraph('INT. CAFE - DAY', { kind: 'heading' }),
      plainParagraph('Ask Mara about the chairs. '.repeat(9), { kind: 'note' }),
      ...[action(), action(), action()],
      plainParagraph('EXT. ALLEY - NIGHT', { kind: 'heading' }),
      ...[action(), action(), action()],
    ]);
    expect(lines.map(({ rows }) => rows)).toEqual([1, 0, 2, 2, 2, 3, 2, 2, 2]);
    expect(scenes.map(({ pages }) => pages)).toEqual([1, 2]);
  });

  it('OG21: sets two who speak at once side by side', () => {
    const speech = (dual: boolean): Paragraph[] => [
      plainParagraph(dual ? 'TOM' : 'MARA', { kind: 'character', dual }),
      plainParagraph('We should go now.', { kind: 'dialogue', dual }),
    ];
    const { lines } = readAll([
      plainParagraph('INT. CAFE - DAY', { kind: 'heading' }),
      ...speech(false),
      ...speech(true),
    ]);
    expect(lines.map((line) => line.rows)).toEqual([1, 2, 1, 0, 0]);
  });

  it('OG6, OG21: is nothing for a scene that is gone', () => {
    const { scenes } = read(`${KOREAN}\nS#3 (결번)\n\nS#4. 골목 (낮)\n\n준호: 야.\n`);
    expect(scenes[2]).toMatchObject({ omitted: true, pages: 0, filePages: null, screenMinutes: 0 });
  });
});

describe('doubts', () => {
  const doubtsOf = (text: string) =>
    read(text).scenes.map((s) => s.doubts.map(({ code, message }) => [code, message]));
  const body = '\n\n준호가 걷는다.\n\n준호: 가자.\n\n';
  const script = (...headings: string[]): string => headings.map((heading) => heading + body).join('');

  it('OG9: say in Korean what is odd about the numbers', () => {
    expect(
      doubtsOf(script('S#1. 골목 (낮)', 'S#3. 골목 (낮)', 'S#7. 집 (밤)', 'S#7. 집 (밤)', 'S#5. 집 (밤)')),
    ).toEqual([
      [],
      [['number_gap', '앞에 2번 씬이 없어요. 빠진 제목이 있는지 확인해 주세요.']],
      [['number_gap', '앞에 4~6번 씬이 없어요. 빠진 제목이 있는지 확인해 주세요.']],
      [['number_double', 'S#7 번호가 두 번 나와요.']],
      [['number_back', 'S#7 다음에 S#5 번호가 나와요.']],
    ]);
  });

  it('OG9, OG17: say what is not known of place and time', () => {
    const headings = [
      'S#1. 골목 (낮)',
      'S#2. 설원 (백야 무렵의 어느 때)',
      'S#3. (밤)',
      'S#4. 집',
      'S#5. 옥상 (낮)',
      'S#6. 집 (밤)',
    ];
    expect(doubtsOf(script(...headings))).toEqual([
      [],
      [['time_unknown', '‘백야 무렵의 어느 때’만으로는 시간대를 알 수 없어요.']],
      [['place_missing', '장소가 적혀 있지 않아요.']],
      [['time_missing', '시간대가 적혀 있지 않아요.']],
      [],
      [],
    ]);
  });

  it('OG9: name lines that may be headings, and leave them where they are', () => {
    const text = script('S#1. 골목 (낮)', 'S#2. 카페 (밤)', 'S#3. 집 (낮)').replace(
      '준호: 가자.',
      '준호: 가자.\n\n옥상 - 밤\n\n미영이 난간에 선다.',
    );
    const { scenes, lines } = read(text);
    const line = lines.find((one) => one.text === '옥상 - 밤');
    expect(scenes).toHaveLength(3);
    expect(scenes[0]?.doubts).toEqual([
      { code: 'possible_heading', message: '‘옥상 - 밤’ 줄이 씬 제목일 수 있어요.', line: line?.n },
    ]);
    expect(line).toMatchObject({ type: 'action', scene: 0 });
    expect(line?.confidence).toBeLessThan(0.8);
  });

  it('OG9: ask about lines before the first scene where a scene seems to be missing there', () => {
    const missed = `막차${body}옥상 - 밤${body}`;
    const rest = (first: number): string =>
      script(`S#${first}. 카페 (낮)`, `S#${first + 1}. 골목 (밤)`, `S#${first + 2}. 집 (밤)`);
    const asked = (text: string) =>
      read(text).scenes.map((scene) => scene.doubts.filter(({ code }) => code === 'possible_heading').length);
    expect(asked(missed + rest(2))).toEqual([1, 0, 0]);
    expect(asked(missed + rest(1))).toEqual([0, 0, 0]);
    // A list of scenes at the front is none.
    expect(asked(`막차\n\n옥상 - 밤\n카페 - 낮\n골목 - 밤\n\n${rest(2)}`)).toEqual([0, 0, 0]);
  });

  it('OG23: lower the confidence of their scene', () => {
    const { scenes } = read(script('S#1. 골목 (낮)', 'S#2. 카페 (밤)', '옥상 (낮)', 'S#4. 집 (밤)'));
    const [first = 0, , odd = 1] = scenes.map((scene) => scene.confidence);
    expect(scenes[2]?.doubts.map(({ code }) => code)).toEqual(['missing_number']);
    expect(odd).toBeLessThan(first);
  });
});

describe('how sure a line is', () => {
  const rateOf = (text: string, start: string) =>
    read(text).lines.find((line) => line.text.startsWith(start))?.confidence ?? 0;

  it('OG23: most where layout or a colon tells it, least where only the words do', () => {
    const colon = rateOf(KOREAN.replace('준호: 가자.', '준호: 가자.\n준호: 어서.'), '가자');
    const spaced = KOREAN.replace(
      /준호: 가자\./,
      '준호 가자.\n준호 어서 와.\n미영 알았어.\n경비원 거기 누구요?\n준호 뛰어!\n미영 먼저 가!\n준호 야!\n미영 응!',
    );
    expect(colon).toBeGreaterThan(0.95);
    expect(rateOf(spaced, '경비원')).toBeLessThan(0.8);
    expect(rateOf(spaced, '뛰어')).toBeGreaterThan(0.8);
  });

  it('OG23: certain where the file declares it', () => {
    const { lines } = readAll([
      plainParagraph('INT. CAFE - DAY', { kind: 'heading' }),
      plainParagraph('Rain.', { kind: 'action' }),
      plainParagraph('MARA', { kind: 'character' }),
      plainParagraph('Wait.', { kind: 'dialogue' }),
    ]);
    expect(lines.map((line) => line.confidence)).toEqual([1, 1, 1, 1]);
  });
});
