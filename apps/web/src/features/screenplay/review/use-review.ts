import {
  type Id,
  type ModelWork,
  noPersonIn,
  type OrganisedLine,
  type OrganisedScreenplay,
  type ReviewEdit,
  type ReviewedScene,
  reviewScreenplay,
  type Screenplay,
  unseenModelWork,
} from '@ddak/domain';
import { useMemo } from 'react';
import { useCan, useProjectSelector } from '../../../sync/hooks.ts';
import { type TextState, useScreenplayText } from '../../../sync/use-screenplay-text.ts';

export interface ReviewData {
  readonly screenplay: Screenplay;
  /** As it was read; never changes. */
  readonly text: OrganisedScreenplay;
  readonly scenes: readonly ReviewedScene[];
  /** The lines as reviewed. */
  readonly lines: readonly OrganisedLine[];
  /** What people have said of names (SY12, SY13, SY23). */
  readonly names: ReadonlyMap<string, string>;
  /** SC21: whether the project knows a name to be no person. */
  readonly isNoPerson: (name: string) => boolean;
  /** Steps that found nothing to act on any more (SY6). */
  readonly ignored: readonly ReviewEdit[];
  /** What a model has changed and nobody has looked at, by the heading line of its scene (SY18). */
  readonly modelWork: ReadonlyMap<number, ModelWork>;
  readonly canEdit: boolean;
}

/** A version with its text and its scenes as reviewed so far. */
export function useReview(screenplayId: Id): {
  readonly screenplay: Screenplay | undefined;
  readonly textState: TextState;
  readonly review: ReviewData | null;
} {
  const screenplay = useProjectSelector((state) => state.screenplay.get(screenplayId));
  const reviewEdits = useProjectSelector((state) => state.reviewEdit);
  const noPerson = useProjectSelector((state) => state.noPerson);
  const character = useProjectSelector((state) => state.character);
  const canWrite = useCan('screenplay', 'write');
  const hasText = screenplay?.state === 'review' || screenplay?.state === 'accepted';
  const textState = useScreenplayText(hasText ? screenplayId : null);
  const text = textState.status === 'ready' ? textState.text : null;
  const outcome = useMemo(() => {
    if (!text) return null;
    const edits = [...reviewEdits.values()].filter((edit) => edit.screenplayId === screenplayId);
    const reviewed = reviewScreenplay(text, edits);
    return { reviewed, modelWork: unseenModelWork(edits, reviewed.scenes) };
  }, [text, reviewEdits, screenplayId]);
  const review = useMemo(
    () =>
      screenplay && text && outcome
        ? {
            screenplay,
            text,
            ...outcome.reviewed,
            modelWork: outcome.modelWork,
            isNoPerson: noPersonIn({ noPerson, character }, outcome.reviewed.names),
            canEdit: canWrite && screenplay.state === 'review',
          }
        : null,
    [screenplay, text, outcome, noPerson, character, canWrite],
  );
  return { screenplay, textState, review };
}
