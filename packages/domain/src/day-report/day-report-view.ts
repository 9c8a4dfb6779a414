import type { Fact } from '../callsheet/callsheet-view.ts';
import type { ClockMinutes } from '../kernel/clock.ts';

/** What became of a line of the day. `예정` and `촬영 중` are words of a day that is not over. */
export type LineState = '예정' | '촬영 중' | '완료' | '일부' | '미촬영';

/** When something was to be and when it was; null: not planned, or not known (yet). */
export interface PlannedSpan {
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
}

/** A line of shooting, planned against actual. */
export interface ReportScene {
  /** The row of the board that it is recorded in; null: it stands on this day no more. */
  readonly rowId: string | null;
  readonly sceneIds: readonly string[];
  readonly label: string;
  readonly place: string;
  readonly synopsis: string;
  readonly planned: PlannedSpan | null;
  readonly plannedMinutes: number | null;
  readonly plannedCuts: number | null;
  readonly start: ClockMinutes | null;
  readonly end: ClockMinutes | null;
  readonly cuts: number | null;
  readonly state: LineState;
  /** RP3: shot on this day without having been announced. */
  readonly isExtra: boolean;
  /** `14:10 – 15:40`, `14:10 –`, or empty. */
  readonly plannedText: string;
  readonly actualText: string;
}

/** A meal or a rest of the day. */
export interface ReportPause {
  readonly rowId: string | null;
  readonly kind: '식사' | '휴식';
  readonly label: string;
  readonly planned: PlannedSpan | null;
  readonly start: ClockMinutes | null;
  readonly end: ClockMinutes | null;
}

/** RP10: a time of a call as it was to be and as it was; null: not planned, or nobody has said. */
export interface CallTime {
  readonly planned: ClockMinutes | null;
  readonly actual: ClockMinutes | null;
}

/** RP10: an actor or a team whom the sheet calls. */
export interface ReportCall {
  /** The character, or the team. */
  readonly _id: string;
  readonly kind: 'cast' | 'team';
  /** `준호 · 김도현`, `촬영팀`. */
  readonly label: string;
  readonly arrived: CallTime;
  readonly ready: CallTime;
  readonly wrapped: CallTime;
}

/** Planned against actual in words: `07:30`, `07:45`, `+15분`. Empty: not known. */
export interface ReportTime {
  readonly label: string;
  readonly planned: string;
  readonly actual: string;
  readonly difference: string;
}

export const AMOUNT_KEYS = ['scenes', 'cuts', 'pages', 'minutes'] as const;
/** Scenes, cuts, eighths of a page, minutes on the screen. */
export type Amount = Readonly<Record<(typeof AMOUNT_KEYS)[number], number>>;
export interface ReportAmount {
  readonly label: string;
  readonly amount: Amount;
}

/** Everything that the report of a day (제작일지) shows, ready to be printed. */
export interface DayReportView {
  readonly callsheetId: string;
  readonly timetableId: string;
  readonly title: string;
  readonly projectTitle: string;
  readonly productionCompany: string;
  readonly dayText: string;
  readonly dayNo: number | null;
  readonly date: string;
  /** What it is measured against: `계획: 2판 · 11.22 19:40 발행`. */
  readonly basis: string;
  readonly people: readonly string[];
  readonly facts: readonly Fact[];
  readonly times: readonly ReportTime[];
  readonly work: readonly ReportTime[];
  readonly scenes: readonly ReportScene[];
  readonly pauses: readonly ReportPause[];
  readonly calls: readonly ReportCall[];
  readonly amounts: readonly ReportAmount[];
  /** Which of the amounts anything is known of. */
  readonly amountKeys: readonly (keyof Amount)[];
  readonly progress: string;
  /** RP15: the release is written: what nothing is said of has not been. */
  readonly isReleased: boolean;
  readonly left: readonly string[];
  readonly footage: readonly string[];
  readonly accidents: readonly string[];
  readonly remarks: readonly string[];
  readonly nextDay: string;
}
