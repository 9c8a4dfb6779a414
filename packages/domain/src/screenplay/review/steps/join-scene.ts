import { hasNoText } from '../review-scene.ts';
import type { ReviewState } from '../review-state.ts';

/**
 * SY2: the scene before takes over the lines; its heading stays as it is. A scene without text (SY15) is taken out
 * again. Null: no such scene, or none before it.
 */
export function joinScene(state: ReviewState, headingLine: number): ReviewState | null {
  const { drafts } = state;
  const at = drafts.findIndex((draft) => draft.headingLine === headingLine);
  const draft = drafts[at];
  if (!draft) return null;
  if (hasNoText(draft)) return { ...state, drafts: drafts.toSpliced(at, 1) };
  const before = drafts.findLastIndex((other, i) => i < at && !hasNoText(other));
  if (before < 0) return null;
  const joined = { ...drafts[before]!, lastLine: draft.lastLine };
  return { ...state, drafts: drafts.with(before, joined).toSpliced(at, 1) };
}

/** SY11: as joining; the text of the first scene then belongs to none. */
export function dissolveScene(state: ReviewState, headingLine: number): ReviewState | null {
  const joined = joinScene(state, headingLine);
  if (joined) return joined;
  const drafts = state.drafts.filter((draft) => draft.headingLine !== headingLine);
  if (drafts.length === state.drafts.length) return null;
  // Doubts of the lines before the first scene are now those of the next.
  const next = drafts.findIndex((draft) => !hasNoText(draft));
  return { ...state, drafts: next < 0 ? drafts : drafts.with(next, { ...drafts[next]! }) };
}
