import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { joinedRows, rowsOf } from '../../index.ts';
import { dayLines } from '../day-lines.ts';

const film = () => {
  const production = new Production();
  const [one, two] = [production.day('2026-12-01'), production.day('2026-12-02')];
  const scenes = [1, 2, 3, 4].map((no) => production.scene(no));
  const rows = scenes.map((sceneId) => production.allocate(one, sceneId)[0]!);
  const labels = () =>
    dayLines(production.state, one).flatMap((line) => (line.kind === 'scene' ? line.labels.join('+') : []));
  return { production, one, two, rows, labels };
};

describe('rows that are shot as one', () => {
  it('TT19: stand behind the first of them, are printed as one line, and are taken apart as one', () => {
    const { production, one, rows, labels } = film();
    production.run('joinRows', { rowIds: [rows[3]!, rows[1]!] });
    expect(labels()).toEqual(['1', '2+4', '3']);
    production.run('joinRows', { rowIds: [rows[0]!, rows[3]!] });
    expect(labels()).toEqual(['1+2+4', '3']);
    expect(joinedRows(production.state, one).map((group) => group.length)).toEqual([3]);
    production.run('separateRows', { rowIds: [rows[3]!] });
    expect(labels()).toEqual(['1', '2', '4', '3']);
    expect(joinedRows(production.state, one)).toEqual([]);
  });

  it('TT19: are scenes of one day that is not locked', () => {
    const { production, one, two, rows } = film();
    const code = (rowIds: string[]) => production.try('joinRows', { rowIds });
    const refused = (what: string) => ({ kind: 'refuse', refusal: { code: what } });
    production.run('moveRows', { rowIds: [rows[3]!], toTimetableId: two, afterRowId: null });
    expect(code([rows[0]!, rows[3]!])).toMatchObject(refused('join_needs_one_day'));
    expect(code([rows[0]!, rows[0]!])).toMatchObject(refused('join_needs_one_day'));
    expect(code([production.newId(), production.newId()])).toMatchObject(refused('not_found'));
    production.run('joinRows', { rowIds: [rows[0]!, rows[1]!] });
    expect(code([rows[0]!, rows[1]!]).kind).toBe('nothing');
    production.run('editTimetable', { timetableId: one, patch: { locked: true } });
    expect(code([rows[0]!, rows[2]!])).toMatchObject(refused('locked'));
    expect(production.try('separateRows', { rowIds: [rows[0]!] })).toMatchObject(refused('locked'));
    expect(production.try('pinRows', { rowIds: [rows[0]!], pinned: true })).toMatchObject(refused('locked'));
  });

  it('TT20: rows are pinned and let go together, and a person moves what is pinned', () => {
    const { production, one, two, rows } = film();
    const pinned = () => [one, two].flatMap((day) => rowsOf(production.state, day)).map((row) => row.pinned);
    production.run('pinRows', { rowIds: rows.slice(0, 2), pinned: true });
    production.run('moveRows', { rowIds: [rows[0]!], toTimetableId: two, afterRowId: null });
    expect(pinned()).toEqual([true, false, false, true]);
    production.run('pinRows', { rowIds: rows, pinned: false });
    expect(pinned()).toEqual([false, false, false, false]);
  });
});
