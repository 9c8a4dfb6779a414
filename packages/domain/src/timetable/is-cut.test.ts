import { Production, publishSheet } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { buildCallsheetView, buildTimetableView, dayClock, dayOnSet, lastVersion } from '../index.ts';

/** A day of S#5, S#6 with a set start, and S#8+9 joined, with a sheet; `cut` makes scenes of it 결번, `back` takes that back. */
function film() {
  const production = new Production();
  const sceneIds = [5, 6, 8, 9].map((sceneNo) => production.scene(sceneNo, { plannedMinutes: 30 }));
  const [five, six, eight, nine] = sceneIds as [string, string, string, string];
  production.run('castScenes', { sceneIds: [five], add: [production.character('준호')], remove: [] });
  production.run('castScenes', { sceneIds: [six], add: [production.character('간호사')], remove: [] });
  const day = production.day('2026-12-01');
  const rows = production.allocate(day, five, six, eight, nine) as [string, string, string, string];
  production.run('editRow', { rowId: rows[1], patch: { fixedStart: 600 } });
  production.run('joinRows', { rowIds: [rows[2], rows[3]] });
  const callsheetId = production.newId();
  production.run('makeCallsheet', { callsheetId, timetableId: day });
  const say = (status: 'omitted' | 'draft', ...ids: string[]) =>
    production.run('editScenes', { sceneIds: ids, patch: { status } });
  const sheet = () => buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
  const printed = () =>
    sheet().rows.flatMap((row) => (row.kind === 'scene' ? `${row.cells.scene} ${row.cells.time}` : []));
  return { production, day, rows, callsheetId, six, eight, nine, say, sheet, printed };
}

it('TT38: a scene that the script has no more keeps its place, takes no time, and is on no sheet', () => {
  const { production, day, six, say, sheet, printed } = film();
  expect(printed()).toEqual(['5 07:00 – 07:30', '6 10:00 – 10:30', '8+9 10:30 – 11:30']);
  say('omitted', six);
  expect(dayClock(production.state, day).rows.map(({ minutes }) => minutes)).toEqual([30, 0, 30, 30]);
  expect(printed()).toEqual(['5 07:00 – 07:30', '8+9 07:30 – 08:30']);
  expect(sheet().castCalls.map(({ character }) => character)).toEqual(['준호']);
  const { boardId } = production.state.timetable.get(day)!;
  expect(buildTimetableView(production.state, boardId)!.totals).toContain('3씬');
  say('draft', six);
  expect(printed()).toEqual(['5 07:00 – 07:30', '6 10:00 – 10:30', '8+9 10:30 – 11:30']);
});

it('TT38: of scenes that are shot as one the rest is shot', () => {
  const { eight, say, printed } = film();
  say('omitted', eight);
  expect(printed().at(-1)).toBe('9 10:30 – 11:00');
});

it('TT38: what was shot of a scene before it was cut stays on its day', () => {
  const { production, rows, six, say, printed } = film();
  production.run('recordRow', { rowId: rows[1], patch: { state: 'done', actualStart: 600, actualEnd: 640 } });
  say('omitted', six);
  expect(printed()).toContain('6 10:00 – 10:30');
});

it('TT38: on set a line of the issued sheet waits no longer once its scenes are cut', () => {
  const { production, callsheetId, rows, six, eight, nine, say } = film();
  publishSheet(production, callsheetId);
  const standing = () => {
    const { waiting, dropped } = dayOnSet(production.state, lastVersion(production.state, callsheetId)!, 400);
    return [waiting, dropped].map((lines) => lines.map(({ row }) => row.kind === 'scene' && row.cells.scene));
  };
  say('omitted', six, eight);
  expect(standing()).toEqual([['5', '8+9'], ['6']]);
  say('omitted', nine);
  expect(standing()).toEqual([['5'], ['6', '8+9']]);
  say('draft', nine);
  const { waiting } = dayOnSet(production.state, lastVersion(production.state, callsheetId)!, 400);
  expect(waiting.at(-1)!.recordId).toBe(rows[3]);
});
