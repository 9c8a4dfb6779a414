import {
  callsheetPdf,
  callsheetPhonePdf,
  callsheetPng,
  callsheetXlsx,
  dayReportPdf,
  dayReportXlsx,
  type PictureForm,
  type Pictures,
  type PrintOptions,
  reportPdf,
  reportXlsx,
  scenesXlsx,
  sidesPdf,
  timetablePdf,
  timetableXlsx,
} from '@ddak/documents';
import {
  type CallsheetView,
  type DayReportView,
  type Report,
  reportCsv,
  type SceneListView,
  type SidesView,
  type TimetableView,
} from '@ddak/domain';

/** What is to be printed: a view, made by whoever may see it, the time in the document's metadata, and the sheet's logo. */
export type PrintJob = PrintOptions &
  (
    | { readonly kind: 'callsheet.pdf'; readonly view: CallsheetView }
    | { readonly kind: 'callsheet-phone.pdf'; readonly view: CallsheetView }
    | { readonly kind: 'callsheet.xlsx'; readonly view: CallsheetView }
    | { readonly kind: 'day-report.pdf'; readonly view: DayReportView }
    | { readonly kind: 'day-report.xlsx'; readonly view: DayReportView }
    | { readonly kind: 'sides.pdf'; readonly view: SidesView }
    | { readonly kind: 'board.pdf'; readonly view: TimetableView }
    | { readonly kind: 'board.xlsx'; readonly view: TimetableView }
    | { readonly kind: 'scenes.xlsx'; readonly view: SceneListView }
    | { readonly kind: 'report.pdf'; readonly view: Report }
    | { readonly kind: 'report.xlsx'; readonly view: Report }
    | { readonly kind: 'report.csv'; readonly view: Report }
  );

/** One page of a sheet as a picture; `page` from 1. */
export interface PictureJob extends PrintOptions {
  readonly kind: 'callsheet.png';
  readonly view: CallsheetView;
  readonly form: PictureForm;
  readonly page: number;
}

/** A job as it goes to the thread: its view as JSON, which is written in parts; copied whole it would hold the server. */
export interface SentJob {
  readonly job: Omit<PrintJob, 'view'> | Omit<PictureJob, 'view'>;
  readonly json: Uint8Array;
}

/** Makes the document's bytes, or the picture of a page. Runs in the printer's thread. */
export default function printSent({ job, json }: SentJob): Promise<Uint8Array | Pictures> {
  const whole = { ...job, view: JSON.parse(Buffer.from(json).toString()) } as PrintJob | PictureJob;
  return whole.kind === 'callsheet.png' ? callsheetPng(whole.view, whole) : printDocument(whole);
}

export function printDocument(job: PrintJob): Promise<Uint8Array> {
  const { madeAt, logo } = job;
  if (job.kind === 'callsheet.pdf') return callsheetPdf(job.view, { madeAt, logo });
  if (job.kind === 'callsheet-phone.pdf') return callsheetPhonePdf(job.view, { madeAt, logo });
  if (job.kind === 'callsheet.xlsx') return callsheetXlsx(job.view, { madeAt, logo });
  if (job.kind === 'day-report.pdf') return dayReportPdf(job.view, { madeAt });
  if (job.kind === 'day-report.xlsx') return dayReportXlsx(job.view, { madeAt });
  if (job.kind === 'sides.pdf') return sidesPdf(job.view, { madeAt });
  if (job.kind === 'board.pdf') return timetablePdf(job.view, { madeAt });
  if (job.kind === 'board.xlsx') return timetableXlsx(job.view, { madeAt });
  if (job.kind === 'report.pdf') return reportPdf(job.view, { madeAt });
  if (job.kind === 'report.xlsx') return reportXlsx(job.view, { madeAt });
  if (job.kind === 'report.csv') return Promise.resolve(new Uint8Array(Buffer.from(reportCsv(job.view))));
  return scenesXlsx(job.view, { madeAt });
}
