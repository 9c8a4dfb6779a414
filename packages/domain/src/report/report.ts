import type { StripLight } from '../scene/scene-words.ts';

/**
 * How a column is written: `text` runs over lines, `short` and `number` are as wide as they need, `won` is money,
 * `scene` is what a line is found by, `time` is a letter of SL1, `mark` a letter of the day out of days.
 */
export type ReportColumnKind = 'text' | 'short' | 'number' | 'won' | 'scene' | 'time' | 'mark';

export interface ReportColumn {
  readonly key: string;
  /** May have more than one line. */
  readonly label: string;
  readonly kind: ReportColumnKind;
}

/** A number where a spreadsheet can reckon with it. */
export type ReportValue = string | number;

export interface ReportRow {
  readonly key: string;
  /** As many as there are columns. */
  readonly cells: readonly ReportValue[];
  /** `quiet`: a line between scenes; `omitted`: a scene that was cut; `strip`: tinted by its time, as strips are. */
  readonly look?: 'quiet' | 'omitted' | 'strip';
  /** Of a line of scenes: its time's colour (SL1), and whether it is outside. */
  readonly light?: StripLight;
}

export interface ReportGroup {
  readonly key: string;
  /** Null: its rows stand under nothing. */
  readonly title: string | null;
  /** Behind the title: what the group comes to. */
  readonly facts: string;
  readonly rows: readonly ReportRow[];
}

/** RE1: a report as plain values: what is on the screen, in PDF, XLSX and CSV is this and nothing else. */
export interface Report {
  readonly title: string;
  readonly projectTitle: string;
  /** What it was made of, where more than one is possible: the board, the department. */
  readonly about: string;
  readonly totals: string;
  readonly columns: readonly ReportColumn[];
  readonly groups: readonly ReportGroup[];
  /** What is said where there is nothing to report. */
  readonly empty: string;
}

export const countRows = ({ groups }: Report): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);
