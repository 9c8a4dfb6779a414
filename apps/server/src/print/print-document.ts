import { callsheetPdf, callsheetXlsx, scenesXlsx, timetablePdf, timetableXlsx } from '@ddak/documents';
import type { CallsheetView, SceneListView, TimetableView } from '@ddak/domain';

/** What is to be printed: a view, made by whoever may see it, and the time in the document's metadata. */
export type PrintJob = { readonly madeAt: Date } & (
  | { readonly kind: 'callsheet.pdf'; readonly view: CallsheetView }
  | { readonly kind: 'callsheet.xlsx'; readonly view: CallsheetView }
  | { readonly kind: 'board.pdf'; readonly view: TimetableView }
  | { readonly kind: 'board.xlsx'; readonly view: TimetableView }
  | { readonly kind: 'scenes.xlsx'; readonly view: SceneListView }
);

/** A job as it goes to the thread: its view as JSON, which is written in parts; copied whole it would hold the server. */
export interface SentJob {
  readonly kind: PrintJob['kind'];
  readonly madeAt: Date;
  readonly json: Uint8Array;
}

/** Makes the document's bytes. Runs in the printer's thread. */
export default function printSent({ kind, madeAt, json }: SentJob): Promise<Uint8Array> {
  return printDocument({ kind, madeAt, view: JSON.parse(Buffer.from(json).toString()) } as PrintJob);
}

export function printDocument(job: PrintJob): Promise<Uint8Array> {
  const { madeAt } = job;
  if (job.kind === 'callsheet.pdf') return callsheetPdf(job.view, { madeAt });
  if (job.kind === 'callsheet.xlsx') return callsheetXlsx(job.view, { madeAt });
  if (job.kind === 'board.pdf') return timetablePdf(job.view, { madeAt });
  if (job.kind === 'board.xlsx') return timetableXlsx(job.view, { madeAt });
  return scenesXlsx(job.view, { madeAt });
}
