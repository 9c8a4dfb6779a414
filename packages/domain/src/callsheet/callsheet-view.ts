import type { ClockMinutes } from '../kernel/clock.ts';
import type { TimeMark } from '../scene/scene-words.ts';
import type { PhaseData } from '../timetable/timetable.ts';

/** The columns of the sheet in the order in which crews know them. */
export const CALLSHEET_COLUMNS = [
  'order',
  'time',
  'minutes',
  'scene',
  'cuts',
  'light',
  'setting',
  'shootKind',
  'place',
  'synopsis',
  'cast',
  'extras',
  'props',
  'wardrobe',
  'equipment',
  'effects',
  'note',
] as const;
export type CallsheetColumn = (typeof CALLSHEET_COLUMNS)[number];

/** Columns that hold a mark or a number: centred, and not broken where it can be helped. */
export const CALLSHEET_MARK_COLUMNS: readonly CallsheetColumn[] = [
  'order',
  'time',
  'minutes',
  'scene',
  'cuts',
  'light',
  'setting',
  'shootKind',
];

/** A row that spans the table: 집합, 식사, 이동 … Times in minutes from the day's midnight. */
export interface CallsheetPhaseRow {
  readonly kind: 'phase';
  readonly rowId: string;
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
  readonly minutes: number;
  readonly phaseKind: PhaseData['kind'];
  readonly timeText: string;
  readonly text: string;
}

/** One line of shooting. `cells` holds every column as it is printed; the numbers stand beside for spreadsheets. */
export interface CallsheetSceneRow {
  readonly kind: 'scene';
  readonly rowId: string;
  readonly sceneIds: readonly string[];
  readonly order: number;
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
  readonly minutes: number;
  readonly cuts: number | null;
  readonly mark: TimeMark;
  /** CS8: how many rows the place cell spans; 0 where it is shown above. */
  readonly placeSpan: number;
  readonly cells: Readonly<Record<CallsheetColumn, string>>;
}
export type CallsheetRow = CallsheetPhaseRow | CallsheetSceneRow;

export interface CastCallLine {
  readonly characterId: string;
  readonly number: number;
  readonly character: string;
  readonly actor: string;
  readonly arrival: string;
  readonly makeup: string;
  readonly shoot: string;
  readonly scenes: string;
  readonly preparation: string;
}
export interface ExtrasCallLine {
  readonly name: string;
  readonly count: number;
  readonly calltime: string;
  readonly scenes: string;
  readonly charge: string;
}
export interface TeamCallLine {
  readonly crewTeamId: string;
  readonly team: string;
  readonly calltime: string;
  readonly place: string;
  readonly preparation: string;
}
export interface PersonLine {
  readonly role: string;
  readonly name: string;
  /** Empty: not known, or not for the reader (CS11). */
  readonly phone: string;
}
export interface PlaceLine {
  readonly name: string;
  readonly address: string;
  readonly parking: string;
  readonly hospital: string;
}
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** When and where everybody meets. */
export interface Gathering {
  readonly time: string;
  readonly place: string;
  /** Of that place, where the sheet knows it; else empty. */
  readonly address: string;
}

/** Everything a call sheet shows, ready to be printed: plain values, Korean texts, nothing left to work out. */
export interface CallsheetView {
  readonly callsheetId: string;
  readonly timetableId: string;
  /** `작성 중`, or the version and when it was issued. */
  readonly edition: string;
  readonly title: string;
  readonly name: string;
  readonly projectTitle: string;
  readonly productionCompany: string;
  /** `2회차 / 총 18회차`, or the kind of a day that is not one of shooting. */
  readonly dayText: string;
  readonly dayNo: number | null;
  readonly date: string;
  readonly people: readonly PersonLine[];
  /** The band under the head: 촬영일, 집합, 촬영 시작, 종료 예정, 해, 날씨, 강수, 촬영지. Empty values included. */
  readonly facts: readonly Fact[];
  readonly places: readonly PlaceLine[];
  readonly gathering: Gathering;
  readonly columns: readonly { readonly key: CallsheetColumn; readonly label: string }[];
  readonly rows: readonly CallsheetRow[];
  readonly castCalls: readonly CastCallLine[];
  readonly extrasCalls: readonly ExtrasCallLine[];
  readonly teamCalls: readonly TeamCallLine[];
  readonly contacts: readonly PersonLine[];
  readonly checklist: readonly { readonly text: string; readonly done: boolean }[];
  readonly vehicles: readonly string[];
  readonly meals: readonly string[];
  readonly notices: readonly string[];
  readonly totals: {
    readonly scenes: number;
    readonly cuts: number;
    readonly minutes: number;
    readonly extras: number;
    readonly text: string;
  };
  readonly nextDay: string;
  readonly footer: string;
}
