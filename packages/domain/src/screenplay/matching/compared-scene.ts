import type { TimeOfDay } from '../organised.ts';
import type { WordPairs, WordSet } from './text-likeness.ts';

/** A scene of either draft, as far as the two are compared. */
export interface ComparedScene {
  /** Its episode and number, as one word. */
  readonly number: string;
  /** The text has no number here: it was counted. */
  readonly isCounted: boolean;
  readonly place: string;
  readonly timeOfDay: TimeOfDay | null;
  /** Null: there is no text to go by. */
  readonly pairs: WordPairs | null;
  readonly words: WordSet | null;
  /** A number that stands for nothing: 결번. */
  readonly isEmpty: boolean;
}
