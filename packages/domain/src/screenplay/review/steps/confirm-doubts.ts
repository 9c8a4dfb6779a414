import { doubtsOf } from '../../doubts/doubts-of.ts';
import { HEADING_CODES } from '../../doubts/unsure.ts';
import { doubtKey, type ReviewState } from '../review-state.ts';
import { changeDraft } from './edit-heading.ts';

/** Doubts that are judged on the order of the scenes, so not known of one alone. */
export const SEQUENCE_CODES = ['number_gap', 'number_back', 'number_double'];

/** SY14: right as it stands, one doubt or (null) all that is doubted and guessed of the scene. Null: no such scene. */
export function confirmDoubts(
  state: ReviewState,
  headingLine: number,
  doubt: { readonly code: string; readonly line: number | null } | null,
): ReviewState | null {
  const draft = state.drafts.find((other) => other.headingLine === headingLine);
  if (!draft) return null;
  const sequence = SEQUENCE_CODES.map((code) => ({ code, line: headingLine }));
  const meant = doubt ? [doubt] : [...doubtsOf(state, draft), ...sequence];
  const answered = new Set([...state.answered, ...meant.map(doubtKey)]);
  const isScene = doubt !== null && doubt.line === headingLine && HEADING_CODES.includes(doubt.code);
  return changeDraft({ ...state, answered }, headingLine, (old) =>
    doubt
      ? { ...old, ...(isScene ? { confidence: 1 } : {}) }
      : { ...old, checked: true, guessed: [], confidence: 1 },
  );
}

/** SY21: right as they stand, all of these scenes. Null: none of them is there. */
export function confirmScenes(state: ReviewState, headingLines: readonly number[]): ReviewState | null {
  const next = headingLines.reduce((now, n) => confirmDoubts(now, n, null) ?? now, state);
  return next === state ? null : next;
}
