import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { checkBoard, findFix } from '../../index.ts';

it('PC8: a night scene is begun in the evening, however near to its call the small hours are', () => {
  const production = new Production();
  const day = production.day('2026-12-03', { calltime: 420 });
  const night = { setName: '강가', setting: 'EXT', timeOfDay: 'night', plannedMinutes: 120 } as const;
  production.allocate(day, production.scene(1, night));
  const [light] = [...checkBoard(production.state, production.boardId).values()].flat();
  const { commandId: _, loaded: __, ...ctx } = production.context();
  const fix = findFix(production.state, light!, ctx, production.newId);
  expect(fix?.label).toBe('집합을 17:15으로 늦추기');
});
