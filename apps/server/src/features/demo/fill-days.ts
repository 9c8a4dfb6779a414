import { currentBoard, type Id, sceneLabel } from '@ddak/domain';
import { DEMO_DAYS, type DemoDay, type DemoRow } from './demo-days.ts';
import type { DemoRun } from './demo-run.ts';

/** Puts the scenes into ten days, with their phases, and makes a call sheet of each day. */
export async function fillDays(demo: DemoRun): Promise<void> {
  const state = await demo.state();
  const board = currentBoard(state);
  if (!board) throw new Error('the sample project has no board');
  const sceneIds = new Map([...state.scene.values()].map((scene) => [sceneLabel(state, scene), scene._id]));
  for (const day of DEMO_DAYS) await fillDay(demo, board._id, day, sceneIds);
}

async function fillDay(
  demo: DemoRun,
  boardId: Id,
  day: DemoDay,
  sceneIds: ReadonlyMap<string, Id>,
): Promise<void> {
  const timetableId = demo.newId();
  const { calltime } = day;
  const tableDate = demo.day(day.tableDate);
  const fixed = { unit: 'A', dayKind: '촬영' } as const;
  await demo.run('addTimetable', { timetableId, boardId, tableDate, calltime, ...fixed });
  let afterRowId: Id | null = null;
  for (const row of day.rows) afterRowId = await fillRow(demo, timetableId, afterRowId, row, sceneIds);
  const callsheetId = demo.newId();
  await demo.run('makeCallsheet', { callsheetId, timetableId });
  const patch = {
    weather: day.weather,
    precipitation: day.precipitation,
    notices: [...day.notices],
    meals: '밥차 · 현장 제공',
  };
  await demo.run('editCallsheet', { callsheetId, patch, put: {}, remove: [] });
}

async function fillRow(
  demo: DemoRun,
  timetableId: Id,
  afterRowId: Id | null,
  row: DemoRow,
  sceneIds: ReadonlyMap<string, Id>,
): Promise<Id> {
  const rowId = demo.newId();
  if (typeof row !== 'string') {
    const phaseData = { ...row, note: '' };
    await demo.run('addPhaseRow', { rowId, timetableId, afterRowId, phaseData });
    return rowId;
  }
  const sceneId = sceneIds.get(row);
  if (!sceneId) throw new Error(`the sample script has no scene ${row}`);
  await demo.run('allocateScenes', { timetableId, afterRowId, rows: [{ rowId, sceneId }] });
  return rowId;
}
