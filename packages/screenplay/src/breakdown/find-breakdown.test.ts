import type { OrganisedLine } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { findBreakdown } from './find-breakdown.ts';

const action = (text: string, n = 1): OrganisedLine => ({
  n,
  text,
  type: 'action',
  scene: 0,
  rows: 1,
  confidence: 1,
});
const names = (text: string, cast: string[] = []): string[] =>
  findBreakdown([action(text)], cast).map(
    (item) =>
      `${item.type}${item.subtype ? `·${item.subtype}` : ''} ${item.name}${item.quantity ? ` ${item.quantity}` : ''}`,
  );

describe('what an action line calls for', () => {
  it.each([
    ['수진이 캐리어를 끌고 뛰어온다.', ['props 캐리어']],
    ['준호가 온장고에서 캔커피를 꺼낸다.', ['props 온장고', 'props·음식 캔커피']],
    ['민재가 검은 승용차에서 내린다.', ['etc·차량 승용차']],
    ['강아지가 뒤따른다.', ['etc·동물 강아지']],
    ['형사가 권총을 겨눈다.', ['props·무기 권총']],
    ['구급대원 2명이 이동침대를 밀고 온다.', ['bg 구급대원 2', 'props 이동침대']],
    ['의자 3개와 책상 하나가 놓여 있다.', ['props 의자 3', 'props 책상 1']],
    ['경찰차 두 대가 멈춘다.', ['etc·차량 경찰차 2']],
    ['세 대의 트럭이 지나간다.', ['etc·차량 트럭 3']],
    ['시장은 사람들로 붐빈다. 보조출연 20명.', ['bg 사람들', 'bg 보조출연 20']],
    ['남자 3명이 상자를 나른다.', ['bg 남자 3', 'props 상자']],
    ['비가 쏟아진다.', ['sfx 비']],
    ['준호는 담을 넘고 뛴다.', ['stunts 담 넘기']],
    ['간호사복 차림의 수진.', ['costume 간호사복']],
    ['이마의 상처에서 피가 흐른다.', ['makeup 상처', 'makeup 피']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    '준호가 사과한다.',
    '수진이 눈을 감는다.',
    '노래하는 아이.',
    '그는 배가 고프다.',
    '준호의 말에 웃는다고 한다.'.replace('말', '대답'),
  ])('takes nothing from: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  it.each([
    ['보조출연 열댓 명이 서성인다.', ['bg 보조출연 15']],
    ['민원인 수십 명이 줄을 섰다.', ['bg 민원인 30']],
    ['대여섯 명의 젊은 학생들이 지나간다.', ['bg 학생 6']],
    ['인부 여덟이 상자를 나른다.', ['bg 인부 8', 'props 상자']],
    ['스물세 살의 청년.', []],
    ['배를 타고 떠난다.', ['etc·차량 배']],
    ['배를 움켜쥔다.', []],
    ['무관 다섯이 활시위를 당긴다.', ['bg 무관 5', 'props·무기 활']],
    ['창을 들고 선다. 창을 연다.', ['props·무기 창']],
    ['말을 타고 달린다.', ['etc·동물 말']],
    ['말을 잇지 못한다.', []],
    ['눈이 펑펑 내린다.', ['sfx 눈']],
    ['개 세 마리가 짖는다.', ['etc·동물 개 3']],
    ['안경을 쓴 남자.', ['costume 안경']],
    ['안경을 집어 든다.', ['props 안경']],
    ['지우의 차가 멈춘다.', ['etc·차량 지우의 차']],
    ['새끼 염소 두 마리가 뛴다.', ['etc·동물 새끼 염소 2']],
    ['핸드폰을 꺼낸다. 휴대폰 화면이 밝다.', ['props 핸드폰']],
    ['음악이 크게 흐른다.', ['etc·음악·음향 음악']],
    ['사진 속 강아지가 웃는다.', ['props 사진']],
    ['(담배를 물며)', ['props 담배']],
    ['국수 서른 그릇을 놓는다.', ['props·음식 국수 30']],
    ['귀신이 칠판 앞에 선다.', ['etc·CG·VFX 귀신', 'props 칠판']],
    ['승무원 세 명이 달린다.', ['bg 승무원 3']],
    ['나무 기러기를 내려놓는다.', ['props 나무 기러기']],
    ['종이 비행기를 날린다.', ['props 종이 비행기']],
    ['가마 문이 열리고 그릇이 나온다.', ['props 그릇']],
    ['가마가 고개를 넘는다.', ['etc·차량 가마']],
    ['글러브를 낀 남자.', ['costume 글러브']],
    ['손에는 붕대.', ['makeup 붕대']],
    ['식은 설렁탕 한 그릇.', ['props·음식 설렁탕 1']],
    ['권총 두 자루를 들고 뛰어든다.', ['props·무기 권총 2']],
    ['구급대원 네 사람이 내린다.', ['bg 구급대원 4']],
    ['조직원 열다섯이 둘러싼다.', ['bg 조직원 15']],
    ['민원인들 마흔 명가량이 앉아 있다.', ['bg 민원인 40']],
    ['텐트 세 동이 보인다.', ['props 텐트 3']],
    ['스무 명 남짓한 승객이 잠들어 있다.', ['bg 승객 20']],
    ['보조출연(10명)이 지나간다.', ['bg 보조출연 10']],
    ['3~4명의 여고생이 웃는다.', ['bg 여고생 4']],
    ['잔이 두 개다.', ['props 잔 2']],
    ['승객들이 하나씩 눈을 뜬다.', ['bg 승객']],
    ['저마다 사진을 한 장씩 들었다.', ['props 사진']],
    ['망자들이 줄을 선다. 그림자들이 길다.', ['bg 망자']],
    ['여고생(18)이 웃는다.', []],
    ['평상에 누운 세 사람. 엎치락뒤치락 두 사람.', ['props 평상', 'stunts 격투']],
    ['유리창을 깬다.', ['sfx 깨지는 유리']],
    ['건물이 폭발한다.', ['sfx 폭발']],
    ['참았던 분노가 폭발한다.', []],
    ['포탄이 떨어져 흙이 튄다.', ['props·무기 포탄', 'sfx 폭발']],
    ['뒤집힌 승합차.', ['etc·차량 승합차', 'stunts 전복']],
    ['가방에서 붕대를 꺼낸다.', ['props 가방', 'props 붕대']],
    ['머리에 붕대를 감은 남자.', ['makeup 붕대']],
    ['부채로 모기를 쫓는다.', ['props 부채', 'etc·동물 모기']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    ['there is none', '우산도 없이 걷는다.'],
    ['there is none', '거리에 택시가 한 대도 없다.'],
    ['it is something else', '우산 대신 손을 머리에 얹는다.'],
    ['it is likened', '짐승처럼, 아니 호랑이처럼 운다.'],
    ['it is awaited', '택시를 기다린다.'],
    ['it is quoted', "벽에 '권총 소지 금지'라고 적혀 있다."],
    ['it only says of what kind', '버스 정류장 앞을 서성인다.'],
    ['it is a saying', '원숭이도 나무에서 떨어진다는 표정. 그는 늑대라 불린다.'],
    ['it is of the mind', '준호의 눈에 불꽃이 인다. 안개 속을 헤매는 기분이다.'],
    ['a verb looks like it', '민수는 총대를 메기로 한다.'],
    ['another word ends in it', '용의자가 산책한다. 부상자가 반복한다.'],
  ])('BD1: takes nothing where %s: %s', (_why, text) => {
    expect(names(text)).toEqual([]);
  });

  it('BD1: needs the vehicle that a scene lies in, though nobody names it', () => {
    const heading: OrganisedLine = { ...action('S#3. 버스 안 (낮)'), type: 'heading' };
    expect(findBreakdown([heading])).toMatchObject([{ type: 'etc', subtype: '차량', name: '버스' }]);
    expect(findBreakdown([{ ...heading, text: 'S#3. 버스 정류장 (낮)' }])).toEqual([]);
  });

  it('knows a little English, with plurals and counts', () => {
    expect(names('Two police cars stop. A dog barks. He draws a pistol. No umbrella.')).toEqual([
      'etc·차량 police car 2',
      'etc·동물 dog',
      'props·무기 pistol',
    ]);
  });

  it.each([
    ['Three truckers hunch over coffee.', ['bg trucker 3', 'props·음식 coffee']],
    ['A dozen guards watch. Six bats lie there.', ['bg guard 12', 'props·무기 bat 6']],
    [
      'Zombies shuffle past. Two firemen eat cookies.',
      ['bg zombie', 'bg firefighter 2', 'props·음식 cookie'],
    ],
    ['Longshoremen load a tow truck.', ['bg longshoreman', 'etc·차량 tow truck']],
    ['Commuters crowd the platform. A lasso whistles past.', ['bg commuter', 'props lasso']],
    ['The pickup explodes.', ['etc·차량 pickup', 'sfx explosion']],
    ['Cruisers chase it down the road.', ['etc·차량 cruiser', 'stunts chase']],
    ['A waitress pours coffee.', ['bg waitress', 'props·음식 coffee']],
    ['He runs like a scared old horse, as quiet as a mouse.', []],
    ['A photo of a dog. No sign of the cat. She dreams of horses.', ['props·문서 photo']],
    ['The phone rings. An oxygen mask fogs.', ['props phone', 'props oxygen mask']],
    ['A truck stop. The bus station.', []],
    ['A pickup truck waits. The truck honks.', ['etc·차량 pickup truck']],
    ['Two guards watch. A tattooed man eats cherry pie.', ['bg guard 2', 'props·음식 pie', 'makeup tattoo']],
    ['A couple of men pass.', ['bg man 2']],
    ['A nurse smiles. Smugglers run.', ['bg nurse', 'bg smuggler']],
    ['The nurse smiles. A man laughs.', []],
    ['He bolts down the stairs and bats her hand away.', []],
    ['Mason lunges. The sedan crashes into a wall.', ['etc·차량 sedan', 'stunts fight', 'stunts crash']],
  ])('in English too: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('BD5: finds what the project accepted before, in its category, and offers nothing that it rejected', () => {
    const learned = {
      accepted: [{ type: 'props' as const, subtype: '', name: '달빛 램프' }],
      rejected: [{ type: 'props' as const, name: '의자' }],
    };
    const found = findBreakdown([action('달빛램프 두 개가 의자 위에서 켜진다.')], [], learned);
    expect(found).toMatchObject([{ type: 'props', name: '달빛 램프', quantity: 2, confidence: 0.95 }]);
  });

  it('BD2, BD4: what is worn is costume, in a hand a prop; two spellings are one thing', () => {
    expect(names('선글라스를 쓴 남자.')).toEqual(['costume 선글라스']);
    expect(names('선글라스를 건넨다.')).toEqual(['props 선글라스']);
    expect(names('핸드폰을 꺼낸다. 휴대폰을 던진다.')).toEqual(['props 핸드폰']);
  });

  it('BD3: counts people who are many, and leaves out who has a part', () => {
    expect(names('형사들이 뛴다. 형사1이 넘어진다.', ['형사1', '형사2'])).toEqual(['stunts 넘어짐']);
    expect(names('손님 열 명이 웃는다.', ['손님'])).toEqual(['bg 손님 10']);
  });

  it('is done with hostile lines soon, by looking at no more than people write', () => {
    const long = [
      '사람 '.repeat(30_000),
      '('.repeat(200_000),
      '"'.repeat(99_999),
      '한두 명의 '.repeat(20_000),
    ];
    for (const text of long) expect(findBreakdown([action(text)]).length).toBeLessThan(10);
  });

  it('takes its words from the line, letter by letter', () => {
    const text = '“조용히!” 세 대의 트럭이, 경찰차 두 대를 지나 의자 3개를 친다.';
    for (const { words } of findBreakdown([action(text)])) expect(text).toContain(words);
  });

  it('BD2, BD3: leaves people of the cast out, and says each thing once with its words', () => {
    const lines = [action('손님이 의자에 앉는다.', 4), action('의자 4개를 쌓는다.', 7)];
    expect(findBreakdown(lines, ['손님'])).toEqual([
      { type: 'props', subtype: '', name: '의자', quantity: 4, line: 4, words: '의자에', confidence: 0.85 },
    ]);
  });

  it('BD1: does not take what is only spoken of', () => {
    expect(findBreakdown([{ ...action('권총 어딨어?'), type: 'dialogue' }])).toEqual([]);
  });
});
