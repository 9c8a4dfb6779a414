import { describe, expect, it } from 'vitest';
import { type Paragraph, plainParagraph } from '../../paragraph.ts';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

const readAll = (paragraphs: Paragraph[]) =>
  organise({ format: 'docx', title: null, paragraphs, unread: [] });
const read = (text: string) => readAll(textParagraphs(text));

type Beat = string | readonly [name: string, manner: string, speech: string];
/** A scene as it happens: action, and who says what how. */
const SCENES: readonly (readonly Beat[])[] = [
  [
    '형광등이 깜박인다. 빈 복도.',
    ['연희', '', '계세요?'],
    ['석구', '(문을 열며)', '누구요.'],
    '연희가 명함을 내민다.',
    ['연희', '', '동사무소에서 나왔어요.'],
    ['석구', '', '난 부른 적 없어.'],
    '정적.',
  ],
  [
    '빗소리. 연희, 우산을 접는다.',
    ['연희', '(웃으며)', '잠깐이면 돼요.'],
    ['석구', '', '들어와.'],
    ['할머니', '', '손님이냐?'],
    '석구가 의자를 빼 준다.',
    ['할머니', '', '밥은 먹었고?'],
  ],
  [
    '세 사람이 둘러앉는다. 고양이 한 마리.',
    ['할머니', '', '많이 먹어라.'],
    ['연희', '', '네, 잘 먹겠습니다.'],
    ['석구', '(작게)', '울지 마.'],
    '연희의 어깨가 들썩인다.',
    ['연희', '', '안 울어요.'],
  ],
];

type Row = (name: string, manner: string, speech: string) => string;
const script = (row: Row, between = '\n'): string =>
  SCENES.map((beats, i) =>
    [
      `\nS#${i + 1}. 석구네 집 (낮)\n`,
      ...beats.map((beat) => (typeof beat === 'string' ? beat : row(...beat))),
    ].join(between),
  ).join('\n');

/** What a right reading has, whatever the form: each line's type and text. */
const GOLD = SCENES.flatMap((beats) =>
  beats.flatMap((beat) => {
    if (typeof beat === 'string') return [['action', beat]];
    const [name, manner, speech] = beat;
    return [['character', name], ...(manner ? [['parenthetical', manner]] : []), ['dialogue', speech]];
  }),
);
const body = (organised: ReturnType<typeof read>) =>
  organised.lines
    .filter(({ type }) => type !== 'heading')
    .map(({ type, text, who }) => [type, type === 'character' ? who : text]);

const with_ = (manner: string): string => (manner ? `${manner} ` : '');
const FORMS: Record<string, Row> = {
  '준호: 대사': (n, m, s) => `${n}: ${with_(m)}${s}`,
  '준호 : 대사': (n, m, s) => `${n} : ${with_(m)}${s}`,
  '준호：대사': (n, m, s) => `${n}：${with_(m)}${s}`,
  'a tab': (n, m, s) => `${n}\t${with_(m)}${s}`,
  'a wide gap': (n, m, s) => `${n}        ${with_(m)}${s}`,
  '- 준호: 대사': (n, m, s) => `- ${n}: ${with_(m)}${s}`,
  '준호) 대사': (n, m, s) => `${n}) ${with_(m)}${s}`,
  '[준호] 대사': (n, m, s) => `[${n}] ${with_(m)}${s}`,
  '<준호> 대사': (n, m, s) => `<${n}> ${with_(m)}${s}`,
  '준호 - 대사': (n, m, s) => `${n} - ${with_(m)}${s}`,
  '준호; 대사': (n, m, s) => `${n}; ${with_(m)}${s}`,
  '준호- 대사': (n, m, s) => `${n}- ${with_(m)}${s}`,
  '준호 = 대사': (n, m, s) => `${n} = ${with_(m)}${s}`,
  '준호 ▷ 대사': (n, m, s) => `${n} ▷ ${with_(m)}${s}`,
  '준호 → 대사': (n, m, s) => `${n} → ${with_(m)}${s}`,
  '(준호) 대사': (n, m, s) => `(${n}) ${with_(m)}${s}`,
  '**준호** 대사': (n, m, s) => `**${n}** ${with_(m)}${s}`,
  '· 준호: 대사': (n, m, s) => `· ${n}: ${with_(m)}${s}`,
  '1. 준호: 대사': (n, m, s) => `1. ${n}: ${with_(m)}${s}`,
  '| 준호 | 대사 |': (n, m, s) => `| ${n} | ${with_(m)}${s} |`,
  '준호/ 대사': (n, m, s) => `${n}/ ${with_(m)}${s}`,
  'a single space': (n, m, s) => `${n} ${with_(m)}${s}`,
  'glued to the parenthesis': (n, m, s) => (m ? `${n}${m}${s}` : `${n} ${s}`),
};

describe('a document in each form of cue', () => {
  it.each(Object.entries(FORMS))('OG11, OG13: %s', (_, row) => {
    expect(body(read(script(row)))).toEqual(GOLD);
  });

  it.each(Object.entries(FORMS))('OG11: %s, with an empty row between all lines', (_, row) => {
    expect(body(read(script(row, '\n\n')))).toEqual(GOLD);
  });

  it('OG11: alone on a line, with empty rows, set in, or with neither', () => {
    const lone: Row = (n, m, s) => [n, m, s].filter(Boolean).join('\n');
    expect(body(read(script((...beat) => `\n${lone(...beat)}\n`)))).toEqual(GOLD);
    expect(
      body(
        read(
          script(
            (n, m, s) => `${' '.repeat(20)}${n}\n${m ? `${' '.repeat(15)}${m}\n` : ''}${' '.repeat(10)}${s}`,
          ),
        ),
      ),
    ).toEqual(GOLD);
    expect(body(read(script(lone)))).toEqual(GOLD);
  });

  it('OG11: glued to speech in one paragraph, with only a bold run to mark the name', () => {
    const paragraphs = SCENES.flatMap((beats, i) => [
      plainParagraph(`S#${i + 1}. 석구네 집 (낮)`),
      ...beats.map((beat) => {
        if (typeof beat === 'string') return plainParagraph(beat);
        const [name, manner, speech] = beat;
        return plainParagraph(`${name}${manner}${speech}`, { bold: [[0, name.length]] });
      }),
    ]);
    expect(body(readAll(paragraphs))).toEqual(GOLD);
  });
});

describe('names', () => {
  const people = (...speeches: string[]) =>
    read(`S#1. 골목 (낮)\n\n${speeches.join('\n')}\n\nS#2. 집 (밤)\n\n연희: 끝.\n`).characters.map(
      ({ name }) => name,
    );

  it.each([
    ['(V.O)', '연희(V.O)'],
    ['(E)', '연희(E)'],
    ['(N)', '연희 (N)'],
    ['(NA)', '연희(NA)'],
    ['(F)', '연희(F)'],
    ['(O.L)', '연희(O.L)'],
    ['(O.S.)', '연희(O.S.)'],
    ['(소리)', '연희(소리)'],
    ['(독백)', '연희(독백)'],
    ['a role', '연희(형사)'],
    ['an age', '연희(34)'],
    ['no parentheses', '연희NA'],
  ])('OG12: the voice mark %s is no part of a name', (_, written) => {
    expect(people(`${written}: 여보세요.`, '연희: 네.', `${written}: 그래요.`)).toEqual(['연희']);
  });

  it('OG14: groups count each who speaks, and numbered people are people', () => {
    expect(people('연희·석구: 네!', '일동: 와!', '형사1: 서!', '형사2: 잡아!').toSorted()).toEqual(
      ['석구', '연희', '일동', '형사1', '형사2'].toSorted(),
    );
  });

  it('OG12: labels are never people, however often they come', () => {
    const labels = [
      '자막: 3년 후',
      'BGM: 잔잔한 음악',
      '지문: 비가 온다.',
      '장소: 거리',
      '시간: 낮',
      '음악: 느린 곡',
      '효과음: 쾅',
      '인서트: 신문',
      '소품: 우산',
    ];
    expect(people(...labels, '연희: 가자.', ...labels)).toEqual(['연희']);
  });

  it('OG11: takes titles, common nouns, names that end like phrases, rooms, and one person with a slash', () => {
    const names = [
      '김 부장',
      '박 사장님',
      '다방 마담',
      '남다은',
      '윤서은',
      '어린 다은',
      '손님',
      '301호',
      'A/S 기사',
    ];
    const speeches = names.flatMap((name) => [`${name}: 여기요.`, `${name}: 네, 알겠습니다.`]);
    expect(people(...speeches).toSorted()).toEqual([...names, '연희'].toSorted());
  });

  it('OG20: takes names of two words off a single space, and leaves action that opens with a person', () => {
    const text = script(FORMS['a single space'] as Row).replaceAll('할머니', '김 여사');
    const { characters, lines } = read(text);
    expect(characters.map(({ name }) => name).toSorted()).toEqual(['김 여사', '석구', '연희']);
    expect(lines.find((line) => line.text.startsWith('연희의'))?.type).toBe('action');
  });

  it('OG20: believes who speaks once by title, number or voice mark', () => {
    const once = ['경비원 거기 누구요?', '선원2 안 됩니다!', '일동 와아!', '진우(V.O) 보고 싶다.'];
    const text = `${script(FORMS['a single space'] as Row)}\n${once.join('\n')}\n버스가 지나간다.`;
    const { characters } = read(text);
    expect(characters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['경비원', '선원2', '일동', '진우']),
    );
    expect(characters).toHaveLength(7);
  });

  it("OG11: English in capitals, with (CONT'D) and (O.S.), and somebody who is introduced", () => {
    const text = [
      'INT. CAFE - DAY\n\nRUTH (50s, tired) steps out of the rain.\n\nRUTH\nIs anyone here?\n\nCLERK (O.S.)\nWe are full.\n',
      "RUTH (CONT'D)\n(smiling)\nIt says vacancy.\n\nThe clerk shrugs.\n\nCLERK\nThe sign is broken.\n",
      'EXT. STREET - NIGHT\n\nRuth walks away.\n\nRUTH\nEverything is.\n',
    ].join('\n');
    expect(read(text).scenes.map((scene) => scene.characters)).toEqual([
      [
        { name: 'RUTH', lines: 2 },
        { name: 'CLERK', lines: 2 },
      ],
      [{ name: 'RUTH', lines: 1 }],
    ]);
  });

  it('OG14: who is named by the given name, or stands in a picture', () => {
    const { scenes } = read(
      'S#1. 골목 (낮)\n\n차유리: 가자.\n차유리: 응.\n오민혁: 그래.\n오민혁: 좋아.\n\nS#2. 집 (밤)\n\n유리가 혼자 앉아 있다. 사진 속 민혁이 웃는다.\n\nS#3. 옥상 (밤)\n\n민혁이 담배를 문다.\n',
    );
    expect(scenes.slice(1).map((scene) => scene.characters)).toEqual([
      [{ name: '차유리', lines: 0 }],
      [{ name: '오민혁', lines: 0 }],
    ]);
  });
});
