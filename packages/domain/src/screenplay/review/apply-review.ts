import { sameValue } from '../../change.ts';
import { byOrder } from '../../kernel/order-key.ts';
import { deriveScene } from '../accept/derive-scene.ts';
import { judgeNumbers } from '../doubts/number-doubts.ts';
import type { OrganisedLine, OrganisedScreenplay } from '../organised.ts';
import type { ReviewEdit } from '../screenplay.ts';
import { applyStep } from './apply-step.ts';
import type { ReviewedScene } from './review-scene.ts';
import { type ReviewState, startOfReview } from './review-state.ts';

export interface ReviewOutcome {
  readonly scenes: readonly ReviewedScene[];
  /** The lines as they are reviewed: their types and who speaks (SY11 to SY13). */
  readonly lines: readonly OrganisedLine[];
  /** What people have said of names: who they are called by now, '' for who is no person (SY12, SY13, SY23). */
  readonly names: ReadonlyMap<string, string>;
  /** SY6: steps that found nothing to act on, in their order. */
  readonly ignored: readonly ReviewEdit[];
}

/** The scenes after the review steps, in the order of the text (SY1 to SY17). Pure. */
export const applyReview = (
  organised: OrganisedScreenplay,
  edits: readonly ReviewEdit[],
): readonly ReviewedScene[] => reviewScreenplay(organised, edits).scenes;

/**
 * As `applyReview`, with the lines, and with the steps that no longer apply. The same steps give the same object, though
 * their rows have come again from elsewhere.
 */
export function reviewScreenplay(
  organised: OrganisedScreenplay,
  edits: readonly ReviewEdit[],
): ReviewOutcome {
  const walk = walkOn(organised, [...edits].sort(byOrder));
  const known = outcomes.get(walk.taken);
  if (known) return known;
  const { state, taken } = walk;
  const scenes = state.drafts.map((draft) => deriveScene(state, draft));
  const ignored = taken.flatMap(({ edit, held }) => (held ? [] : [edit]));
  const anyHeld = taken.length > ignored.length;
  const judged = anyHeld ? judgeNumbers(scenes, state.answered) : scenes;
  const outcome = { scenes: judged, lines: state.lines, names: state.names, ignored };
  outcomes.set(taken, outcome);
  return outcome;
}

interface Taken {
  readonly edit: ReviewEdit;
  /** The review after it. */
  readonly state: ReviewState;
  readonly held: boolean;
}

interface Walk {
  readonly start: ReviewState;
  /** The review after the last step. */
  readonly state: ReviewState;
  readonly taken: readonly Taken[];
}

/** How far each text was reviewed last: one step more, or one taken back, does not begin again. */
const walks = new WeakMap<OrganisedScreenplay, Walk>();
const outcomes = new WeakMap<readonly Taken[], ReviewOutcome>();

function walkOn(organised: OrganisedScreenplay, edits: readonly ReviewEdit[]): Walk {
  const last = walks.get(organised) ?? firstWalk(organised);
  const same = last.taken.findIndex(({ edit }, at) => !isSame(edit, edits[at]));
  const kept = same < 0 ? last.taken : last.taken.slice(0, same);
  if (kept === last.taken && edits.length === kept.length) return last;
  const taken = [...kept];
  let state = taken.at(-1)?.state ?? last.start;
  for (const edit of edits.slice(kept.length)) {
    const next = applyStep(state, edit.step);
    state = next ?? state;
    taken.push({ edit, state, held: next !== null });
  }
  const walk = { start: last.start, state, taken };
  walks.set(organised, walk);
  return walk;
}

function firstWalk(organised: OrganisedScreenplay): Walk {
  const start = startOfReview(organised);
  const walk = { start, state: start, taken: [] };
  walks.set(organised, walk);
  return walk;
}

/** A row that comes down from the server is another object than the one that was made here. */
const isSame = (a: ReviewEdit, b: ReviewEdit | undefined): boolean =>
  a === b || (a._id === b?._id && sameValue(a.step, b.step));
