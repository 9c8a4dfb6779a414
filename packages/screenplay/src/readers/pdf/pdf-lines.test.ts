import { describe, expect, it } from 'vitest';
import { plainParagraph } from '../../paragraph.ts';
import { sortFurniture } from './pdf-furniture.ts';
import type { PdfItem } from './pdf-line.ts';
import { toLines } from './pdf-lines.ts';
import { toParagraphs } from './pdf-paragraphs.ts';
import { closeGaps } from './pdf-spacing.ts';

const WIDTH = 595;
const item = (text: string, x: number, y: number, width = text.length * 10): PdfItem => ({
  text,
  x,
  y,
  width,
  size: 10,
  endsLine: false,
  bold: false,
});
const lines = (items: PdfItem[], page = 1) => toLines(items, { page, width: WIDTH, height: 842 });

describe('lines of a PDF page', () => {
  it('joins what stands on one row, with spaces where gaps are and a tab where they are wide', () => {
    expect(
      lines([item('어서', 100, 700), item('오세요', 124, 700.5), item('.', 154, 700), item('준호', 40, 700)]),
    ).toMatchObject([{ text: '준호\t어서 오세요.', x: 40 }]);
  });

  it('keeps white-space items as word breaks', () => {
    expect(lines([item('밤의', 40, 700), item(' ', 60, 700, 2), item('정류장', 62, 700)])[0]?.text).toBe(
      '밤의 정류장',
    );
  });

  it('takes the scene number off both margins', () => {
    const row = lines([item('12A', 40, 700), item('INT. HOUSE', 110, 700), item('12A', 540, 700)]);
    expect(row).toMatchObject([{ text: 'INT. HOUSE', marginNumber: '12A', x: 110 }]);
  });
});

it('takes the mark of a revision off the right margin, behind a scene number too', () => {
  const rows = lines([
    item('12A', 40, 700),
    item('EXT. STREET', 110, 700),
    item('12A', 520, 700),
    item('*', 554, 700),
    item('to do it all', 110, 680),
    item('*', 560, 680),
    item('a *', 110, 660),
    item('12B', 40, 640),
    item('EXT. PIER', 110, 640),
    item('12B *', 520, 640),
  ]);
  expect(rows).toMatchObject([
    { text: 'EXT. STREET', marginNumber: '12A' },
    { text: 'to do it all', right: 230 },
    { text: 'a *' },
    { text: 'EXT. PIER', marginNumber: '12B' },
  ]);
});

describe('paragraphs of a PDF', () => {
  const sort = (pages: PdfItem[][]) =>
    sortFurniture(pages.map((items, i) => ({ lines: lines(items, i + 1), height: 842 })));
  const textOf = (sorted: { text: string }[]) => sorted.map(({ text }) => text);

  it('OG26: sets running heads and page numbers apart, and nothing else that comes again', () => {
    const pages = [1, 2, 3].map((page) => [
      item('밤의 정류장 / 3고', 40, 810),
      item('준호', 40, 700),
      item(`- ${page} -`, 280, 30),
    ]);
    for (const [i, { script, furniture }] of sort(pages).entries()) {
      expect(textOf(script)).toEqual(['준호']);
      expect(textOf(furniture)).toEqual(['밤의 정류장 / 3고', `- ${i + 1} -`]);
    }
  });

  it('does not take a name that ends many pages for a foot of them', () => {
    const page = [item('미영', 40, 700), item('왔어?', 40, 650), item('준호', 40, 500), item('준호', 40, 60)];
    const sorted = sort([page, page, page]);
    expect(sorted.flatMap(({ script }) => script)).toHaveLength(12);
    expect(sorted.flatMap(({ furniture }) => furniture)).toEqual([]);
  });

  it.each([
    ['Scene 02', 'Scene 03', 'Scene 04'],
    ['S#1. 카페 (낮)', 'S#2. 카페 (낮)', 'S#3. 카페 (낮)'],
    ['INT. KITCHEN - DAY', 'INT. KITCHEN - DAY', 'INT. KITCHEN - DAY'],
  ])('OG64: what counts scenes at the top of pages is no running head: %s, %s', (...heads) => {
    const pages = heads.map((head) => [item(head, 40, 790), item('준호가 걷는다.', 40, 740)]);
    expect(sort(pages).flatMap(({ script }) => textOf(script))).toHaveLength(6);
  });

  it('OG64: who begins two pages in a row with what they say is no running head', () => {
    const page = [item('MARTA', 200, 790), item('Nothing.', 120, 778), item('She goes.', 40, 740)];
    expect(sort([page, page]).flatMap(({ furniture }) => furniture)).toEqual([]);
  });

  it('lets speech begin a page right below the name that ends the one before', () => {
    const pages = [[item('지문.', 40, 100), item('봄(F)', 40, 60)], [item('왔어?', 40, 800)]];
    const blanks = toParagraphs(pages.map((page, i) => lines(page, i + 1))).map((one) => one.blankBefore);
    expect(blanks[2]).toBe(0);
  });

  it('joins wrapped lines and keeps paragraphs apart', () => {
    const full = '가나다라마바사아자차카타파하가나다라마바사아자차카타파하 가나다라마바사아자차';
    const page = [
      item(`${full} `, 40, 700, 450),
      item('이어지는 줄.', 40, 685, 90),
      item('새 문단.', 40, 655, 60),
      item(`${full} `, 40, 625, 450),
      item('끝.', 40, 610, 20),
    ];
    expect(toParagraphs([lines(page)]).map((paragraph) => [paragraph.text, paragraph.blankBefore])).toEqual([
      [`${full} 이어지는 줄.`, 0],
      ['새 문단.', 1],
      [`${full} 끝.`, 1],
    ]);
  });

  it('measures how far names and speech are set in', () => {
    const page = [
      item('지문입니다.', 40, 700),
      item('지문입니다.', 40, 685),
      item('준호', 150, 655, 20),
      item('안녕.', 95, 640, 40),
    ];
    expect(toParagraphs([lines(page)]).map((paragraph) => paragraph.indent)).toEqual([0, 0, 20, 10]);
  });

  const FULL = '하나둘 셋넷 다섯이 여섯은 일곱 여덟아홉을';
  const inColumn = (starts: string[]) =>
    starts.flatMap((start, i) => [
      item(`${start} ${FULL} ${start}`, 40, 800 - i * 45, 450),
      item(`${i}번 줄이다.`, 40, 785 - i * 45, 90),
    ]);

  it('broken inside words without a space drawn: words of the document tell where one ends', () => {
    const page = [
      item('그는 들어선다고 했다. 물을 마신다.', 40, 830, 300),
      item(`${FULL} 들`, 40, 815, 450),
      item('어선다고 했다.', 40, 800, 90),
      item(`${FULL} 물을`, 40, 770, 450),
      item('마신다.', 40, 755, 90),
      ...[710, 665, 620].flatMap((y) => [item(`${FULL} 갸`, 40, y, 450), item('우뚱 본다.', 40, y - 15, 90)]),
    ];
    const texts = toParagraphs([lines(page)]).map(({ text }) => text);
    expect(texts).toContain(`${FULL} 들어선다고 했다.`);
    expect(texts).toContain(`${FULL} 물을 마신다.`);
  });

  it('OG62: a hyphen at the end of a line stands inside a word, where nobody is cut short by one', () => {
    const wrapped = [
      item('forty years of salt and wind, fifty-', 40, 700, 450),
      item('five, if you ask', 40, 685, 200),
    ];
    const texts = (items: PdfItem[]) => toParagraphs([lines(items)]).map(({ text }) => text);
    expect(texts(wrapped)[0]).toContain('fifty-five');
    const cut = ['I never- never', 'You said- you did'].map((text, i) => item(text, 40, 600 - i * 30));
    expect(texts([...wrapped, ...cut])[0]).toContain('fifty- five');
  });

  it('keeps cues and headings apart from a full line above them', () => {
    const page = [
      item(`준호: ${FULL} ${FULL}`, 40, 700, 450),
      item('미영: 면허 없어요?', 40, 685, 120),
      item(`준호: ${FULL} ${FULL}`, 40, 670, 450),
      item('미영: 네.', 40, 655, 60),
      item(`준호: ${FULL} ${FULL}`, 40, 640, 450),
      item('S#2. 거실 (밤)', 40, 625, 90),
      item('S#3. 골목 (밤)', 40, 590, 90),
    ];
    expect(toParagraphs([lines(page)])).toHaveLength(7);
  });

  it('closes the gaps that word processors set between Hangul and numbers, and no others', () => {
    const rows = [
      'S#1 차 안 (낮)',
      '형사 2 가 CCTV 를 본다 .',
      '형사 2',
      '오후 3 시 30 분. 52 세가 된 그.',
      '2013 년 12 월, 밤 11:20',
    ];
    const close = (texts: string[]) =>
      closeGaps(texts.map((text) => plainParagraph(text))).map(({ text }) => text);
    expect(close(rows)).toEqual([
      'S#1 차 안 (낮)',
      '형사2가 CCTV를 본다.',
      '형사2',
      '오후 3시 30분. 52세가 된 그.',
      '2013년 12월, 밤 11:20',
    ]);
    expect(close([...rows, '형사2가 5층에 선다.'])[4]).toBe('2013 년 12 월, 밤 11:20');
  });

  it('justified and broken between words: lines that all end with words are joined with spaces', () => {
    const page = inColumn(['간다', '본다', '운다', '논다']).map((one) => ({
      ...one,
      text: one.text.replace(/^\d번/, '그가'),
    }));
    const texts = toParagraphs([lines(page)]).map(({ text }) => text);
    expect(texts[0]).toBe(`간다 ${FULL} 간다 그가 줄이다.`);
  });
});
