import type { LineType } from '@ddak/domain';
import type { HeadingMarker } from '../headings/heading-marker.ts';
import type { HeadingTail } from '../headings/heading-tail-fields.ts';

/** What the columns of its table tell about a line: nothing further has to be voted. */
export interface TableText {
  type: LineType;
  /** Who speaks: of a cue, or of speech in a column that has no cues. */
  who?: string;
  /** The row would open a scene: its number and its tail. */
  opens?: RowHeading;
  /** The names of the columns of a table of cuts, which belong to the heading above. */
  isCuts?: boolean;
  /** Fields of the scene around: where and when it plays. */
  fields?: HeadingTail;
  /** Who is in the scene, by a column or field of people. */
  people?: readonly string[];
  /** How long it runs, by a column or field of lengths. */
  seconds?: number;
}

/** How sure the scenes of a table are: told from many sides, by a mere count of rows, or by hardly more than a name. */
export type Sureness = 'many' | 'count' | 'name';

export interface RowHeading {
  marker: HeadingMarker | null;
  tail: HeadingTail;
  /** Tables whose columns mean the same have the same form. */
  form: string;
  /** How many columns tell of the story: of two lists of the same scenes the fuller one counts. */
  fullness: number;
  sureness: Sureness;
}
