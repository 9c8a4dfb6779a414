import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  buildCallsheetView,
  CALLSHEET_COLUMNS,
  type CallsheetLayout,
  type ColumnSetting,
  callOf,
  shownView,
} from '../../index.ts';

const column = (key: ColumnSetting['key'], more: Partial<ColumnSetting> = {}): ColumnSetting => ({
  ...{ key, label: '', shown: true, width: 'usual' },
  ...more,
});

const laidOut = (layout: CallsheetLayout) => {
  const made = shootingDay();
  made.production.run('editCallsheetLayout', { layout });
  const view = buildCallsheetView(made.production.state, made.callsheetId, { phones: 'all' })!;
  return { ...made, view };
};

describe('the form of a project’s call sheets', () => {
  it('CS61: columns stand in its order, by its names and widths; those that it does not name follow', () => {
    const columns = [
      column('scene', { label: '씬 번호' }),
      column('note', { width: 'wide' }),
      column('effects', { shown: false }),
    ];
    const { view } = laidOut({ columns, hiddenBlocks: [] });
    expect(view.columns.slice(0, 3)).toEqual([
      { key: 'scene', label: '씬 번호', width: 'usual' },
      { key: 'note', label: '비고', width: 'wide' },
      { key: 'order', label: '순서', width: 'usual' },
    ]);
    expect(view.columns).toHaveLength(CALLSHEET_COLUMNS.length - 1);
    expect(view.columns.some(({ key }) => key === 'effects')).toBe(false);
  });

  it('CS61: no column stands twice, and the scene always does', () => {
    const { production } = shootingDay();
    for (const columns of [[column('note'), column('note')], [column('scene', { shown: false })]]) {
      const layout = { columns, hiddenBlocks: [] };
      const said = production.try('editCallsheetLayout', { layout });
      expect(said).toMatchObject({ kind: 'refuse', refusal: { code: 'invalid' } });
    }
  });

  it('CS62: what is left out is not shown, and people are called by it all the same', () => {
    const hidden = { columns: [column('synopsis', { shown: false })], hiddenBlocks: ['castCalls' as const] };
    const { production, callsheetId, view } = laidOut(hidden);
    const shown = shownView(view);
    expect(shown.castCalls).toEqual([]);
    expect(shown.teamCalls).toEqual(view.teamCalls);
    for (const row of shown.rows) if (row.kind === 'scene') expect(row.cells.synopsis).toBe('');
    const { versionId } = publishSheet(production, callsheetId);
    const { sheet } = production.state.callsheetVersion.get(versionId)!;
    const [first] = sheet.castCalls;
    const call = callOf(production.state, sheet, { kind: 'actor', id: first!.characterId });
    expect(call).toMatchObject({ time: first!.arrival, team: first!.character });
    expect(sheet.hiddenBlocks).toEqual(['castCalls']);
  });

  it('CS62: as it usually is, a sheet is shown whole', () => {
    const { view } = laidOut({ columns: [], hiddenBlocks: [] });
    expect(shownView(view)).toBe(view);
  });
});
