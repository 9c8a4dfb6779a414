import { isUnlikelyScript } from '@ddak/domain';
import { HARDLY_A_SCRIPT } from '@ddak/screenplay/organise';
import { styled } from '@mui/material/styles';
import { RefinementEnd } from '../../../platform/refinement/RefinementEnd.tsx';
import type { ReviewData } from './use-review.ts';

const Note = styled('p')({
  margin: '8px 12px 0',
  padding: '8px 10px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--warn-tint)',
  color: 'var(--warn-ink)',
  fontSize: 12.5,
});

/** What must not be passed over in silence: parts of the file that were not read, steps that hold no more. */
export function ReviewNotes({ review }: { readonly review: ReviewData }) {
  const { scenes, canEdit } = review;
  const unread = review.text.unread.filter((part) => part.reason !== HARDLY_A_SCRIPT);
  // As it was read, until a person says of a scene that it is one; or as the scenes are (SY22).
  const isHardly = unread.length < review.text.unread.length && !scenes.some((scene) => scene.checked);
  const { projectId, _id: screenplayId } = review.screenplay;
  return (
    <>
      {review.canEdit ? <RefinementEnd projectId={projectId} screenplayId={screenplayId} /> : null}
      {canEdit && (isHardly || isUnlikelyScript(scenes)) ? (
        <Note>
          시나리오가 아닌 글일 수 있어요. 아래 씬은 모두 짐작이니, 씬이 맞는지 하나씩 확인해 주세요.
        </Note>
      ) : null}
      {unread.map((part) => (
        <Note key={`${part.where}/${part.reason}`}>
          읽지 못한 곳 · {part.where}: {part.reason}
        </Note>
      ))}
      {review.ignored.length > 0 && review.canEdit ? (
        <Note>다른 사람이 씬을 합치거나 나누어서 고친 것 {review.ignored.length}개가 자리를 잃었어요.</Note>
      ) : null}
    </>
  );
}
