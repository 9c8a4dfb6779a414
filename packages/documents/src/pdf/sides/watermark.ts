import type { Measure } from '../measure.ts';
import { A4_SCRIPT as PAGE } from '../paper.ts';
import type { Pen } from '../pen.ts';

const DEGREES = -38;
const LARGEST = 40;
/** How long it may be across the page. */
const ROOM = 560;
const MIDDLES = [0.27, 0.53, 0.79] as const;

/** Whose copy it is, three times across the page, so light that the script is read through it. */
export function drawWatermark(pen: Pen, measure: Measure, text: string, page: number): void {
  if (text === '') return;
  const size = Math.min(LARGEST, (LARGEST * ROOM) / measure(text, 'bold', LARGEST));
  for (const share of MIDDLES)
    pen.slanted(page, PAGE.width / 2, PAGE.height * share, text, {
      face: 'bold',
      size,
      colour: '#E6E9EE',
      degrees: DEGREES,
    });
}
