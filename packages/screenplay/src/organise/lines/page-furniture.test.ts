import { expect, it } from 'vitest';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

it('OG26: the title with the number of the page at the other edge is a running head', () => {
  const text =
    'NIGHT FREIGHT\n\n1   EXT. YARD - NIGHT   1\n\nBoxcars.\n\nNIGHT FREIGHT   Blue Rev. 4/12/26        2.\n\nGUS\nThirty-one.\n\nGUS\nThirty-two.\n';
  const { lines } = organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });
  expect(lines.find((line) => line.text.includes('Blue Rev'))?.type).toBe('other');
});

it('OG64: a heading that begins like the first one, with its number at the other edge, is no running head', () => {
  const text =
    'INT. LOFT\n\nThe lamp burns.\n\nINT. LOFT - LATER        2\n\nThe lamp is out.\n\nINT. LOFT - DAWN        3\n\nNobody.\n';
  const { scenes } = organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });
  expect(scenes).toHaveLength(3);
});
