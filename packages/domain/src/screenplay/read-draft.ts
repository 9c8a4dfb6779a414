import type { Change } from '../change.ts';
import type { PlanContext } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { ProjectState } from '../state.ts';
import { acceptEpisodes } from './accept/accept-episodes.ts';
import { type ComparedDraft, compareDraft } from './matching/compare-draft.ts';
import type { OrganisedScreenplay } from './organised.ts';
import { reviewScreenplay } from './review/apply-review.ts';
import type { ReviewedScene } from './review/review-scene.ts';
import type { Screenplay } from './screenplay.ts';

/** A version as it would be accepted: its reviewed scenes beside those that exist (SP12), and the episodes that it makes. */
export interface Draft {
  readonly reviewed: readonly ReviewedScene[];
  /** What people have said of names (`ReviewOutcome.names`). */
  readonly names: ReadonlyMap<string, string>;
  readonly compared: readonly ComparedDraft[];
  readonly episodeChanges: readonly Change[];
}

/** What the command and the screen that asks before it both go by. */
export function readDraft(
  state: ProjectState,
  screenplay: Screenplay,
  organised: OrganisedScreenplay,
  ctx: PlanContext,
): Draft {
  const edits = groupBy(state.reviewEdit, 'screenplayId').get(screenplay._id) ?? [];
  const { scenes: reviewed, lines, names } = reviewScreenplay(organised, edits);
  const { changes, episodeOf } = acceptEpisodes(state, screenplay, reviewed, ctx);
  const texts = ctx.loaded.sceneTexts ?? new Map();
  return {
    reviewed,
    names,
    compared: compareDraft({ state, reviewed, lines, episodeOf, texts }),
    episodeChanges: changes,
  };
}
