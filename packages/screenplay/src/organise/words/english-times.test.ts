import { expect, it } from 'vitest';
import { parseHeading } from '../headings/parse-heading.ts';

it.each([
  ['INT. MILL - A LITTLE LATER', 'MILL'],
  ['INT. MILL, TWO DAYS LATER', 'MILL'],
  ['EXT. QUARRY ROAD - MOMENTS LATER', 'QUARRY ROAD'],
  ['EXT. QUARRY ROAD - SIX MONTHS EARLIER', 'QUARRY ROAD'],
  ['INT. MILL - SAME MOMENT', 'MILL'],
  ['INT. MILL - ANOTHER DAY', 'MILL'],
  ['INT. MILL - [THE NEXT] MORNING', 'MILL'],
  ['EXT. MILL YARD - DAY TO NIGHT', 'MILL YARD'],
  ["INT. MILL - ROWENA'S FLASHBACK - DAY", "MILL - ROWENA'S FLASHBACK"],
])('OG42: ‘%s’ says when, and its place is %s', (text, place) => {
  expect(parseHeading(text).setName).toBe(place);
  expect(parseHeading(text).timeText).not.toBeNull();
});

it('OG42: THE FOLLOWING MORNING and LATER THAT NIGHT tell the time of day', () => {
  expect(parseHeading('INT. MILL - THE FOLLOWING MORNING').timeOfDay).toBe(
    parseHeading('INT. MILL - MORNING').timeOfDay,
  );
  expect(parseHeading('INT. MILL - LATER THAT NIGHT').timeOfDay).toBe('night');
});
