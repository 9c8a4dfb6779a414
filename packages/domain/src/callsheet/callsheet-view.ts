import type { FileOrLink } from '../file/file-or-link.ts';
import type { ClockMinutes } from '../kernel/clock.ts';
import type { TimeMark } from '../scene/scene-words.ts';
import type { PhaseData } from '../timetable/timetable.ts';
import type { CallsheetColumn } from './callsheet-columns.ts';
import type { CallsheetBlock, ColumnWidth } from './layout/callsheet-layout.ts';

/** A column as it is printed. */
export interface CallsheetHead {
  readonly key: CallsheetColumn;
  readonly label: string;
  readonly width: ColumnWidth;
}

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

/** CS35: where the words of a scene stand, and how it is headed. */
export interface SceneScript {
  readonly sceneId: string;
  readonly screenplayId: string;
  /** The first and the last line of its text there. */
  readonly firstLine: number;
  readonly lastLine: number;
  readonly label: string;
  /** `편의점 / 안·밤 (회상)`; empty: as the script has it. */
  readonly about: string;
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
  /** Those of its scenes that a script has. Missing in versions of before: as it is now. */
  readonly scripts?: readonly SceneScript[] | undefined;
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
  /** Empty: they are not called for it on their own. */
  readonly wardrobe: string;
  readonly shoot: string;
  /** CS107: where they come to; empty: where everybody gathers. */
  readonly place: string;
  readonly scenes: string;
  readonly preparation: string;
}
export interface ExtrasCallLine {
  readonly name: string;
  readonly count: number;
  readonly calltime: string;
  readonly place: string;
  readonly scenes: string;
  readonly charge: string;
}
/** A vehicle of the day; empty words where nothing is known. */
export interface VehicleLine {
  readonly time: string;
  readonly name: string;
  readonly driver: string;
  readonly people: number | null;
  /** `사무실 → 성산동 편의점`. */
  readonly route: string;
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

/** CS22: what of a version is not as it was in the one before it. */
export interface ChangedLines {
  /** The number of the version before. */
  readonly since: number;
  /** As `changedLineId` names them. */
  readonly lines: readonly string[];
  /** Those of them in which clock times alone are other. */
  readonly retimed: readonly string[];
  /** The scenes that are no longer shot on this day: `S#13`. */
  readonly gone: readonly string[];
}

/** Everything a call sheet shows, ready to be printed: plain values, Korean texts, nothing left to work out. */
export interface CallsheetView {
  readonly callsheetId: string;
  readonly timetableId: string;
  /** `작성 중`, or the version and when it was issued. */
  readonly edition: string;
  /** CS103: why nobody goes by it; empty for what counts, or did, and for a draft unless its day is called off. */
  readonly notInForce: '' | '촬영 취소' | '거둔 판';
  /** Of the version; null: the draft. */
  readonly number: number | null;
  /** Null for a draft, a first version, and one that calls the day off. */
  readonly changed: ChangedLines | null;
  readonly title: string;
  readonly name: string;
  readonly projectTitle: string;
  readonly productionCompany: string;
  /** CS67: the file of the picture at the head; null: none. */
  readonly logo: string | null;
  /** `2회차 / 총 18회차`, or the kind of a day that is not one of shooting. */
  readonly dayText: string;
  readonly dayNo: number | null;
  readonly date: string;
  readonly people: readonly PersonLine[];
  /** The band under the head: 촬영일, 집합, 촬영 시작, 종료 예정, 해, 날씨, 강수, 촬영지. Empty values included. */
  readonly facts: readonly Fact[];
  readonly places: readonly PlaceLine[];
  readonly gathering: Gathering;
  /** CS61: those that the project shows, in its order. */
  readonly columns: readonly CallsheetHead[];
  /** CS62: left out on paper and screen, and there all the same for who is called by it. */
  readonly hiddenBlocks: readonly CallsheetBlock[];
  readonly rows: readonly CallsheetRow[];
  readonly castCalls: readonly CastCallLine[];
  readonly extrasCalls: readonly ExtrasCallLine[];
  readonly teamCalls: readonly TeamCallLine[];
  readonly contacts: readonly PersonLine[];
  readonly checklist: readonly {
    /** Missing in versions of before items were ticked by everybody. */
    readonly _id?: string | undefined;
    readonly text: string;
    readonly done: boolean;
  }[];
  /** CS80: in the order that people gave them. */
  readonly files: readonly FileOrLink[];
  readonly vehicleCalls: readonly VehicleLine[];
  /** Every vehicle in a line of words, with the driver's phone for who may see it; then moves, and what was written. */
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
