import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { checkBoard, type LabourOverrides } from '../index.ts';

it('PC10: scenes after the day on which their set is struck, as hard as the rule set says', () => {
  const production = new Production();
  const place = production.location('남양주 세트');
  production.run('editLocation', { locationId: place, patch: { strikeDate: '2026-12-03' } });
  const days = ['2026-12-03', '2026-12-05'].map((date) => production.day(date));
  const scene = (no: number) => production.scene(no, { setName: '거실', location: place });
  production.allocate(days[0]!, scene(1));
  const rows = production.allocate(days[1]!, scene(2), scene(3));
  const struck = (labourRules: LabourOverrides = {}) => {
    production.run('editProject', { patch: { labourRules } });
    return [...checkBoard(production.state, production.boardId).values()]
      .flat()
      .filter(({ ruleId }) => ruleId === 'setStruck');
  };
  expect(struck()).toMatchObject([
    {
      severity: 'hard',
      timetableId: days[1],
      rowIds: rows,
      excess: 2,
      message: '남양주 세트는 12.3 목에 철거해요. S#2, S#3 촬영은 그 뒤예요.',
    },
  ]);
  expect(struck({ setStruck: { severity: 'soft' } })).toMatchObject([{ severity: 'soft' }]);
  expect(struck({ setStruck: { value: 2 } })).toEqual([]);
});
