import { expect, it } from 'vitest';
import { fieldKey, fieldOfKey } from './field-place.ts';
import { heldDayAt, heldDayPlace } from './held-day.ts';
import { heldAt } from './held-strips.ts';

const dayId = '01890a5d-ac96-774b-bcce-b302099a8057';

it('PR11: a day in a hand is read back from the place that it is told as, and no field or strip is taken for it', () => {
  for (const held of [
    { dayId, date: '2026-12-03' },
    { dayId, date: null },
  ]) {
    expect(heldDayAt(fieldOfKey(fieldKey(heldDayPlace(held)))!)).toEqual(held);
    expect(heldAt(heldDayPlace(held))).toBeNull();
  }
  const day = { table: 'timetable', rowId: dayId } as const;
  expect(heldDayAt({ ...day, field: '특이사항' })).toBeNull();
  expect(heldDayAt({ ...day, field: 'heldDay/2026-13-40' })).toBeNull();
  expect(heldDayAt({ ...day, field: `held/${dayId}/1` })).toBeNull();
  expect(heldDayAt({ ...heldDayPlace({ dayId, date: null }), table: 'scene' })).toBeNull();
});
