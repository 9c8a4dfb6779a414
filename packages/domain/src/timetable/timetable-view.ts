import type { ClockMinutes } from '../kernel/clock.ts';
import type { TimeOfDay } from '../screenplay/organised.ts';

export const TIMETABLE_COLUMNS = [
  { key: 'time', label: '시간' },
  { key: 'scene', label: 'S#' },
  { key: 'light', label: 'D/N' },
  { key: 'setting', label: 'I/E' },
  { key: 'shootKind', label: 'L/O/S' },
  { key: 'place', label: '극중 장소' },
  { key: 'realName', label: '실제 촬영지' },
  { key: 'synopsis', label: '내용' },
  { key: 'cast', label: '등장인물' },
  { key: 'cuts', label: '컷' },
  { key: 'minutes', label: '소요' },
  { key: 'note', label: '비고' },
] as const;
export type TimetableColumn = (typeof TIMETABLE_COLUMNS)[number]['key'];

/** A line of the plan; a phase row shows `text` over all columns but the time. */
export interface TimetableViewRow {
  readonly kind: 'phase' | 'scene';
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
  readonly minutes: number;
  readonly cuts: number | null;
  /** Whose colour it has (SL1); null: nobody has said, or it is no scene. */
  readonly light: TimeOfDay | null;
  readonly text: string;
  readonly cells: Readonly<Record<TimetableColumn, string>>;
}

/** One day of the plan. */
export interface TimetableViewDay {
  readonly timetableId: string;
  readonly date: string;
  /** `3회차`, `3회차 B팀`, or the kind of a day that is not one of shooting. */
  readonly dayText: string;
  readonly dateText: string;
  readonly callText: string;
  readonly placeText: string;
  readonly totalText: string;
  readonly note: string;
  readonly rows: readonly TimetableViewRow[];
}

/** A board (안) as a printed shooting schedule. */
export interface TimetableView {
  readonly title: string;
  readonly projectTitle: string;
  readonly boardName: string;
  readonly columns: readonly { readonly key: TimetableColumn; readonly label: string }[];
  readonly days: readonly TimetableViewDay[];
  readonly totals: string;
}
