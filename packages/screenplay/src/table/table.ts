import type { BreakdownType, Scene, Setting, TimeOfDay } from '@ddak/domain';

/** What a table tells of. */
export const TABLE_KINDS = ['scenes', 'crew', 'days'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** A row of a sheet: its number as the file counts it, from 1, and its cells by column; '' where nothing stands. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** Columns whose text is that of a cell above, merged over this row too. */
  readonly goesOn: readonly number[];
  /** Columns that a merged cell begins in, each with how many it takes. */
  readonly wide: readonly (readonly [column: number, span: number])[];
}

/** A sheet as its cells show it. `name` is '' where the file has no sheets. */
export interface TableSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly SheetRow[];
}

/** A column by its letter (`A`), what stands at its head, and what it was taken for; null: nothing known. */
export interface TableColumn {
  readonly column: string;
  readonly head: string;
  readonly field: string | null;
}

/** A row that was left out, and why, in Korean. */
export interface SkippedRow {
  readonly row: number;
  readonly why: string;
}

/** What every row has: `others` is what stands in columns that nobody knows, `doubts` what to look at, in Korean. */
export interface ReadRow {
  readonly row: number;
  readonly others: readonly { readonly head: string; readonly text: string }[];
  readonly doubts: readonly string[];
}

export interface TableItem {
  readonly type: BreakdownType;
  readonly subtype: string;
  readonly name: string;
  readonly quantity: number | null;
}

/** A scene as it is counted: `until` where the cell counts several (`12~14`). */
export interface SceneCount {
  readonly episodeNo: number | null;
  readonly sceneNo: number;
  readonly subSceneNo: string;
  readonly until: number | null;
}

/** A scene; null and '' where the table says nothing. `pages` in eighths, `screenMinutes` and `plannedMinutes` in minutes. */
export interface SceneRow extends ReadRow, SceneCount {
  readonly name: string;
  readonly setName: string;
  readonly realName: string;
  readonly setting: Setting | null;
  readonly timeOfDay: TimeOfDay | null;
  readonly timeText: string;
  readonly shootKind: Scene['shootKind'];
  readonly synopsis: string;
  readonly characters: readonly string[];
  readonly items: readonly TableItem[];
  readonly cutCount: number | null;
  readonly pages: number | null;
  readonly screenMinutes: number | null;
  readonly plannedMinutes: number | null;
  readonly storyDay: string;
  readonly sequence: string;
  readonly note: string;
  readonly omitted: boolean;
}

/** A person of the crew, or of the cast where `character` names the part. */
export interface CrewRow extends ReadRow {
  readonly crewTeam: string;
  readonly roleTitle: string;
  readonly name: string;
  readonly character: string;
  readonly phone: string;
  readonly email: string;
  readonly guardian: string;
  readonly note: string;
}

/** A shooting day with its scenes in their order. `tableDate` null: no date, or one without a year (`dateText`). `calltime` in minutes. */
export interface DayRow extends ReadRow {
  readonly unit: 'A' | 'B';
  readonly dayNo: number | null;
  readonly tableDate: string | null;
  readonly dateText: string;
  readonly calltime: number | null;
  readonly meetingPlace: string;
  readonly places: readonly string[];
  /** `note`: what the row says that names the scene. */
  readonly scenes: readonly (SceneCount & { readonly row: number; readonly note: string })[];
  readonly note: string;
}

interface Reading<K extends TableKind, R> {
  readonly as: K;
  /** Null where the file has no sheets. */
  readonly sheet: string | null;
  /** The row that names the columns; null where none does. */
  readonly headRow: number | null;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly R[];
  readonly skipped: readonly SkippedRow[];
}
export type TableReading = Reading<'scenes', SceneRow> | Reading<'crew', CrewRow> | Reading<'days', DayRow>;
