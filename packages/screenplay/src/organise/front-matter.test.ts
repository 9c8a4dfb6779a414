import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../readers/txt/txt.ts';
import { organise } from './organise.ts';

const read = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });
const SCRIPT = '\n\nS#1. 카페 (낮)\n준호: 가자.\n미영: 어디로?\n\nS#2. 거리 (밤)\n준호: 집.\n';

describe('what stands before the first heading', () => {
  it.each([
    ['장편 시나리오\n<소금꽃 피는 집>\n각본 오하람', '소금꽃 피는 집'],
    ['시트콤 <우리 동네 반장선거>\n제 12 회  「표 한 장」', '우리 동네 반장선거'],
    ['다큐멘터리 구성안 「바다를 건넌 해녀들」', '바다를 건넌 해녀들'],
    ['단편영화 시나리오\n마지막 국수\n각본/연출 배서윤', '마지막 국수'],
    ['초고 (0.9)\n잠수종', '잠수종'],
    ['[웹드라마] 층간소음 로맨스\n1화 - 쿵', '층간소음 로맨스'],
    ['장편 극영화 시나리오 / 회색 지대', '회색 지대'],
    ['드라마 / 우리가 지운 계절 / 9부', '우리가 지운 계절'],
    ['탐정 할매 2부작 - 제2부', '탐정 할매'],
    ['<가제> 마지막 우체통', '마지막 우체통'],
    ['제목：　그 여자의 서랍', '그 여자의 서랍'],
    ['파일럿 대본  ver.3\n사내 변호사 차도윤', '사내 변호사 차도윤'],
  ])('OG10: the title of ‘%s’ is neither its kind nor its version', (front, title) => {
    expect(read(front + SCRIPT).title).toBe(title);
  });

  it.each([
    ['애니메이션 <달토끼 방앗간>\nEP.07 떡이 도망갔다', 7],
    ['가족드라마 4부작 「세 번째 식탁」 1부 가안', 1],
    ['황제의 요리사 제3회', 3],
    ['룸메이트는 외계인 3화', 3],
    ['옥상의 사람들 총 16부', null],
    ['드라마 / 우리가 지운 계절 / 9부', 9],
    ['웹드라마 연습생 / EP.3 데뷔조', 3],
    ['제2화. 그는 돌아오지 않는다', 2],
    ['시트콤 [하숙집] 제42회 "된장은 누가 먹었나"', 42],
    ['제3회 숲 단막극 공모 당선작', null],
    ['16부작 미니시리즈\n내일은 맑음', null],
    ['「내일은 맑음」\n2부 리그에서 뛰는 선수들의 이야기다.', null],
  ])('OG5: ‘%s’ says of which episode the scenes are', (front, episode) => {
    expect(read(front + SCRIPT).scenes.map((scene) => scene.episodeNo)).toEqual([episode, episode]);
  });
});

describe('what stands beside the story', () => {
  const typesOf = (row: string) =>
    read(`S#1. 카페 (낮)\n준호: 가자.\n미영: 어디로?\n\n${row}\n`).lines.at(-1)?.type;

  it.each([
    ...['(끝)', '<끝>', '막.', '- 제1부 끝 -', '- 2화에 계속 -', 'END OF EPISODE', '(CONTINUED)', 'THE END'],
  ])('OG25: ‘%s’ closes a part and is no action', (row) => {
    expect(typesOf(row)).toBe('other');
  });

  it.each([
    ...[
      '[카톡] 준호: 도착함',
      '(자막) 12월 24일',
      '(문자 알림음) 띠링',
      '<타이틀>',
      '<에필로그>',
      '자막：　1994년, 봄',
      '카톡: 어디야',
      '댓글: 최고예요',
      'E. 문 여는 종소리',
      'M. 트로트 깔리고',
      'SE) 뿅!',
      '(효과) 폭소. 박수',
      '화면) 준호: 자?',
    ],
  ])('OG12: ‘%s’ is a note and names nobody', (row) => {
    expect(typesOf(row)).toBe('note');
  });

  it.each(['────────────', '* * *', '=========='])('OG25: ‘%s’ sets scenes apart and is no action', (row) => {
    expect(typesOf(row)).toBe('other');
  });

  it('OG25: below the end of the script nobody acts', () => {
    const { lines } = read(
      'S#1. 카페 (낮)\n준호: 가자.\n미영: 어디로?\n끝\n\n문의 010-0000-4321\n2026년 봄\n',
    );
    expect(lines.slice(-3).map((line) => line.type)).toEqual(['other', 'other', 'other']);
  });

  it('OG25: ‘끝.’ before somebody speaks on closes nothing', () => {
    const { lines } = read('S#1. 카페 (낮)\n준호: 가자.\n미영: 어디로?\n끝.\n준호가 웃는다.\n준호: 집.\n');
    expect(lines.slice(-3).map((line) => line.type)).toEqual(['action', 'character', 'dialogue']);
  });

  it('OG25: who says ‘끝.’ closes nothing', () => {
    const { lines } = read('S#1. 카페 (낮)\n\n준호\n가자.\n\n미영\n끝.\n\n준호\n벌써?\n\n미영\n응.\n');
    expect(lines.find((line) => line.text === '끝.')?.type).toBe('dialogue');
  });
});
