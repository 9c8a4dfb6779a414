import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readHwpx } from './hwpx.ts';

const HEADER =
  '<hh:head><hh:charPr id="0"/><hh:charPr id="7"><hh:bold/></hh:charPr><hh:paraPr id="1"><hh:align horizontal="CENTER"/></hh:paraPr></hh:head>';
const p = (inner: string, look = '0'): string => `<hp:p paraPrIDRef="${look}">${inner}</hp:p>`;
const run = (inner: string, look = '0'): string => `<hp:run charPrIDRef="${look}">${inner}</hp:run>`;

function file(sections: Record<string, string>, more: Record<string, string> = {}): Uint8Array {
  const parts: Record<string, string> = { 'Contents/header.xml': HEADER, ...more };
  for (const [name, body] of Object.entries(sections))
    parts[`Contents/${name}.xml`] = `<?xml version="1.0"?><hs:sec>${body}</hs:sec>`;
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

it('reads sections by number, not by name', () => {
  const sections = Object.fromEntries([10, 2, 0].map((n) => [`section${n}`, p(run(`<hp:t>${n}</hp:t>`))]));
  expect(readHwpx(file(sections)).paragraphs.map((paragraph) => paragraph.text)).toEqual(['0', '2', '10']);
});

it('keeps bold runs, tabs, soft breaks and alignment', () => {
  const { paragraphs } = readHwpx(
    file({
      section0: p(
        `${run('<hp:t>준호</hp:t>', '7')}${run('<hp:t><hp:tab/>안녕<hp:lineBreak/>잘 가</hp:t>')}`,
        '1',
      ),
    }),
  );
  expect(paragraphs).toMatchObject([{ text: '준호\t안녕\n잘 가', bold: [[0, 2]], align: 'center' }]);
});

it('reads tables and text boxes where they stand, and leaves page heads and deleted text out', () => {
  const table = `<hp:tbl><hp:tr><hp:tc><hp:subList>${p(run('<hp:t>칸</hp:t>'))}</hp:subList></hp:tc></hp:tr></hp:tbl>`;
  const box = `<hp:rect><hp:drawText><hp:subList>${p(run('<hp:t>글상자</hp:t>'))}</hp:subList></hp:drawText></hp:rect>`;
  const head = `<hp:ctrl><hp:header><hp:subList>${p(run('<hp:t>머리말</hp:t>'))}</hp:subList></hp:header></hp:ctrl>`;
  const tracked = '<hp:t>남은 <hp:deleteBegin/>지운 <hp:deleteEnd/>글</hp:t>';
  const { paragraphs } = readHwpx(file({ section0: p(run(table)) + p(run(box)) + p(run(head + tracked)) }));
  expect(paragraphs.map(({ text, inTable }) => [text, inTable])).toEqual([
    ['칸', true],
    ['글상자', false],
    ['남은 글', false],
  ]);
});

it('says what the preview has and the text has not', () => {
  const preview = '첫째 둘째 셋째 넷째 다섯째 여섯째 일곱째';
  const { unread } = readHwpx(
    file({ section0: p(run('<hp:t>첫째 둘째</hp:t>')) }, { 'Preview/PrvText.txt': preview }),
  );
  expect(unread).toHaveLength(1);
  expect(unread[0]?.reason).toContain('셋째');
});

it('refuses an encrypted file', () => {
  const manifest = '<manifest><file-entry><encryption-data/></file-entry></manifest>';
  expect(() => readHwpx(file({ section0: 'x' }, { 'META-INF/manifest.xml': manifest }))).toThrow('암호');
});
