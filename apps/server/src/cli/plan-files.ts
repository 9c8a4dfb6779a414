import {
  callsheetPdf,
  callsheetPhonePdf,
  callsheetPng,
  callsheetXlsx,
  type PictureForm,
  scenesXlsx,
  sidesPdf,
  timetablePdf,
  timetableXlsx,
} from '@ddak/documents';
import {
  buildCallsheetView,
  buildSceneListView,
  buildSidesView,
  buildTimetableView,
  type CallsheetView,
  chatText,
} from '@ddak/domain';
import type { PlannedProduction } from './plan-production.ts';

export interface PlanFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The documents of a planned production, made one after the other: 씬 구분표, 촬영계획표, and the 일촬표 of each day. */
export async function* planFiles(production: PlannedProduction, madeAt: Date): AsyncGenerator<PlanFile> {
  const { state, boardId, callsheets, texts } = production;
  const options = { madeAt };
  yield { name: 'scenes.xlsx', bytes: await scenesXlsx(buildSceneListView(state), options) };
  const plan = buildTimetableView(state, boardId);
  if (!plan) throw new Error('the board of the plan is not in its state');
  yield { name: 'timetable.xlsx', bytes: await timetableXlsx(plan, options) };
  yield { name: 'timetable.pdf', bytes: await timetablePdf(plan, options) };
  for (const { dayNo, callsheetId } of callsheets) {
    const view = buildCallsheetView(state, callsheetId, { phones: 'marked' });
    if (!view) throw new Error(`call sheet ${dayNo} is not in the state`);
    const number = String(dayNo).padStart(2, '0');
    const name = `callsheet-${number}`;
    yield { name: `${name}.pdf`, bytes: await callsheetPdf(view, options) };
    yield { name: `${name}-phone.pdf`, bytes: await callsheetPhonePdf(view, options) };
    yield* pictures(view, 'phone', name, madeAt);
    yield* pictures(view, 'wide', `${name}-wide`, madeAt);
    yield { name: `${name}.xlsx`, bytes: await callsheetXlsx(view, options) };
    yield { name: `${name}.txt`, bytes: new TextEncoder().encode(`${chatText(view)}\n`) };
    // CS35: nobody's copy; there is nobody yet.
    yield {
      name: `sides-${number}.pdf`,
      bytes: await sidesPdf(buildSidesView(state, view, texts, ''), options),
    };
  }
}

/** CS21: `callsheet-03.png`, then `callsheet-03-2.png`. */
async function* pictures(
  view: CallsheetView,
  form: PictureForm,
  name: string,
  madeAt: Date,
): AsyncGenerator<PlanFile> {
  const drawn = await callsheetPng(view, { madeAt, form });
  for (const [i, bytes] of drawn.pictures.entries())
    yield { name: i === 0 ? `${name}.png` : `${name}-${i + 1}.png`, bytes };
}
