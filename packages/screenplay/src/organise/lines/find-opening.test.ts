import { expect, it } from 'vitest';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

const talk = (place: string) =>
  `INT. ${place} - NIGHT\n\nThe lamp swings.\n\nROWENA\nThe key.\n\nHAL\nWhat key?\n\nROWENA\nYours.\n\nShe digs.\n\n`;
const typesOf = (front: string) =>
  organise({
    format: 'txt',
    title: null,
    paragraphs: textParagraphs(`${front}\n\n${talk('CELLAR')}${talk('ATTIC')}${talk('BARN')}`),
    unread: [],
  })
    .lines.slice(0, 4)
    .map(({ type, text }) => `${type} ${text}`);

it('OG45: what is told between FADE IN and the first heading belongs to the script', () => {
  expect(typesOf('THE KEY\n\nFADE IN:\n\nA river under the moon. Something glints in it.\n')).toEqual([
    'other THE KEY',
    'transition FADE IN:',
    'action A river under the moon. Something glints in it.',
    'heading INT. CELLAR - NIGHT',
  ]);
});

it('OG45: a title page stays one, and FADE IN right above the first heading with it', () => {
  expect(typesOf('THE KEY\n\nwritten by J. Marsh\n\nFADE IN:')).toEqual([
    'other THE KEY',
    'other written by J. Marsh',
    'other FADE IN:',
    'heading INT. CELLAR - NIGHT',
  ]);
});
