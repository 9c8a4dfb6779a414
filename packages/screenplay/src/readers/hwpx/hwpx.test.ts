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

it('reads captions, footnotes, drawn titles, words over words and automatic numbers', () => {
  const sub = (text: string): string => `<hp:subList>${p(run(`<hp:t>${text}</hp:t>`))}</hp:subList>`;
  const caption = `<hp:caption><hp:subList>${p(run('<hp:t>그림 </hp:t><hp:ctrl><hp:autoNum num="3" numType="PICTURE"/></hp:ctrl>'))}</hp:subList></hp:caption>`;
  const body =
    p(run('<hp:textart text="밤의 정류장"/>')) +
    p(run(`<hp:pic>${caption}</hp:pic>`)) +
    p(
      run(
        '<hp:t>준호</hp:t><hp:compose composeText="①"/><hp:dutmal><hp:mainText>俊浩</hp:mainText><hp:subText>준호</hp:subText></hp:dutmal>',
      ),
    ) +
    p(run(`<hp:t>비가 온다.</hp:t><hp:ctrl><hp:footNote>${sub('살수차')}</hp:footNote></hp:ctrl>`));
  const { paragraphs } = readHwpx(file({ section0: body }));
  expect(paragraphs.map(({ text, kind }) => [text, kind])).toEqual([
    ['밤의 정류장', undefined],
    ['그림 3', undefined],
    ['준호①俊浩', undefined],
    ['비가 온다.', undefined],
    ['살수차', 'note'],
  ]);
});

it('tells memos, hidden comments and formulas, which are left out', () => {
  const words = (text: string): string => `<hp:subList>${p(run(`<hp:t>${text}</hp:t>`))}</hp:subList>`;
  const memo = `<hp:ctrl><hp:fieldBegin type="MEMO">${words('살수차 확인')}</hp:fieldBegin></hp:ctrl>`;
  const hidden = `<hp:ctrl><hp:hiddenComment>${words('지울 것')}</hp:hiddenComment></hp:ctrl>`;
  const { paragraphs, unread } = readHwpx(
    file({
      section0: p(
        run(`${memo}<hp:t>비가 온다.</hp:t>${hidden}<hp:equation><hp:script>x</hp:script></hp:equation>`),
      ),
    }),
  );
  expect(paragraphs.map(({ text }) => text)).toEqual(['비가 온다.']);
  expect(unread).toEqual([
    { where: '메모', reason: expect.stringContaining('살수차 확인 / 지울 것') },
    { where: '수식', reason: expect.stringContaining('1개') },
  ]);
});

it('joins paragraphs whose end was deleted, and leaves a deletion that never ends as it is', () => {
  const body =
    p(run('<hp:t>준호가 <hp:deleteBegin Id="1"/>천천히</hp:t>')) +
    p(run('<hp:t>그리고<hp:deleteEnd Id="1"/>걷는다.</hp:t>')) +
    p(run('<hp:t>비가 <hp:deleteBegin Id="9"/>온다.</hp:t>'));
  const { paragraphs, unread } = readHwpx(file({ section0: body }));
  expect(paragraphs.map(({ text }) => text)).toEqual(['준호가 걷는다.', '비가 온다.']);
  expect(unread).toMatchObject([
    { where: '변경 내용 추적', reason: expect.stringContaining('천천히그리고') },
  ]);
});

it('knows pages by where lines stand', () => {
  const at = (text: string, top: number): string =>
    `<hp:p paraPrIDRef="0"><hp:run charPrIDRef="0"><hp:t>${text}</hp:t></hp:run><hp:linesegarray><hp:lineseg vertpos="${top}"/></hp:linesegarray></hp:p>`;
  const { paragraphs } = readHwpx(file({ section0: at('하나', 0) + at('둘', 1600) + at('셋', 0) }));
  expect(paragraphs.map(({ page, top }) => [page, top])).toEqual([
    [1, 0],
    [1, 16],
    [2, 0],
  ]);
});

it('reads margins that are written twice as they are, and once as doubled', () => {
  const margin = (left: number): string =>
    `<hh:margin><hc:intent value="0"/><hc:left value="${left}"/></hh:margin>`;
  const shape = (id: number, inner: string): string => `<hh:paraPr id="${id}">${inner}</hh:paraPr>`;
  const twice = `<hp:switch><hp:case>${margin(2000)}</hp:case><hp:default>${margin(4000)}</hp:default></hp:switch>`;
  const header = `<hh:head>${shape(0, twice)}${shape(1, margin(4000))}</hh:head>`;
  const body = p(run('<hp:t>하나</hp:t>'), '0') + p(run('<hp:t>둘</hp:t>'), '1');
  const { paragraphs } = readHwpx(file({ section0: body }, { 'Contents/header.xml': header }));
  expect(paragraphs.map(({ indent }) => indent)).toEqual([4, 4]);
});
