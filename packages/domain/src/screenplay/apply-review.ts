import { byOrder } from '../kernel/order-key.ts';
import { applyStep } from './apply-step.ts';
import { deriveScene } from './derive-scene.ts';
import { judgeNumbers } from './number-doubts.ts';
import type { OrganisedLine, OrganisedScreenplay } from './organised.ts';
import type { ReviewedScene } from './review-scene.ts';
import { type ReviewState, startOfReview } from './review-state.ts';
import type { ReviewEdit } from './screenplay.ts';

export interface ReviewOutcome {
  readonly scenes: readonly ReviewedScene[];
  /** The lines as they are reviewed: their types and who speaks (SY11 to SY13). */
  readonly lines: readonly OrganisedLine[];
  /** SY6: steps that found nothing to act on, in their order. */
  readonly ignored: readonly ReviewEdit[];
}

/** The scenes after the review steps, in the order of the text (SY1 to SY17). Pure. */
export const applyReview = (
  organised: OrganisedScreenplay,
  edits: readonly ReviewEdit[],
): readonly ReviewedScene[] => reviewScreenplay(organised, edits).scenes;

/** As `applyReview`, with the lines, and with the steps that no longer apply. */
export function reviewScreenplay(
  organised: OrganisedScreenplay,
  edits: readonly ReviewEdit[],
): ReviewOutcome {
  const { state, taken } = takeSteps(organised, [...edits].sort(byOrder));
  const scenes = state.drafts.map((draft) => deriveScene(state, draft));
  const ignored = taken.flatMap(({ edit, held }) => (held ? [] : [edit]));
  const anyHeld = taken.length > ignored.length;
  return { scenes: anyHeld ? judgeNumbers(scenes, state.answered) : scenes, lines: state.lines, ignored };
}

interface Taken {
  readonly edit: ReviewEdit;
  /** The review after it. */
  readonly state: ReviewState;
  readonly held: boolean;
}

/** How far each text was reviewed last: one step more, or one taken back, does not begin again. */
const walks = new WeakMap<
  OrganisedScreenplay,
  { readonly start: ReviewState; readonly taken: readonly Taken[] }
>();

function takeSteps(
  organised: OrganisedScreenplay,
  edits: readonly ReviewEdit[],
): { readonly state: ReviewState; readonly taken: readonly Taken[] } {
  const last = walks.get(organised) ?? { start: startOfReview(organised), taken: [] };
  const fresh = last.taken.findIndex(({ edit }, at) => !isSame(edit, edits[at]));
  const taken = fresh < 0 ? [...last.taken] : last.taken.slice(0, fresh);
  let state = taken.at(-1)?.state ?? last.start;
  for (const edit of edits.slice(taken.length)) {
    const next = applyStep(state, edit.step);
    state = next ?? state;
    taken.push({ edit, state, held: next !== null });
  }
  walks.set(organised, { start: last.start, taken });
  return { state, taken };
}

const isSame = (a: ReviewEdit, b: ReviewEdit | undefined): boolean =>
  a === b || (a._id === b?._id && a.step === b.step);
