import { byOrder } from '../kernel/order-key.ts';
import { judgeNumbers } from './number-doubts.ts';
import type { OrganisedScreenplay } from './organised.ts';
import { draftOf, fieldsOf, type ReviewedScene, reviewedScene, type SceneDraft } from './review-scene.ts';
import type { ReviewEdit, ReviewStep } from './screenplay.ts';
import { splitScene } from './split-scene.ts';

export interface ReviewOutcome {
  readonly scenes: readonly ReviewedScene[];
  /** SY6: steps that found nothing to act on, in their order. */
  readonly ignored: readonly ReviewEdit[];
}

/** The scenes after the review steps, in the order of the text (SY1 to SY8). Pure. */
export const applyReview = (
  organised: OrganisedScreenplay,
  edits: readonly ReviewEdit[],
): readonly ReviewedScene[] => reviewScreenplay(organised, edits).scenes;

/** As `applyReview`, with the steps that no longer apply. */
export function reviewScreenplay(
  organised: OrganisedScreenplay,
  edits: readonly ReviewEdit[],
): ReviewOutcome {
  let drafts: readonly SceneDraft[] = organised.scenes.map(draftOf);
  const ignored: ReviewEdit[] = [];
  for (const edit of [...edits].sort(byOrder)) {
    const next = applyStep(organised, drafts, edit.step);
    if (next) drafts = next;
    else ignored.push(edit);
  }
  const scenes = drafts.map((draft) => reviewedScene(organised, draft));
  return { scenes: edits.length > ignored.length ? judgeNumbers(scenes) : scenes, ignored };
}

/** The drafts after one step; null where it does not apply. */
function applyStep(
  organised: OrganisedScreenplay,
  drafts: readonly SceneDraft[],
  step: ReviewStep,
): readonly SceneDraft[] | null {
  if (step.kind === 'split') return splitScene(organised, drafts, step.line);
  const at = drafts.findIndex((draft) => draft.headingLine === step.headingLine);
  const draft = drafts[at];
  if (!draft) return null;
  if (step.kind === 'join') return joinBefore(drafts, at, draft);
  const edited: SceneDraft = {
    ...draft,
    ...fieldsOf(step.fields),
    heading: step.heading,
    guessed: [],
    confidence: 1,
    checked: true,
    ownDoubts: [],
  };
  return drafts.with(at, edited);
}

/** SY2: the scene before takes over the lines; its heading stays as it is. */
function joinBefore(drafts: readonly SceneDraft[], at: number, draft: SceneDraft): SceneDraft[] | null {
  const before = drafts[at - 1];
  if (!before) return null;
  const joined: SceneDraft = { ...before, lastLine: draft.lastLine };
  return [...drafts.slice(0, at - 1), joined, ...drafts.slice(at + 1)];
}
