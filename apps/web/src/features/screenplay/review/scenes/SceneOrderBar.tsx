import { Grow, Kbd, PHONE, SegmentedControl } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { guessSummary, isGuessed, ordersOf, type SceneOrder } from '../review-view.ts';
import type { ReviewData } from '../use-review.ts';
import type { ReviewActions } from '../use-review-actions.ts';
import type { ReviewSelection } from '../use-review-selection.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderBottom: '1px solid var(--line)',
  [PHONE]: { overflowX: 'auto' },
});
const Guessed = styled(Head)({
  flexWrap: 'wrap',
  color: 'var(--ink-2)',
  fontSize: 12.5,
  '& kbd': { marginLeft: 6, [PHONE]: { display: 'none' } },
});

/** In what order the scenes are listed, with how many there are to check and how many were guessed. */
export function SceneOrderBar(props: {
  readonly review: ReviewData;
  readonly selection: ReviewSelection;
  readonly actions: ReviewActions;
}) {
  const { review, selection, actions } = props;
  const toCheck = review.scenes.filter(
    (scene) => scene.doubts.length > 0 || review.modelWork.has(scene.headingLine),
  ).length;
  const guessed = review.scenes.filter(isGuessed);
  const labels: Readonly<Record<SceneOrder, string>> = {
    doubts: '확인할 것부터',
    only: toCheck === 0 && guessed.length > 0 ? '확인할 것만' : `확인할 것만 ${toCheck}`,
    guessed: `짐작 ${guessed.length}`,
    text: '본문 순서',
  };
  const orders = ordersOf(review.scenes, selection.order);
  return (
    <>
      <Head>
        <SegmentedControl
          label="씬 순서"
          value={selection.order}
          options={orders.map((value) => ({ value, label: labels[value] }))}
          onChange={selection.setOrder}
        />
        <Grow />
      </Head>
      {selection.order === 'guessed' && guessed.length > 0 ? (
        <Guessed>
          <span>본문에 없어서 짐작한 것: {guessSummary(guessed)}</span>
          <Grow />
          {review.canEdit ? (
            <Button onClick={() => actions.confirmMany(guessed)}>
              {guessed.length}씬 모두 맞아요 <Kbd aria-hidden>⇧C</Kbd>
            </Button>
          ) : null}
        </Guessed>
      ) : null}
    </>
  );
}
