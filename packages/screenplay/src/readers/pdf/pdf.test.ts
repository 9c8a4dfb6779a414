import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readPdf } from './pdf.ts';

const FONTS = '@expo-google-fonts/noto-sans-kr';
const font = (name: string): string =>
  fileURLToPath(import.meta.resolve(`${FONTS}/${name}/NotoSansKR_${name}.ttf`));
const A4 = [595, 842] as const;

/** A PDF that `draw` has drawn, with a plain and a bold Korean font. */
async function pdf(
  draw: (file: PDFKit.PDFDocument) => void,
  size: readonly [number, number] = A4,
): Promise<Uint8Array> {
  const file = new PDFDocument({ size: [...size], margin: 0 });
  const chunks: Uint8Array[] = [];
  file.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise((resolve) => file.on('end', resolve));
  file.registerFont('plain', font('400Regular')).registerFont('bold', font('700Bold'));
  file.font('plain').fontSize(10);
  draw(file);
  file.end();
  await done;
  return Buffer.concat(chunks);
}

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
    expect(unread).toEqual([{ where: '세로로 놓인 글', reason: expect.stringContaining('대외비') }]);
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

  it('OG60: reads once, and as bold, what is drawn twice in one place', async () => {
    const { paragraphs } = await readPdf(
      await pdf((file) => {
        file.text('EXT. HARBOUR - DAWN', 80, 100, at).text('EXT. HARBOUR - DAWN', 80.3, 100, at);
        file.text('Nets dry on the quay.', 80, 130, at);
      }),
    );
    expect(paragraphs).toMatchObject([
      { text: 'EXT. HARBOUR - DAWN', bold: [[0, 19]] },
      { text: 'Nets dry on the quay.', bold: [] },
    ]);
  });

  it('OG61: a margin number that the text runs into is told by where the others stand', async () => {
    const { paragraphs } = await readPdf(
      await pdf((file) => {
        const heading = (number: number, text: string, y: number) =>
          file.text(`${number}`, 40, y, at).text(text, 100, y, at).text(`${number}`, 500, y, at);
        for (const number of [1, 2, 3]) heading(number, 'EXT. HARBOUR - DAWN', 60 + number * 60);
        const long = 'INT. THE OLD NET LOFT OVER THE HARBOUR OFFICE OF THE BROTHERS VENN - DAWN';
        heading(4, `${long} AN`, 300);
        file.text('In 1984', 100, 360, at);
      }),
    );
    expect(paragraphs.map(({ sceneNumber }) => sceneNumber)).toEqual(['1', '2', '3', '4', undefined]);
    expect(paragraphs[3]?.text).toMatch(/ AN$/);
  });

  it('OG63: reads two who speak side by side one after the other, set in like everybody', async () => {
    const { paragraphs } = await readPdf(
      await pdf((file) => {
        file.font('Courier').fontSize(12);
        const rows: [x: number, y: number, text: string][] = [
          [108, 60, 'The lamp goes out.'],
          [252, 90, 'MARTA'],
          [180, 102, 'Who is there?'],
          [180, 150, 'MARTA'],
          [420, 150, 'GRIET'],
          [108, 162, 'Stay where you are,'],
          [340, 162, '(from outside)'],
          [108, 174, 'both of you.'],
          [330, 174, 'It is only me.'],
          [108, 210, 'The lamp burns again.'],
        ];
        for (const [x, y, text] of rows) file.text(text, x, y, at);
      }),
    );
    expect(paragraphs.slice(3).map(({ text, dual, indent }) => [text, dual ?? false, indent])).toEqual([
      ['MARTA', false, paragraphs[1]?.indent],
      ['Stay where you are, both of you.', false, paragraphs[2]?.indent],
      ['GRIET', true, paragraphs[1]?.indent],
      ['(from outside)', true, expect.any(Number)],
      ['It is only me.', true, paragraphs[2]?.indent],
      ['The lamp burns again.', false, 0],
    ]);
  });

  it('OG62: joins how something is said over two lines, and takes speech for centred nowhere', async () => {
    const { paragraphs } = await readPdf(
      await pdf((file) => {
        file.font('Courier').fontSize(12);
        for (const y of [60, 84])
          file.text('Marta looks at the lamp for as long as it burns, and longer.', 108, y, at);
        const speech = (name: string, y: number, said: string) =>
          file
            .text(name, 252, y, at)
            .text('(not looking at', 216, y + 12, at)
            .text('the lamp)', 223, y + 24, at)
            .text(said, 180, y + 36, at);
        speech('MARTA', 120, 'You may go, Griet. Go on now.');
        speech('GRIET', 180, 'No.');
        speech('MARTA', 240, 'Then stay.');
        speech('GRIET', 300, 'Not that either.');
      }),
    );
    expect(paragraphs.slice(2, 5).map(({ text, align }) => [text, align])).toEqual([
      ['MARTA', 'left'],
      ['(not looking at the lamp)', 'left'],
      ['You may go, Griet. Go on now.', 'left'],
    ]);
  });

  it('OG62: joins the lines of a speech by where its own column ends', async () => {
    const { paragraphs } = await readPdf(
      await pdf((file) => {
        file.font('Courier').fontSize(12);
        const speeches = [
          ['I thought that you were out looking', 'for a boat, and a cheap one too.'],
          ['The nets are torn, the winch has no', 'oil, and nobody has been paid yet.'],
          ['You said it would be over by spring', 'or by the first of May.'],
          ['Take the lamp. No. Take the two of', 'them and leave me one.'],
          ['All that is left of the old harbour', 'is what you see.'],
          ['Sit down, for once. You never do so', 'when I ask.'],
        ];
        speeches.forEach((rows, i) => {
          rows.forEach((text, row) => {
            file.text(text, 180, 60 + i * 60 + row * 12, at);
          });
        });
        // One line that goes too far does not move the edge.
        file.text('Yes.', 180, 500, at).text('Then we are agreed, you and I, at long last.', 180, 512, at);
      }),
    );
    expect(paragraphs.map(({ text }) => text.split(' ').length)).toEqual([15, 15, 14, 13, 12, 11, 1, 10]);
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
