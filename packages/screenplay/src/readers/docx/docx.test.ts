import {
  AlignmentType,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  FootnoteReferenceRun,
  Header,
  InsertedTextRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { organise } from '../../organise/index.ts';
import { readDocx } from './docx.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A file with this body and no more than is needed. */
function file(body: string, parts: Record<string, string> = {}): Uint8Array {
  const all = {
    'word/document.xml': `<w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])));
}
const p = (inner: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`;
const r = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const level = (depth: number, form: string, text: string, more = ''): string =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${form}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const list = (id: number, depth = 0): string =>
  `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr>`;
const texts = (bytes: Uint8Array): string[] => readDocx(bytes).paragraphs.map(({ text }) => text);

async function pack(options: ConstructorParameters<typeof Document>[0]): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toArrayBuffer(new Document(options)));
}

describe('automatic numbers in Word', () => {
  it('of scenes become text, in front of the heading and bold like it', async () => {
    const numbering = {
      config: [
        {
          reference: 'scenes',
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: 'S#%1.', alignment: AlignmentType.LEFT }],
        },
      ],
    };
    const heading = (text: string) =>
      new Paragraph({
        numbering: { reference: 'scenes', level: 0 },
        children: [new TextRun({ text, bold: true })],
      });
    const bytes = await pack({
      numbering,
      sections: [
        { children: [heading('카페 (낮)'), new Paragraph('준호가 앉아 있다.'), heading('골목 (밤)')] },
      ],
    });
    const { paragraphs } = readDocx(bytes);
    expect(paragraphs.map(({ text }) => text)).toEqual([
      'S#1. 카페 (낮)',
      '준호가 앉아 있다.',
      'S#2. 골목 (밤)',
    ]);
    expect(paragraphs[2]?.bold).toEqual([[0, 11]]);
  });

  it('count by level, start anew below, and are written in the form that the list names', () => {
    const numbering = `<w:numbering xmlns:w="${W}"><w:abstractNum w:abstractNumId="3">${level(0, 'decimal', '씬 %1')}${level(1, 'ganada', '%1-%2)')}${level(2, 'bullet', '●')}</w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="3"/></w:num>
      <w:num w:numId="2"><w:abstractNumId w:val="3"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="10"/></w:lvlOverride></w:num></w:numbering>`;
    const body = [list(1), list(1, 1), list(1, 1), list(1, 2), list(1), list(1, 1), list(2), list(2)]
      .map((properties) => p(r('글'), properties))
      .join('');
    expect(texts(file(body, { 'word/numbering.xml': numbering }))).toEqual([
      '씬 1 글',
      '1-가) 글',
      '1-나) 글',
      '글',
      '씬 2 글',
      '2-가) 글',
      '씬 10 글',
      '씬 11 글',
    ]);
  });

  it('come from the paragraph style too, and can be taken away', () => {
    const styles = `<w:styles xmlns:w="${W}"><w:style w:type="paragraph" w:styleId="base"><w:name w:val="Base"/><w:pPr>${list(1)}</w:pPr><w:rPr><w:b/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="own"><w:name w:val="Own"/><w:basedOn w:val="base"/></w:style></w:styles>`;
    const numbering = `<w:numbering xmlns:w="${W}"><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const styled = (more = ''): string => p(r('카페'), `<w:pStyle w:val="own"/>${more}`);
    const bytes = file(styled() + styled(list(0)) + styled(), {
      'word/styles.xml': styles,
      'word/numbering.xml': numbering,
    });
    const { paragraphs } = readDocx(bytes);
    expect(paragraphs.map(({ text }) => text)).toEqual(['1. 카페', '카페', '2. 카페']);
    expect(paragraphs[0]?.bold).toEqual([[0, 5]]);
  });
});

describe('Word paragraphs', () => {
  it('keep bold runs, tabs, soft breaks, alignment and indents', () => {
    const body = `${p(r('준호', '<w:b/>') + '<w:r><w:tab/><w:t>안녕</w:t><w:br/><w:t>잘 가</w:t></w:r>', '<w:jc w:val="center"/><w:ind w:left="1100" w:hanging="220"/>')}${p(r('보통', '<w:b w:val="0"/>'))}`;
    expect(readDocx(file(body)).paragraphs).toMatchObject([
      { text: '준호\t안녕\n잘 가', bold: [[0, 2]], align: 'center', indent: 8, page: null },
      { text: '보통', bold: [] },
    ]);
  });

  it('know their page where Word has laid the document out', () => {
    const turn = '<w:r><w:lastRenderedPageBreak/></w:r>';
    const { paragraphs } = readDocx(file(p(r('하나')) + p(r('둘') + turn + r('둘')) + p(turn + r('셋'))));
    expect(paragraphs.map(({ page }) => page)).toEqual([1, 1, 3]);
  });

  it('keep what was inserted and lose what was deleted, which is said', async () => {
    const change = { id: 1, author: '김하은', date: '2026-01-01T00:00:00Z' };
    const children = [
      new TextRun('비가 '),
      new DeletedTextRun({ ...change, text: '세차게 ' }),
      new InsertedTextRun({ ...change, id: 2, text: '온다.' }),
    ];
    const { paragraphs, unread } = readDocx(
      await pack({ sections: [{ children: [new Paragraph({ children })] }] }),
    );
    expect(paragraphs.map(({ text }) => text)).toEqual(['비가 온다.']);
    expect(unread).toEqual([{ where: '변경 내용 추적', reason: expect.stringContaining('세차게') }]);
  });

  it('join where the end of a paragraph was deleted', () => {
    const mark = '<w:rPr><w:del w:id="1"/></w:rPr>';
    expect(texts(file(p(r('준호가 '), mark) + p(r('걷는다.')) + p(r('끝'))))).toEqual([
      '준호가 걷는다.',
      '끝',
    ]);
  });

  it('show the result of a field, not its code', () => {
    const field = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
    const code = '<w:r><w:instrText>SEQ Scene</w:instrText></w:r>';
    const link = `<w:hyperlink>${r('카페')}</w:hyperlink><w:sdt><w:sdtContent>${r(' (낮)')}</w:sdtContent></w:sdt>`;
    expect(
      texts(
        file(p(r('S#') + field('begin') + code + field('separate') + r('7') + field('end') + r(' ') + link)),
      ),
    ).toEqual(['S#7 카페 (낮)']);
  });
});

it('writes no automatic number out that is longer than people set', () => {
  const numbering = `<w:numbering xmlns:w="${W}"><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1'.repeat(5000))}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const [text = ''] = texts(file(p(r('거실'), list(1)), { 'word/numbering.xml': numbering }));
  expect(text.length).toBeLessThan(100);
});

describe('what stands beside the text in Word', () => {
  it('is read where it is anchored: tables, text boxes, footnotes', async () => {
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
    const children = [
      new Table({ rows: [new TableRow({ children: [cell('장소'), cell('카페')] })] }),
      new Textbox({ children: [new Paragraph('글상자')], style: { width: '4cm' } }),
      new Paragraph({ children: [new TextRun('준호가 걷는다.'), new FootnoteReferenceRun(1)] }),
    ];
    const { paragraphs, unread } = readDocx(
      await pack({ footnotes: { 1: { children: [new Paragraph('뒷모습만.')] } }, sections: [{ children }] }),
    );
    expect(
      paragraphs
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, inTable, kind }) => [text.trim(), inTable, kind]),
    ).toEqual([
      ['장소', true, undefined],
      ['카페', true, undefined],
      ['글상자', false, undefined],
      ['준호가 걷는다.', false, undefined],
      ['뒷모습만.', false, 'note'],
    ]);
    expect(unread).toEqual([]);
  });

  it('is told when it is left out: page heads, comments', async () => {
    const children = [
      new Paragraph({
        children: [
          new CommentRangeStart(0),
          new TextRun('비가 온다.'),
          new CommentRangeEnd(0),
          new TextRun({ children: [new CommentReference(0)] }),
        ],
      }),
    ];
    const bytes = await pack({
      comments: { children: [{ id: 0, author: '김하은', children: [new Paragraph('살수차 확인')] }] },
      sections: [
        { headers: { default: new Header({ children: [new Paragraph('밤의 정류장 3고')] }) }, children },
      ],
    });
    expect(readDocx(bytes)).toMatchObject({
      paragraphs: [{ text: '비가 온다.' }],
      unread: [
        { where: '쪽 머리말·꼬리말', reason: expect.stringContaining('밤의 정류장 3고') },
        { where: '메모', reason: expect.stringContaining('살수차 확인') },
      ],
    });
  });

  it('keeps footnotes as notes in a script that declares nothing else', async () => {
    const rows = [
      'S#1. 카페 (낮)',
      '준호가 앉는다.',
      '준호: 왔어?',
      '미영: 응.',
      '준호: 가자.',
      'S#2. 골목 (밤)',
    ];
    const children = rows.map(
      (row, i) =>
        new Paragraph({ children: [new TextRun(row), ...(i === 1 ? [new FootnoteReferenceRun(1)] : [])] }),
    );
    const note = { children: [new Paragraph('뒷모습만.')] };
    const { lines } = organise(readDocx(await pack({ footnotes: { 1: note }, sections: [{ children }] })));
    expect(lines.find(({ text }) => text === '뒷모습만.')?.type).toBe('note');
  });

  it('is shown in capitals where its letters or its style are, and drawn titles are read', () => {
    const style = '<w:style w:type="paragraph" w:styleId="H"><w:rPr><w:caps/></w:rPr></w:style>';
    const body =
      p(r('int. house - day'), '<w:pStyle w:val="H"/>') +
      p(r('Rain', '<w:caps/>') + r(' falls.')) +
      p('<w:r><w:pict><v:shape><v:textpath string="폭풍"/></v:shape></w:pict></w:r>');
    expect(texts(file(body, { 'word/styles.xml': `<w:styles xmlns:w="${W}">${style}</w:styles>` }))).toEqual([
      'INT. HOUSE - DAY',
      'RAIN falls.',
      '폭풍',
    ]);
  });

  it('of two forms of the same text box only one is read', () => {
    const box = `<w:txbxContent>${p(r('글상자'))}</w:txbxContent>`;
    const both = `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    expect(texts(file(p(both)))).toEqual(['글상자']);
  });

  it('OG66: believes no count that a program kept in the file', () => {
    const app = {
      'docProps/app.xml': '<Properties><CharactersWithSpaces>6400</CharactersWithSpaces></Properties>',
    };
    expect(readDocx(file(p(r('가나 '.repeat(200))), app)).unread).toEqual([]);
  });

  it('OG66: says how many letters of the body were not read', () => {
    const lost = `<w:unknown><w:r><w:t>${'다라'.repeat(30)}</w:t></w:r></w:unknown>`;
    expect(readDocx(file(p(r('가나 '.repeat(50))) + lost)).unread).toMatchObject([
      { where: '문서 전체', reason: expect.stringContaining('160자 가운데 60자를 읽지 못했어요') },
    ]);
  });
});

it('says that a document without its body is damaged', async () => {
  const parts = unzipSync(await pack({ sections: [{ children: [new Paragraph('글')] }] }));
  const bytes = zipSync({
    ...parts,
    'word/document.xml': strToU8(strFromU8(parts['word/document.xml']!).replaceAll('w:body', 'w:x')),
  });
  expect(() => readDocx(bytes)).toThrow('손상');
});
