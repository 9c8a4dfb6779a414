import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { heldOf } from './use-tell-cargo.ts';

it('PR9: what is dragged is told with the day that it hangs over, else with the day that it stands on', () => {
  const production = new Production();
  const [first, second] = [production.day('2026-12-01'), production.day('2026-12-02')];
  const [sceneId, waiting] = [production.scene(1), production.scene(2)];
  const rowId = production.allocate(first, sceneId)[0]!;
  const { state } = production;
  const rows = { kind: 'rows', ids: [rowId] } as const;
  const over = { kind: 'day', timetableId: second, afterRowId: null } as const;
  expect(heldOf(state, rows, over)).toEqual({ dayId: second, stripId: rowId, count: 1 });
  for (const target of [null, { kind: 'pool' } as const])
    expect(heldOf(state, rows, target)).toEqual({ dayId: first, stripId: rowId, count: 1 });
  const scenes = { kind: 'scenes', ids: [waiting] } as const;
  expect(heldOf(state, scenes, over)).toEqual({ dayId: second, stripId: waiting, count: 1 });
  expect(heldOf(state, scenes, null)).toBeNull();
});
