import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';
import { readSpeaker } from './speaker-name.ts';

const read = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });
const castOf = (text: string) => read(text).characters.map(({ name, lines }) => `${name} ${lines}`);

describe('cues that are not tidy', () => {
  it('OG12: voice marks and manners in full width are no part of a name', () => {
    const text =
      'Ｓ＃１．거실（밤）\n미숙：　다녀왔습니다．\n딸（Ｆ）：　엄마？\n미숙（Ｎ）：　나였다．\n딸：　（작게）응.\n';
    expect(castOf(text)).toEqual(['미숙 2', '딸 2']);
    expect(read(text).lines.map((line) => line.type)).toContain('parenthetical');
  });

  it('OG11: a name in a row of its own, where names stand beside their speech', () => {
    const text =
      '1. 복도. 낮.\n우주\t너 외계인이야?\n별이\t응.\n우주\t어느 별?\n별이\t\n이름이 길어. 다 못 말해.\n우주가 웃는다.\n';
    expect(castOf(text)).toEqual(['우주 2', '별이 2']);
    expect(
      read(text)
        .lines.slice(-2)
        .map((line) => line.type),
    ).toEqual(['dialogue', 'action']);
  });

  it('OG11: words that open a speech are nobody where names stand alone above it', () => {
    const said = ['No. Never.', 'Yes. Tonight.', 'Okay. Where?', 'Mr. Venn said so.'];
    const speeches = [...said, ...said].map((words, i) => `\n${i % 2 ? 'GRIET' : 'MARTA'}\n${words}\n`);
    const text = `INT. LOFT - NIGHT\n\nThe lamp burns.\n${speeches.join('')}`;
    expect(castOf(text)).toEqual(['MARTA 4', 'GRIET 4']);
  });

  it('OG11: who is put in brackets speaks, though only once', () => {
    const text =
      'S1. 계단 (밤)\n<해진> 저기요!\n<무열> 초콜릿 있어요.\n<해진> 몇 개요?\n<무열> 한 개요.\n<해진> 반으로 나눠요.\n<무열> 네.\n<관리인> 아이고, 저런.\n';
    expect(castOf(text)).toContain('관리인 1');
  });

  it('OG11: a number at the end of a name, before two spaces', () => {
    const text =
      '제1장. 창고. 밤.\n미수  거기 누구 있어요?\n노인  있지.\n아이 1  하나.\n아이 2  둘.\n미수  불 켜도 돼요?\n노인  켜면 배고파.\n아이 1  누나.\n아이 2  저요.\n';
    expect(castOf(text)).toEqual(['미수 2', '노인 2', '아이 1 2', '아이 2 2']);
  });

  it('OG11: action with a colon in it is no cue in an English script', () => {
    const scene = (action: string) =>
      `INT. FLAT - DAY\n\n${action}\n\nROY\nFour again.\n\nDENISE\nI know.\n\n`;
    const text = `${scene('Denise counts plates: one, two, three.')}${scene('INSERT - A POSTCARD: "Come home."')}`;
    expect(castOf(text).sort()).toEqual(['DENISE 2', 'ROY 2']);
  });

  it('OG11: names in capitals with an apostrophe', () => {
    const text =
      "INT. HALL - NIGHT\n\nMAÎTRE D'\nTable nine.\n\nSEL\nAgain?\n\nSEL'S MOTHER (FILTERED)\nCome home.\n\nSEL\nNo.\n";
    expect(castOf(text).sort()).toEqual(["MAÎTRE D' 1", 'SEL 2', "SEL'S MOTHER 1"]);
  });

  it.each(['|', ')'])('OG11: names before ‘%s’ without a space', (mark) => {
    const rows = ['은하 안 되겠어.', '호진 뭐가.', '은하 그냥.', '호진 말해 봐.', '은하 싫어.', '호진 왜?'];
    const text = `S#1. 우체국 (낮)\n${rows.map((row) => row.replace(' ', mark)).join('\n')}\n`;
    expect(castOf(text)).toEqual(['은하 3', '호진 3']);
  });

  it('OG12: N, NA and 내레이션 are one voice, though N is a time of day elsewhere', () => {
    const text =
      'S#1. 어판장 (N)\nN : 하루는 네 시에 시작된다.\n선주: 춥네.\nNA: 종이 울린다.\n내레이션: 그랬다.\n선주: 그래.\n';
    expect(castOf(text)).toEqual(['내레이션 3', '선주 2']);
  });

  it('OG11: names before ‘)’ in a documentary, where narration is told and some speak once', () => {
    const rows = [
      'N) 하루는 새벽 네 시에 시작된다.',
      '경매사) 자, 열두 짝!',
      'N) 사십 년째 종을 흔든다.',
      '배길수 INT) 이게 첫 번째 종이고요.',
      '배길수 INT) 들어보실래요?',
      'N) 내년 봄 문을 닫는다.',
    ];
    expect(
      castOf(`1. 어판장 / 새벽\n종이 울린다.\n${rows.join('\n')}\n2. 항구 / 낮\n선주) 갈 데가 있나.\n`),
    ).toEqual([...['내레이션 3', '배길수 2', '경매사 1', '선주 1']]);
  });

  it('OG11: who is named by what they are makes a mark the mark of names', () => {
    const rows = ['원장 - 움직이지 마세요!', '손님1 - 타는 냄새 나는데?', '한전 직원 - 다 나갔어요.'];
    const more = ['원장 - 머리도 나가요.', '손님2 - 분위기 좋다, 얘.', '일동 - 하하하!'];
    const text = `S#1 미용실 (낮)\n불이 나간다.\n${[...rows, ...more].join('\n')}\n`;
    expect(castOf(text)).toContain('손님2 1');
    expect(castOf(text)).toContain('원장 2');
  });

  const lone = (name: string, speech: string) =>
    `S#1. 집 (낮)\n문이 열린다.\n종부\n이쪽에 벗으시오.\n막내\n네.\n종부\n상은 저쪽이네.\n${name}\n${speech}\n막내\n네, 형님.\n`;
  it.each([
    ['큰어른', '유언장을 열겠다.'],
    ['막내 숙부', '잠깐. 증인이 안 왔습니다.'],
    ['안내 음성', '지하 육 층입니다.'],
    ['사냥꾼', '노루였소.'],
    ['인부들', '(노래) 당겨라 하나 둘, 바다가 운다'],
    ['직원', '142번 손님.'],
  ])('OG11: ‘%s’ alone in a row speaks once, with ‘%s’ below', (name, speech) => {
    expect(castOf(lone(name, speech))).toContain(`${name} 1`);
  });

  it.each([
    ['낡은 병풍', '막내가 병풍을 걷는다.'],
    ['사람들', '하나둘 자리를 뜬다.'],
  ])('OG11: ‘%s’ alone in a row is action, with ‘%s’ below', (row, action) => {
    expect(castOf(lone(row, action))).not.toContain(`${row} 1`);
  });

  it('OG11: ‘Kid’ speaks once where others are written in lower case too', () => {
    const text =
      "Int. Hut - Day\nTess paints. The radio hums.\nTess\nYou can't rent it.\nUncle Mo\nWatch me.\nKid\nIt only takes old pennies.\nTess\nThen I'm rich.\nUncle Mo\nGood.\n";
    expect(castOf(text)).toContain('Kid 1');
  });

  it('OG12: 감독 and 작가 are people where they speak', () => {
    const text = 'S#1. 세트장 (낮)\n감독: 더 무섭게!\n배우: 네.\n감독: 컷!\n작가: 대사가 달라요.\n';
    expect(castOf(text)).toEqual(['감독 2', '배우 1', '작가 1']);
  });

  it('OG20: a page of speech behind single spaces, with few names that come again', () => {
    const text =
      '◎ S#1 스튜디오 (낮)\n초록 벽 앞에 공룡 탈을 쓴 배우.\n감독 더 무섭게!\n영애 더우면 쓰러져.\n감독 대역 말고 배역 하나 있는데.\n영애 사람이에요?\n영애가 날아오른다.\n';
    expect(castOf(text)).toEqual(['감독 2', '영애 2']);
  });

  it('OG20: who says 나는 or 네놈은 first does speak, though what follows is told', () => {
    const text =
      '◎ S#1 스튜디오 (낮)\n초록 벽 앞에 공룡 탈을 쓴 배우.\n감독 더 무섭게!\n영애 더우면 쓰러져.\n감독 네놈은 글을 안다. 도둑놈.\n영애 나는 탈이 싫다. 눈이 부셔서 보이지 않아.\n감독 대역 말고 배역 하나 있는데.\n영애 사람이에요?\n영애가 날아오른다.\n';
    expect(castOf(text)).toEqual(['감독 3', '영애 3']);
  });

  it('OG14: EDNA AND WALT are two', () => {
    const rows = [
      'EDNA: You heard it.',
      'WALT: A fox.',
      'EDNA: Foxes do not knock.',
      'EDNA AND WALT: Who is there?',
    ];
    expect(castOf(`SCENE ONE. INT. KITCHEN - NIGHT\n${rows.join('\n')}\n`).sort()).toEqual([
      'EDNA 3',
      'WALT 2',
    ]);
  });

  it('OG14: a list below a heading says who is there, speaking or not', () => {
    const text =
      '씬1. 경찰서 (낮)\n등장: 복자, 고형사, 용의자2\n복자: 떡 배달이요.\n고 형사: 이모!\n\n씬2. 떡집 (낮)\n용의자2가 떡을 집는다.\n복자: 먹어.\n고 형사: 네?\n';
    const { scenes, lines } = read(text);
    expect(scenes.map((scene) => scene.characters.map(({ name, lines: said }) => `${name} ${said}`))).toEqual(
      [
        ['복자 1', '고 형사 1', '용의자2 0'],
        ['용의자2 0', '복자 1', '고 형사 1'],
      ],
    );
    expect(lines[1]?.type).toBe('note');
  });

  it('OG12: E and M before a colon are a sound and music', () => {
    const text =
      '#1 상황실 (낮)\n대원A: 본부.\n본부: 말하라.\nE: 폭발음\nM: 긴장된 음악\n대원A: 들리나?\n본부: 듣고 있다.\n';
    expect(castOf(text)).toEqual(['대원A 2', '본부 2']);
  });

  it.each([
    ['손님 1', '줄 서세요.'],
    ['형사 박', '신원은 나왔습니까?'],
  ])('OG11: ‘%s’ alone on a line speaks, where no empty row says so', (name, speech) => {
    const text = `S#1. 국숫집 (낮)\n순남\n앉아.\n손녀\n네.\n순남이 일어선다.\n${name}\n${speech}\n순남\n먹어.\n손녀\n싫어.\n`;
    expect(castOf(text)).toContain(`${name} 1`);
  });

  it.each([
    ['아이 1 하나 줘요.\n아이 1 둘 줘요.', '아이 1 2'],
    ['옥자 부 바다 가고 싶다.', '옥자 부 1'],
    ['옥자,큰애 넌 빠져!', '옥자 5'],
    ['막내 엄마, 나 왔어.', '막내 1'],
    ['조리사 나물 더 줄까?', '조리사 1'],
    ['형사 박 신원은 나왔습니까?', '형사 박 1'],
    ['옥자·큰애 막내야!', '옥자 5'],
    ['대통령 오늘은 모두 웃읍시다.', '대통령 1'],
  ])('OG20: ‘%s’ behind a single space', (rows, person) => {
    const text = `S#1. 마당 (낮)\n막내(33), 대문 앞에 선다.\n옥자 얘, 큰애야.\n큰애 네, 어머니.\n옥자 간장 꺼내라.\n큰애 또 고추장이죠?\n옥자 늦는구나.\n큰애 그러게요.\n옥자 자거라.\n${rows}\n`;
    expect(castOf(text)).toContain(person);
  });

  it('OG12: a voice on the telephone behind two spaces', () => {
    const text =
      '1. 차 (밤)\n대표  이길 수 있나?\n차도윤  지는 게 낫습니다.\n대표  뭐?\n차도윤  네.\n목소리(F)  칼은 찾았나, 차 변.\n차도윤  누구야.\n';
    expect(castOf(text)).toContain('목소리 1');
  });

  it.each([
    ['a sign before the name', (n: string, s: string) => `🙂 ${n}: ${s}`],
    ['a bullet before a starred name', (n: string, s: string) => `- **${n}**: ${s}`],
    ['a Markdown heading', (n: string, s: string) => `### ${n}\n${s}`],
    ['double brackets', (n: string, s: string) => `『${n}』 ${s}`],
  ])('OG11: reads names behind %s', (_, row) => {
    const scene = [
      row('연희', '왔어?'),
      row('해준', '응, 왔어.'),
      row('연희', '들어와.'),
      row('해준', '고마워.'),
    ];
    const text = `S#1. 분식집 (낮)\n${scene.join('\n')}\nS#2. 골목 (밤)\n${scene.join('\n')}\n`;
    expect(castOf(text)).toEqual(['연희 4', '해준 4']);
  });

  it.each([
    ["ROWENA (CONT'D", 'ROWENA'],
    ['ROWENA (V.0.)', 'ROWENA'],
    ['ROWENA V/O', 'ROWENA'],
  ])('OG12: ‘%s’ is %s', (written, person) => {
    expect(readSpeaker(written)?.who).toBe(person);
  });

  const ONCE = [['연희', '(작게)', '왔어?'] as const, ['해준', '(웃으며)', '응.'] as const];

  it.each([
    ['a manner below', (name: string, manner: string, said: string) => `${name}\n${manner}\n${said}`],
    ['a voice mark', (name: string, _: string, said: string) => `${name} (V.O.)\n${said}`],
    ['the middle of the page', (name: string, _: string, said: string) => `          ${name}\n     ${said}`],
  ])('OG76: who speaks once, alone on a line, is told by %s', (_, row) => {
    const text = `INT. 분식집 - 낮\n\n눈이 온다.\n\n${ONCE.map(([name, manner, said]) => row(name, manner, said)).join('\n\n')}\n\nEXT. 골목 - 밤\n\n연희가 뛴다. 해준이 뒤따른다.\n`;
    expect(castOf(text)).toEqual(['연희 1', '해준 1']);
  });

  it('OG76: rows of a form with something in parentheses below are no cast', () => {
    const text = '신청서\n\n성명\n김연희\n\n소속\n(부서명)\n동사무소\n\n제출일\n2026. 12. 1.\n';
    expect(castOf(text)).toEqual([]);
  });

  it('OG74: words that open sentences of prose here and there are no cast', () => {
    const rows = Array.from({ length: 12 }, (_, i) =>
      [
        `다음은 ${i}번 방입니다.`,
        `그리고 창문은 잠겨 있습니다.`,
        `열쇠는 문 위에 둡니다.`,
        `도구함은 복도 끝에 있습니다.`,
      ].join('\n'),
    );
    const text = `S#1. 여관 (낮)\n${rows.slice(0, 6).join('\n')}\nS#2. 복도 (밤)\n${rows.slice(6).join('\n')}\n`;
    expect(castOf(text)).toEqual([]);
  });
});
