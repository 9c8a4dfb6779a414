import { cleanText } from '../../organise/lines/normalise-text.ts';

/** Marks that turn the direction of what follows; zero-width ones go with `cleanText`. */
const TURNS = /[\u061c\u202a-\u202e\u2066-\u2069]/g;

/** TI5: a cell's text, composed, without marks that nobody sees; line breaks stay, blanks at its ends and ends of lines go. */
export const plainCell = (text: string): string =>
  cleanText(text)
    .replace(TURNS, '')
    .replace(/[ \t]+$/gm, '')
    .trim();
