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
  ['INT. MILL - CONTINUOUS ACTION', 'MILL'],
  ['INT MILL PREVIOUS EVE', 'MILL'],
  ['INT MILL PREV NGT', 'MILL'],
  ['EXT. MILL YARD - MID-MORNING', 'MILL YARD'],
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

it('OG42: a day that only ends in EVE is none, and stays with its place', () => {
  expect(parseHeading("INT. MILL NEW YEAR'S EVE")).toMatchObject({
    setName: "MILL NEW YEAR'S EVE",
    timeText: null,
  });
});

it.each([
  ['INT. MILL - (DAY) - MED. CLOSE SHOT', 'MILL', 'day'],
  ['EXT. QUARRY ROAD - LONG SHOT - NIGHT', 'QUARRY ROAD', 'night'],
  ['INT. MILL - LOFT - CLOSEUP - A ROPE - DAY', 'MILL - LOFT', 'day'],
  ['INT. MILL STAIRS CLOSE SHOT', 'MILL STAIRS', null],
  ['INT. MILL - ANGLE ON DOOR - DAY', 'MILL', 'day'],
  ["EXT. MILL - ROWENA'S POV FROM THE CART - DAY", 'MILL', 'day'],
  ['INT. TWO MILLS - DAY', 'TWO MILLS', 'day'],
  ['EXT. LONG BARN - DAY', 'LONG BARN', 'day'],
])('OG78: how the place of ‘%s’ is seen is no part of it', (text, place, time) => {
  expect(parseHeading(text)).toMatchObject({ setName: place, timeOfDay: time });
});
