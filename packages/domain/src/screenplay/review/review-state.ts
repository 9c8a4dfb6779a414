import type { BreakdownCandidate } from '../../breakdown/breakdown-candidate.ts';
import type {
  Doubt,
  HeadingFields,
  OrganisedLine,
  OrganisedScene,
  OrganisedScreenplay,
  StoryFlag,
} from '../organised.ts';

/** A scene while steps are applied: where it stands and what its heading says; the rest follows from the range. */
export interface SceneDraft extends HeadingFields {
  readonly heading: string;
  readonly headingLine: number;
  /** Before `headingLine`: the scene has no text (SY15). */
  readonly lastLine: number;
  readonly guessed: readonly string[];
  readonly confidence: number;
  readonly checked: boolean;
  /** The heading stands for itself: its line is the first of the text (SY16). */
  readonly headless: boolean;
  /** Set by a person; null: taken from the text. */
  readonly synopsis: string | null;
  readonly flags: readonly StoryFlag[];
  /** The lines within are no longer as organised. */
  readonly touched: boolean;
  /** Codes of doubts about the heading that a step has answered. */
  readonly settled: readonly string[];
  /** Doubts that a step has brought, beside those of the organised text. */
  readonly ownDoubts: readonly Doubt[];
}

/**
 * The review after some of its steps. Never changed in place: a draft that is the same object has the same facts, so
 * whatever changes a line or an answer puts a new draft in the place of its scene's.
 */
export interface ReviewState {
  readonly organised: OrganisedScreenplay;
  readonly lines: readonly OrganisedLine[];
  readonly drafts: readonly SceneDraft[];
  /** SY14: doubts that a person has called right, by `doubtKey`. */
  readonly answered: ReadonlySet<string>;
  /** What people are called now, by the name that was found; '' for who is no person (SY12, SY13, SY23). */
  readonly names: ReadonlyMap<string, string>;
  /** SY19: candidates beside those of the organised text, and those that are none, by `itemAt`. */
  readonly addedItems: readonly BreakdownCandidate[];
  readonly droppedItems: ReadonlySet<string>;
}

export const startOfReview = (organised: OrganisedScreenplay): ReviewState => ({
  organised,
  lines: organised.lines,
  drafts: organised.scenes.map(draftOf),
  answered: new Set(),
  names: new Map(),
  addedItems: [],
  droppedItems: new Set(),
});

const draftOf = (scene: OrganisedScene): SceneDraft => ({
  ...fieldsOf(scene),
  heading: scene.heading,
  headingLine: scene.headingLine,
  lastLine: scene.lastLine,
  guessed: scene.guessed,
  confidence: scene.confidence,
  checked: false,
  headless: false,
  synopsis: null,
  flags: scene.flags,
  touched: false,
  settled: [],
  ownDoubts: [],
});

/** What a heading says, out of a scene or anything that carries its fields. */
export const fieldsOf = (scene: HeadingFields): HeadingFields => ({
  episodeNo: scene.episodeNo,
  sceneNo: scene.sceneNo,
  subSceneNo: scene.subSceneNo,
  setName: scene.setName,
  setting: scene.setting,
  timeOfDay: scene.timeOfDay,
  timeText: scene.timeText,
  omitted: scene.omitted,
});

/** The lines of a range, by their `n`, both ends included. `n` counts from 1. */
export const linesBetween = (
  lines: readonly OrganisedLine[],
  first: number,
  last: number,
): readonly OrganisedLine[] => lines.slice(first - 1, Math.max(first - 1, last));

/** The place of the scene that holds a line; -1 for a line outside every scene. */
export const draftAt = (drafts: readonly SceneDraft[], n: number): number =>
  drafts.findIndex((draft) => n >= draft.headingLine && n <= draft.lastLine);

/** What one doubt is known by within a version. */
export const doubtKey = (doubt: Pick<Doubt, 'code' | 'line'>): string => `${doubt.code}@${doubt.line ?? ''}`;

/** The state with other lines in place of those of the same `n`; their scenes count their facts anew. */
export function withLines(state: ReviewState, changed: readonly OrganisedLine[]): ReviewState {
  const lines = [...state.lines];
  const touched = new Set<number>();
  for (const line of changed) {
    lines[line.n - 1] = line;
    touched.add(draftAt(state.drafts, line.n));
  }
  const drafts = state.drafts.map((draft, at) => (touched.has(at) ? { ...draft, touched: true } : draft));
  return { ...state, lines, drafts };
}
