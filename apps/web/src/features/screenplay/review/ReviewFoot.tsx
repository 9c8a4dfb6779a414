import { Kbd } from '@ddak/ui';
import { StatusFacts } from '../../../platform/StatusFacts.tsx';
import { isGuessed } from './review-view.ts';
import type { ReviewData } from './use-review.ts';

/** How far the review is, in the foot of the app, and where its keys are told. */
export function ReviewFoot({ review }: { readonly review: ReviewData }) {
  const { scenes, canEdit } = review;
  const doubts = scenes.reduce((sum, scene) => sum + scene.doubts.length, 0);
  const guessed = scenes.filter(isGuessed).length;
  return (
    <StatusFacts>
      <span>씬 {scenes.length}</span>
      {/* SY21: nothing is called done beside guesses. */}
      {canEdit && (doubts > 0 || guessed === 0) ? <span>확인할 것 {doubts}</span> : null}
      {canEdit && guessed > 0 ? <span>짐작한 씬 {guessed}</span> : null}
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 5 }}>
        <Kbd>?</Kbd> 단축키
      </span>
    </StatusFacts>
  );
}
