import { doubtsOf } from '../doubts-of.ts';
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
  return changeDraft({ ...state, answered }, headingLine, (old) =>
    doubt ? { ...old } : { ...old, checked: true, guessed: [], confidence: 1 },
  );
}
