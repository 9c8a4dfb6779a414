import { describe, expect, it } from 'vitest';
import { drawPdf as pdf } from '../../../fixtures/draw-pdf.ts';
import { readPdf } from './pdf.ts';

const at = { lineBreak: false } as const;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a PDF', () => {
  it('tells which words are bold by their fonts, and where each paragraph stands', async () => {
    const { paragraphs } = await readPdf(
      await pdf((file) => {
        file.text('준호가 천천히 걷는다.', 80, 100, at);
        file
          .font('bold')
          .text('준호', 80, 140, { ...at, continued: true })
          .font('plain')
          .text('(웃으며) 안녕.', at);
      }),
    );
    expect(paragraphs).toMatchObject([
      { text: '준호가 천천히 걷는다.', bold: [], page: 1 },
      { text: '준호(웃으며) 안녕.', bold: [[0, 2]], page: 1 },
    ]);
    const [first, second] = paragraphs.map(({ top }) => top ?? 0);
    expect(first).toBeGreaterThan(95);
    expect((second ?? 0) - (first ?? 0)).toBe(40);
  });

  it.each([
    ['12', '12'],
    ['S#12', '12'],
    ['12A', '12A'],
    ['씬 12', '12'],
  ])('takes a scene number %s off both margins', async (written, number) => {
    const { paragraphs } = await readPdf(
      await pdf((file) => {
        file.text(written, 30, 100, at).text('실내. 카페 - 낮', 100, 100, at).text(written, 540, 100, at);
        for (const y of [120, 135, 150]) file.text('준호가 천천히 걷는다. 비가 온다.', 100, y, at);
      }),
    );
    expect(paragraphs[0]).toMatchObject({ text: '실내. 카페 - 낮', sceneNumber: number, indent: 0 });
  });

  it('reads a page that is turned, and tells what runs up the page', async () => {
    const { paragraphs, unread } = await readPdf(
      await pdf((file) => {
        Object.assign(file.page.dictionary.data, { Rotate: 90 });
        // What is drawn upwards on a page turned to the right is read level.
        file.rotate(-90, { origin: [200, 400] }).text('비가 세차게 온다. 준호가 뛴다.', 200, 400, at);
        file.text('준호가 멈춘다. 아무도 없다.', 200, 430, at);
        file.rotate(90, { origin: [200, 400] }).text('대외비', 300, 300, at);
      }),
    );
    expect(paragraphs.map(({ text }) => text)).toEqual([
      '비가 세차게 온다. 준호가 뛴다.',
      '준호가 멈춘다. 아무도 없다.',
    ]);
    expect(unread).toEqual([{ where: '세로나 비스듬히 놓인 글', reason: expect.stringContaining('대외비') }]);
  });

  it('OG64: tells what runs across the page behind the text', async () => {
    const { paragraphs, unread } = await readPdf(
      await pdf((file) => {
        file.text('비가 세차게 온다. 준호가 빗속을 뛴다.', 80, 100, at);
        file
          .rotate(-30, { origin: [200, 400] })
          .fontSize(40)
          .text('견본 DRAFT', 200, 300, at);
      }),
    );
    expect(paragraphs.map(({ text }) => text)).toEqual(['비가 세차게 온다. 준호가 빗속을 뛴다.']);
    expect(unread).toMatchObject([{ reason: expect.stringContaining('견본 DRAFT') }]);
  });

  it('reads two pages printed side by side one after the other', async () => {
    const { paragraphs } = await readPdf(
      await pdf(
        (file) => {
          for (let i = 0; i < 10; i++) {
            file.text(`왼쪽 ${i}번째 줄이다.`, 40, 60 + i * 40, at);
            file.text(`오른쪽 ${i}번째 줄이다.`, 460, 60 + i * 40, at);
          }
        },
        [842, 595],
      ),
    );
    expect(paragraphs.map(({ text }) => text.slice(0, 2))).toEqual([
      ...Array(10).fill('왼쪽'),
      ...Array(10).fill('오른'),
    ]);
    expect(paragraphs.every(({ indent }) => indent === 0)).toBe(true);
  });

  it('names the pages that are scanned, and gives the rest', async () => {
    const { paragraphs, unread } = await readPdf(
      await pdf((file) => {
        file.text('준호가 천천히 걷는다. 비가 온다. 아주 많이.', 80, 100, at);
        file.addPage().image(PIXEL, 0, 0, { width: 595 });
        file.addPage().text('- 3 -', 280, 800, at);
        file.addPage().text('민지가 우산을 편다. 둘이 함께 걷는다.', 80, 100, at);
      }),
    );
    expect(paragraphs.map(({ page }) => page)).toEqual([1, 4]);
    expect(unread).toEqual([{ where: '2, 3쪽', reason: expect.stringContaining('스캔') }]);
  });

  it('of nothing but scanned pages says so', async () => {
    const bytes = await pdf((file) => {
      file.image(PIXEL, 0, 0, { width: 595 });
      file.addPage().image(PIXEL, 0, 0, { width: 595 });
    });
    await expect(readPdf(bytes)).rejects.toThrow('스캔 PDF');
  });

  it('OG64: tells its running heads, which are left out', async () => {
    const { unread } = await readPdf(
      await pdf((file) => {
        for (let page = 1; page <= 3; page++) {
          if (page > 1) file.addPage();
          file
            .text('밤의 정류장 / 3고', 80, 30, at)
            .text(`준호가 ${page}번 걷는다. 비가 온다, 많이.`, 80, 100, at);
          file.text(`- ${page} -`, 280, 810, at);
        }
      }),
    );
    expect(unread).toEqual([
      { where: '쪽 머리말·꼬리말', reason: expect.stringContaining('밤의 정류장 / 3고') },
    ]);
  });

  it('OG64: says how many lines of each kind it set apart; numbers that count the pages are no text', async () => {
    const { paragraphs, unread } = await readPdf(
      await pdf((file) => {
        for (let page = 1; page <= 4; page++) {
          if (page > 1) file.addPage();
          file.text(`${page}.`, 520, 30, at).text('Marta walks on. It rains, and rains.', 80, 100, at);
          if (page < 4) file.text('(CONTINUED)', 480, 760, at);
        }
      }),
    );
    expect(paragraphs).toHaveLength(4);
    expect(unread).toEqual([{ where: '쪽 머리말·꼬리말', reason: expect.stringMatching(/표시 3개$/) }]);
  });

  it('knows the space that a font calls by a control character', async () => {
    const { paragraphs } = await readPdf(withUnnamedSpaces('EXT.~PIER~-~DAY~AND~NIGHT'));
    expect(paragraphs.map(({ text }) => text)).toEqual(['EXT. PIER - DAY AND NIGHT']);
  });

  it('joins speech that wraps under itself beside its name', async () => {
    const { paragraphs } = await readPdf(
      await pdf((file) => {
        const rows = [
          '준호\t이거 다시 써 주세요. 처음부터 끝까지 하나도 빼놓지 말고 본 대로만',
          '\t적으라고요.',
          '미영\t네.',
        ];
        rows.forEach((row, i) => {
          const [name = '', speech = ''] = row.split('\t');
          file.text(name, 80, 100 + i * 15, at).text(speech, 160, 100 + i * 15, at);
        });
      }),
    );
    expect(paragraphs.map(({ text }) => text)).toEqual([
      '준호\t이거 다시 써 주세요. 처음부터 끝까지 하나도 빼놓지 말고 본 대로만 적으라고요.',
      '미영\t네.',
    ]);
  });
});

/** A page whose font maps `~`, drawn where spaces stand, to U+0001, as some programs write Korean fonts. */
function withUnnamedSpaces(text: string): Uint8Array {
  const map =
    'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfrange <20> <7d> <0020> <7e> <7e> <0001> endbfrange endcmap';
  const stream = (content: string): string => `<</Length ${content.length}>>\nstream\n${content}\nendstream`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    stream(`BT /F 12 Tf 72 700 Td (${text}) Tj ET`),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
    stream(map),
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer <</Root 1 0 R>>\n%%EOF`, 'latin1');
}
