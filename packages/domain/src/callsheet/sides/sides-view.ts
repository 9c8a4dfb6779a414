import type { Id } from '../../kernel/id.ts';
import type { LineType } from '../../screenplay/organised.ts';

/** A scene of the day. All but `text`: why the script has nothing of it. */
export interface SidesScene {
  readonly sceneId: Id;
  /** `12A (1/2)`: as the sheet says it. */
  readonly label: string;
  readonly state: 'text' | 'noText' | 'omitted' | 'removed';
}

/** A row of the sheet: rows joined on the board are one. */
export interface SidesRow {
  readonly order: number;
  readonly timeText: string;
  readonly label: string;
  readonly place: string;
  readonly scenes: readonly SidesScene[];
}

/** A paragraph of the script, the day's or not. `sceneId` null: it belongs to no scene that is there. */
export interface SidesLine {
  readonly screenplayId: Id;
  readonly sceneId: Id | null;
  readonly type: Exclude<LineType, 'other'>;
  readonly text: string;
}

/** CS35: what the sides of a day are printed from: its rows, and the whole of the scripts that they stand in. */
export interface SidesView {
  readonly title: string;
  readonly projectTitle: string;
  readonly edition: string;
  /** `2회차 / 총 18회차`. */
  readonly dayText: string;
  readonly dayNo: number | null;
  readonly date: string;
  /** The day in words. */
  readonly dateText: string;
  /** Whose copy it is; empty: nobody's. */
  readonly watermark: string;
  readonly rows: readonly SidesRow[];
  readonly lines: readonly SidesLine[];
}
