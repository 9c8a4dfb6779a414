import { USUAL_DAY_ROWS } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { settleTarget } from './settle-target.ts';

const board = () => {
  const production = new Production();
  const rows = USUAL_DAY_ROWS.rows.map((phaseData) => ({ rowId: production.newId(), phaseData }));
  const [opening, meal, closing] = rows.map(({ rowId }) => rowId);
  const timetableId = production.day('2026-12-01', { rows });
  const other = production.day('2026-12-02');
  const [elsewhere] = production.allocate(other, production.scene(7));
  return { production, timetableId, opening, meal, closing, elsewhere: elsewhere! };
};

describe('where a drop lands', () => {
  it('DR3: behind the last row is at the end of the day; between two rows is just there', () => {
    const { production, timetableId, opening, meal, closing, elsewhere } = board();
    const drop = (afterRowId: string | null, cargo: { kind: 'scenes' | 'rows'; ids: string[] }) =>
      settleTarget(production.state, cargo, { kind: 'day', timetableId, afterRowId: afterRowId! });
    const scene = { kind: 'scenes' as const, ids: [production.scene(1)] };
    expect(drop(closing!, scene)).toMatchObject({ afterRowId: opening });
    expect(drop(meal!, scene)).toMatchObject({ afterRowId: meal });
    expect(drop(closing!, { kind: 'rows', ids: [elsewhere] })).toMatchObject({ afterRowId: opening });
    // Rows of 일정, and what is moved within its day, go where the hand puts them.
    expect(drop(closing!, { kind: 'rows', ids: [meal!] })).toMatchObject({ afterRowId: closing });
    const [own] = production.allocate(timetableId, production.scene(2));
    expect(drop(own!, { kind: 'rows', ids: [own!] })).toMatchObject({ afterRowId: own });
  });
});
