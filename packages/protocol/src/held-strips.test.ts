import { expect, it } from 'vitest';
import { fieldKey, fieldOfKey } from './field-place.ts';
import { heldAt, heldPlace } from './held-strips.ts';

const held = {
  dayId: '01890a5d-ac96-774b-bcce-b302099a8057',
  stripId: '01890a5d-ac96-774b-bcce-b302099a8058',
  count: 3,
};

it('PR9: strips in a hand are read back from the place that they are told as, and no field is taken for them', () => {
  expect(heldAt(fieldOfKey(fieldKey(heldPlace(held)))!)).toEqual(held);
  const day = { table: 'timetable', rowId: held.dayId } as const;
  expect(heldAt({ ...day, field: '특이사항' })).toBeNull();
  expect(heldAt({ ...day, field: 'held/what/1' })).toBeNull();
  expect(heldAt({ ...heldPlace(held), table: 'scene' })).toBeNull();
});
