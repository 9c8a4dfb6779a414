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
    ['준호가 온장고에서 캔커피를 꺼낸다.', ['props·음식 캔커피']],
    ['민재가 검은 승용차에서 내린다.', ['etc·차량 승용차']],
    ['강아지가 뒤따른다.', ['etc·동물 강아지']],
    ['형사가 권총을 겨눈다.', ['props·무기 권총']],
    ['구급대원 2명이 이동침대를 밀고 온다.', ['bg 구급대원 2', 'props 이동침대']],
    ['의자 3개와 책상 하나가 놓여 있다.', ['props 의자 3', 'props 책상']],
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
    '그는 차를 마신다.',
    '준호의 말에 웃는다고 한다.'.replace('말', '대답'),
  ])('takes nothing from: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('leaves people of the cast out, and says each thing once with its words', () => {
    const lines = [action('손님이 의자에 앉는다.', 4), action('의자 4개를 쌓는다.', 7)];
    expect(findBreakdown(lines, ['손님'])).toEqual([
      { type: 'props', subtype: '', name: '의자', quantity: 4, evidence: { line: 4, words: '의자에' } },
    ]);
  });

  it('does not take what is only spoken of', () => {
    expect(findBreakdown([{ ...action('권총 어딨어?'), type: 'dialogue' }])).toEqual([]);
  });
});
