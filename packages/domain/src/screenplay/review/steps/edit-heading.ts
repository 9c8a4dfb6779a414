import type { HeadingFields, StoryFlag } from '../../organised.ts';
import { fieldsOf, type ReviewState, type SceneDraft } from '../review-state.ts';
import type { SceneFields } from '../review-step.ts';

/** Sets all that a heading says; nothing about it is guessed or doubted any more (SY5). Null: no such scene. */
export function editHeading(
  state: ReviewState,
  step: {
    readonly headingLine: number;
    readonly heading: string;
    readonly fields: HeadingFields;
    readonly flags?: readonly StoryFlag[] | undefined;
  },
): ReviewState | null {
  return changeDraft(state, step.headingLine, (draft) => ({
    ...draft,
    ...fieldsOf(step.fields),
    heading: step.heading,
    flags: step.flags ?? draft.flags,
    guessed: [],
    confidence: 1,
    checked: true,
    ownDoubts: [],
  }));
}

/** SY10: the fields that are given, for each of the scenes that are there. Null: none of them is. */
export function setFields(
  state: ReviewState,
  step: { readonly headingLines: readonly number[]; readonly fields: SceneFields },
): ReviewState | null {
  const meant = new Set(step.headingLines);
  if (!state.drafts.some((draft) => meant.has(draft.headingLine))) return null;
  const given = Object.fromEntries(Object.entries(step.fields).filter(([, value]) => value !== undefined));
  const codes = Object.keys(given).flatMap((field) => ANSWERED_BY[field] ?? []);
  const set = (draft: SceneDraft): SceneDraft => ({
    ...draft,
    ...given,
    guessed: draft.guessed.filter((field) => !(field in given)),
    settled: [...draft.settled, ...codes],
  });
  const drafts = state.drafts.map((draft) => (meant.has(draft.headingLine) ? set(draft) : draft));
  return { ...state, drafts };
}

/** The doubts that setting a field answers. */
const ANSWERED_BY: Readonly<Record<string, readonly string[]>> = {
  setName: ['place_missing'],
  timeOfDay: ['time_missing', 'time_unknown'],
  omitted: ['place_missing', 'time_missing', 'time_unknown'],
};

/** The one-line synopsis in a person's words; empty: taken from the text again. Null: no such scene. */
export const setSynopsis = (state: ReviewState, headingLine: number, synopsis: string): ReviewState | null =>
  changeDraft(state, headingLine, (draft) => ({ ...draft, synopsis: synopsis.trim() || null }));

/** The state with another draft for one scene; null where the scene is not there. */
export function changeDraft(
  state: ReviewState,
  headingLine: number,
  change: (draft: SceneDraft) => SceneDraft,
): ReviewState | null {
  const at = state.drafts.findIndex((draft) => draft.headingLine === headingLine);
  const draft = state.drafts[at];
  return draft ? { ...state, drafts: state.drafts.with(at, change(draft)) } : null;
}
