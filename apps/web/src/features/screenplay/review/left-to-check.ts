import { isUnlikelyScript } from '@ddak/domain';
import { reviewedPeople, splitByLikelihood } from './people/people-view.ts';
import { guessSummary, isGuessed } from './review-view.ts';
import type { ReviewData } from './use-review.ts';

/** What nobody has looked at yet, one line each; empty: all is checked. */
export function leftToCheck(
  review: Pick<ReviewData, 'scenes' | 'names' | 'isNoPerson' | 'text' | 'modelWork'>,
): string[] {
  const { scenes, modelWork } = review;
  const doubtful = scenes.filter((scene) => scene.doubts.length > 0).length;
  const guessed = scenes.filter(isGuessed);
  const unlikely = splitByLikelihood(reviewedPeople(scenes), review).unlikely.length;
  return [
    ...(isUnlikelyScript(scenes) ? ['시나리오가 아닌 글일 수 있어요'] : []),
    ...(doubtful > 0 ? [`확인할 씬 ${doubtful}개`] : []),
    ...(modelWork.size > 0 ? [`AI가 고친 씬 ${modelWork.size}개`] : []),
    ...(guessed.length > 0 ? [`짐작한 씬 ${guessed.length}개 (${guessSummary(guessed)})`] : []),
    ...(unlikely > 0 ? [`사람이 아닐 수 있는 이름 ${unlikely}개`] : []),
  ];
}
