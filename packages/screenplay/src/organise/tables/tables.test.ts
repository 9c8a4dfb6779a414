import type { OrganisedScreenplay } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { TABLE_FORMATS, type WrittenBlock, writeTables } from '../../../fixtures/write-table.ts';
import { readScript } from '../../read-script.ts';

async function read(
  format: (typeof TABLE_FORMATS)[number],
  ...blocks: WrittenBlock[]
): Promise<OrganisedScreenplay> {
  const result = await readScript(writeTables(format, blocks), `a.${format}`);
  if (!result.ok) throw new Error(result.message);
  return result.organised;
}
const scenesOf = ({ scenes }: OrganisedScreenplay) =>
  scenes.map(({ sceneNo, setName, setting, timeOfDay }) => [sceneNo, setName, setting, timeOfDay]);
const linesOf = ({ lines }: OrganisedScreenplay) => lines.map(({ type, text }) => [type, text]);

const STORYBOARD: WrittenBlock = [
  ['씬', '컷', '내외', '장소', '시간', '화면', '대사', '길이', '음향'],
  [
    '1',
    '1',
    '외',
    '정비소 앞',
    '낮',
    '도윤이 셔터를 올린다.',
    '도윤: (하품하며) 또 월요일이네.',
    '3초',
    '셔터 소리',
  ],
  [null, '2', null, null, null, '먼지가 빛 속에 떠다닌다.', '', '2초', ''],
  ['2', '1', '내', '정비소 안', '밤', '라디오가 지직거린다.', '오늘 밤 비가 옵니다.', '0:04', '라디오'],
  [null, '2', null, null, null, '해주가 라디오를 끈다.\n불이 꺼진다.', '해주(작게) 이제 자자.', '2', ''],
];

describe.each(TABLE_FORMATS)('a storyboard as a table in %s', (format) => {
  it('OG50 is read by its columns: scenes, places, times, inside or outside', async () => {
    expect(scenesOf(await read(format, '봄날의 정비소', STORYBOARD))).toEqual([
      [1, '정비소 앞', 'EXT', 'day'],
      [2, '정비소 안', 'INT', 'night'],
    ]);
  });

  it('OG51 has cuts in its scenes, not scenes of their own', async () => {
    const { scenes, lines } = await read(format, STORYBOARD);
    expect(scenes).toHaveLength(2);
    expect(
      lines.filter(({ scene, type }) => scene === 0 && type === 'action').map(({ text }) => text),
    ).toEqual(['도윤이 셔터를 올린다.', '먼지가 빛 속에 떠다닌다.']);
  });

  it('OG53 has who speaks from its column of speech, the narrator where no name stands there', async () => {
    const { scenes } = await read(format, STORYBOARD);
    expect(scenes.map(({ characters }) => characters)).toEqual([
      [{ name: '도윤', lines: 1 }],
      [
        { name: '내레이션', lines: 1 },
        { name: '해주', lines: 1 },
      ],
    ]);
  });

  it('OG55 tells from its column of lengths how long a scene is on the screen', async () => {
    const { scenes } = await read(format, STORYBOARD);
    expect(scenes.map(({ screenMinutes }) => Math.round(screenMinutes * 60))).toEqual([5, 6]);
  });

  it('keeps every word of every cell, in its order', async () => {
    const { lines } = await read(format, '봄날의 정비소', STORYBOARD);
    const words = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
    const cells = STORYBOARD.flat().map((cell) => (cell === null ? '' : String(cell)));
    expect(words(lines.map(({ text }) => text).join(' '))).toBe(words(`봄날의 정비소 ${cells.join(' ')}`));
  });

  it('OG54 of one scene has fields, which belong to the heading above it', async () => {
    const card: WrittenBlock = [
      ['항목', '내용'],
      ['장소', 'INT. 온실 — 젖은 유리, 낡은 화분들이 늘어선 선반'],
      ['시간대', 'NIGHT'],
      ['등장인물', '서진 (목소리), 다해'],
      ['화면', '물방울이 잎에 떨어진다.'],
      ['대사', '다해: 아직 살아 있어.'],
      ['카메라', '느린 줌인'],
    ];
    const organised = await read(format, 'Scene 1. 온실의 밤', card, 'Scene 2. 다음 날 온실');
    if (format === 'xlsx') return;
    expect(scenesOf(organised)[0]).toEqual([1, '온실', 'INT', 'night']);
    expect(organised.scenes[0]?.characters).toEqual([
      { name: '서진', lines: 0 },
      { name: '다해', lines: 1 },
    ]);
  });
});

describe('tables of other kinds', () => {
  it('OG50 a scene list without numbers in its head is known by its numbers and places', async () => {
    const list: WrittenBlock = [
      ['번호', '장소/시간', '핵심사건(무엇이 일어났는가?)'],
      ['#1', '스튜디오. 저녁', '진행자가 손님을 맞는다.'],
      ['#2', '상동', '손님이 기계를 켠다.'],
      ['#3', '복도', '모두 달아난다.'],
    ];
    expect(scenesOf(await read('docx', list))).toMatchObject([
      [1, '스튜디오', expect.anything(), 'sunset'],
      [2, '스튜디오', expect.anything(), expect.anything()],
      [3, '복도', expect.anything(), null],
    ]);
  });

  it('OG50 N-M counts scenes and their cuts where every scene keeps its place', async () => {
    const cuts: WrittenBlock = [
      ['S#-C#', '화면', '대사', '비고'],
      ['1-1', '문이 열린다.', '', ''],
      ['1-2', '고양이가 들어온다.', '미루: 왔구나.', ''],
      ['2-1', '빈 그릇.', '', ''],
      ['2-2', '사료가 쏟아진다.', '', ''],
    ];
    const organised = await read('md', cuts);
    expect(organised.scenes.map(({ sceneNo, subSceneNo }) => [sceneNo, subSceneNo])).toEqual([
      [1, ''],
      [2, ''],
    ]);
  });

  it('OG51 cuts without a column of scenes belong to the heading above, or to their place', async () => {
    const cuts: WrittenBlock = [
      ['컷', '화면 묘사', '대사', '콘티 이미지'],
      ['S1-C1', '강물이 흐른다.', '', ''],
      ['S1-C2', '배가 지난다.', '사공: (낮게) 조용하군.', ''],
    ];
    expect(scenesOf(await read('docx', 'S1 | EXT. 나루터 — 밤', cuts))).toEqual([
      [1, '나루터', 'EXT', 'night'],
    ]);
    const placed: WrittenBlock = [
      ['컷', '장소', '화면', '대사'],
      ['1', '나루터', '강물이 흐른다.', ''],
      ['2', '나루터', '배가 지난다.', ''],
      ['3', '주막', '불이 켜진다.', ''],
    ];
    expect(scenesOf(await read('docx', placed)).map(([, place]) => place)).toEqual(['나루터', '주막']);
  });

  it('OG52 a table whose scenes are headed elsewhere is a list of them, before the script and after it', async () => {
    const list: WrittenBlock = [
      ['씬', '장소', '내용'],
      ['1', '부두', '배가 닿는다.'],
      ['2', '창고', '상자를 연다.'],
    ];
    const script = ['S#1. 부두 (낮)', '배가 닿는다.', 'S#2. 창고 (밤)', '상자를 연다.'];
    expect((await read('docx', list, ...script)).scenes).toHaveLength(2);
    expect((await read('docx', ...script, list)).scenes).toHaveLength(2);
  });

  it('OG52 numbered sections around a storyboard are no scenes', async () => {
    const organised = await read(
      'md',
      '1. 기획 의도',
      '도시를 걷는다.',
      '2. 제작 일정',
      '봄에 찍는다.',
      STORYBOARD,
    );
    expect(organised.scenes.map(({ sceneNo }) => sceneNo)).toEqual([1, 2]);
  });

  it.each([
    [
      'a plan of a day, whose scenes stand as they are shot',
      [
        ['시간', '씬', '장소', '내용', '비고'],
        ['07:00', '14', '부두', '배가 닿는다.', ''],
        ['09:00', '3', '창고', '상자를 연다.', ''],
        ['13:00', '27', '부두', '배가 떠난다.', ''],
        ['15:00', '9', '창고', '문을 닫는다.', ''],
      ],
    ],
    [
      'the programme of an event',
      [
        ['번호', '시간', '장소', '내용'],
        ['1', '10:00~10:30', '강당', '개회사'],
        ['2', '10:30~11:00', '강당', '축사'],
        ['3', '11:00~12:00', '로비', '다과'],
      ],
    ],
    [
      'requirements',
      [
        ['번호', '항목', '내용', '담당'],
        ['1', '로그인', '사용자가 들어온다.', '가람'],
        ['2', '검색', '목록을 찾는다.', '나래'],
        ['3', '출력', '종이에 찍는다.', '다솜'],
      ],
    ],
    [
      'what each person does',
      [
        ['이름', '역할', '연락처'],
        ['가람', '감독', '010-0000-0001'],
        ['나래', '촬영', '010-0000-0002'],
      ],
    ],
  ] as const)('OG50 %s yields no scenes', async (_, rows) => {
    for (const format of TABLE_FORMATS) {
      const organised = await read(format, rows);
      expect(organised.scenes.filter(({ confidence }) => confidence >= 0.5)).toEqual([]);
    }
  });

  it('OG50 a table that goes on behind a page without its head is read on', async () => {
    const [head, one] = [STORYBOARD[0], STORYBOARD[1]] as const;
    const more: WrittenBlock = [['2', '1', '내', '정비소 안', '밤', '불이 켜진다.', '', '1초', '']];
    const organised = await read('docx', [head, one] as WrittenBlock, '', more);
    expect(organised.scenes.map(({ sceneNo }) => sceneNo)).toEqual([1, 2]);
  });

  it('OG50 rows whose scenes have names and no numbers are scenes by themselves', async () => {
    const named: WrittenBlock = [
      ['Time', 'Scene', 'Visual', 'Audio Cue'],
      ['0-3s', 'Harbour wakes', 'A boat comes in', 'Gulls'],
      ['3-5s', 'The crate', 'A lid opens', 'Creak'],
    ];
    expect(scenesOf(await read('md', named)).map(([, place]) => place)).toEqual([
      'Harbour wakes',
      'The crate',
    ]);
  });

  it('OG50 what hardly more than the name of a column tells is not sure', async () => {
    const thin: WrittenBlock = [
      ['장면', '화면', '반드시 보여 줄 것'],
      ['1', '목록', '줄 수'],
      ['2', '기록', '시각'],
    ];
    expect((await read('md', thin)).scenes.every(({ confidence }) => confidence < 0.5)).toBe(true);
    const screens: WrittenBlock = [
      ['번호', '화면명', '화면 설명', '비고'],
      ['1', '목록', '줄을 보여 준다.', ''],
      ['2', '기록', '시각을 보여 준다.', ''],
    ];
    expect((await read('md', screens)).scenes).toEqual([]);
  });

  it('OG53 a word before a colon in a column of narration is nobody', async () => {
    const told: WrittenBlock = [
      ['씬', '화면', '내레이션'],
      ['1', '문이 열린다.', '훅: 정말 괜찮아요?'],
      ['2', '불이 꺼진다.', '오늘도 수고했어요.'],
    ];
    const { characters } = await read('md', told);
    expect(characters.map(({ name }) => name)).toEqual(['내레이션']);
  });

  it('OG51 where nothing else heads scenes, what stands above each of several tables of cuts does', async () => {
    const cuts = (what: string): WrittenBlock => [
      ['컷', '화면', '대사'],
      ['1', what, ''],
      ['2', '물결이 인다.', '해인: 가자.'],
    ];
    const two = await read(
      'md',
      '# 봄밤',
      '### 나루터의 아침',
      cuts('배가 뜬다.'),
      '### 돌아오는 길',
      cuts('배가 닿는다.'),
    );
    expect(two.scenes.map(({ setName }) => setName)).toEqual(['나루터의 아침', '돌아오는 길']);
    expect((await read('md', '# 봄밤', '### 스토리보드', cuts('배가 뜬다.'))).scenes).toEqual([]);
  });

  it('leaves what it does not know as it stands', async () => {
    const organised = await read('docx', [
      ['가', '나'],
      ['다', '라'],
    ]);
    expect(linesOf(organised).map(([, text]) => text)).toEqual(['가', '나', '다', '라']);
  });
});
