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

  it('OG11: a number at the end of a name, before two spaces', () => {
    const text =
      '제1장. 창고. 밤.\n미수  거기 누구 있어요?\n노인  있지.\n아이 1  하나.\n아이 2  둘.\n미수  불 켜도 돼요?\n노인  켜면 배고파.\n아이 1  누나.\n아이 2  저요.\n';
    expect(castOf(text)).toEqual(['미수 2', '노인 2', '아이 1 2', '아이 2 2']);
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

  it('OG12: a voice on the telephone behind two spaces', () => {
    const text =
      '1. 차 (밤)\n대표  이길 수 있나?\n차도윤  지는 게 낫습니다.\n대표  뭐?\n차도윤  네.\n목소리(F)  칼은 찾았나, 차 변.\n차도윤  누구야.\n';
    expect(castOf(text)).toContain('목소리 1');
  });
});
