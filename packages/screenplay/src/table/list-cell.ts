import { foldWidth } from '../organise/lines/normalise-text.ts';

const SEPARATOR = /[,、;/\n·ㆍ・]/;

/** The parts of a cell that lists several: `민호, 지은 / 손님 (둘, 셋)`; separators in brackets divide nothing. */
export function listCell(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const char of foldWidth(text)) {
    if (char === '(' || char === '[') depth++;
    if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    if (depth === 0 && SEPARATOR.test(char)) {
      parts.push(part);
      part = '';
    } else part += char;
  }
  return [...parts, part].map(plainPart).filter((one) => one !== '' && !NOTHING.test(one));
}

/** `-`, `없음`, `X`: nothing is listed. */
const NOTHING = /^(?:[-–—~.xX×]+|없음|해당\s*없음|무|n\/?a|none)$/i;

const plainPart = (part: string): string =>
  part
    .replace(/^[\s\-*•▪■□※>]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
