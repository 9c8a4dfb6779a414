import { describe, expect, it } from 'vitest';
import { drawPdf as pdf } from '../../../fixtures/draw-pdf.ts';
import { readPdf } from './pdf.ts';

const at = { lineBreak: false } as const;

describe('a printed page', () => {
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
});
