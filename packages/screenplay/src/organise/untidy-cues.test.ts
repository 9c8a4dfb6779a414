import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../readers/txt.ts';
import { organise } from './organise.ts';

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

  it('OG11: who is put in brackets speaks, though only once', () => {
    const text =
      'S1. 계단 (밤)\n<해진> 저기요!\n<무열> 초콜릿 있어요.\n<해진> 몇 개요?\n<무열> 한 개요.\n<해진> 반으로 나눠요.\n<무열> 네.\n<관리인> 아이고, 저런.\n';
    expect(castOf(text)).toContain('관리인 1');
  });

  it('OG12: a voice on the telephone behind two spaces', () => {
    const text =
      '1. 차 (밤)\n대표  이길 수 있나?\n차도윤  지는 게 낫습니다.\n대표  뭐?\n차도윤  네.\n목소리(F)  칼은 찾았나, 차 변.\n차도윤  누구야.\n';
    expect(castOf(text)).toContain('목소리 1');
  });
});
