import { Page, SidePane, SplitPane, useIsPhone } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { useSearchParams } from 'react-router';
import { useAccept } from './accept/use-accept.ts';
import { reviewedPeople, splitByLikelihood } from './people/people-view.ts';
import { type OpenDialog, ReviewDialogs } from './ReviewDialogs.tsx';
import { ReviewFoot } from './ReviewFoot.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewSide, type SideTab } from './ReviewSide.tsx';
import { ReviewTabs } from './ReviewTabs.tsx';
import { SceneDetail } from './scenes/SceneDetail.tsx';
import { FormOfferBar } from './text/FormOfferBar.tsx';
import { LineTools } from './text/LineTools.tsx';
import { ScriptText } from './text/ScriptText.tsx';
import { useFormOffer } from './text/use-form-offer.ts';
import { usePace } from './use-pace.ts';
import type { ReviewData } from './use-review.ts';
import { REVIEW_TOAST, useReviewActions } from './use-review-actions.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useReviewSelection } from './use-review-selection.ts';

type Tab = SideTab | 'text';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  '& > .grow': { flex: 1, minHeight: 0 },
});
/**
 * The text at the left, the scenes, people or places at the right; on a phone one of them at a time. Drawn again when
 * the review has changed, not when its rows come down from the server as they were.
 */
export const ReviewWorkspace = memo(function ReviewWorkspace({ review }: { readonly review: ReviewData }) {
  const { scenes, canEdit } = review;
  const isPhone = useIsPhone();
  const [tab, setTab] = useState<Tab>('scenes');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  // A link from the scene table names the line to open at.
  const startLine = Number(useSearchParams()[0].get('line')) || null;
  const selection = useReviewSelection(review, startLine);
  const forms = useFormOffer(review);
  const actions = useReviewActions(review, selection, forms);
  const accepting = useAccept(review);
  const pace = usePace(review);
  const open = (kind: Exclude<OpenDialog['kind'], 'speaker'>) => setDialog({ kind });
  useReviewKeys({
    onScenes: tab === 'scenes' || tab === 'text',
    review,
    selection,
    actions,
    offer: forms.offer,
    doors: {
      accept: () => scenes.length > 0 && open('accept'),
      renumber: () => open('renumber'),
      bulk: () => selection.marked.length > 0 && open('bulk'),
      keys: () => open('keys'),
      nextTab: () => setTab((now) => TABS[(TABS.indexOf(now) + 1) % (isPhone ? 4 : 3)]!),
    },
  });
  // The toast would lie on the tools of the chosen line; Ctrl+Z and U take back all the same.
  const hasLine = selection.line !== null;
  useEffect(() => {
    if (hasLine) toast.dismiss(REVIEW_TOAST);
  }, [hasLine]);
  const { selectLine } = selection;
  const showLine = useCallback(
    (n: number) => {
      selectLine(n);
      setTab((now) => (isPhone ? 'text' : now));
    },
    [selectLine, isPhone],
  );

  const { offer } = forms;
  const sameForm = offer ? (
    <FormOfferBar offer={offer} onTake={() => actions.takeOffer(offer)} onClose={() => forms.setAsk(null)} />
  ) : null;
  const text = (
    <Column>
      <div className="grow">
        <ScriptText
          lines={review.lines}
          scenes={scenes}
          selected={selection.selected}
          line={selection.line}
          chosen={selection.chosenLines}
          onSelectLine={selection.selectLine}
        />
      </div>
      {isPhone ? null : sameForm}
      {canEdit ? (
        <LineTools
          lines={selection.chosenLines}
          scenes={scenes}
          onType={(type) =>
            actions.setLineType(
              selection.chosenLines.map((line) => line.n),
              type,
            )
          }
          onSplit={(n) => {
            actions.split(n);
            setTab('scenes');
          }}
          onSpeaker={(line) => setDialog({ kind: 'speaker', line })}
          onClose={selection.dropLines}
        />
      ) : null}
    </Column>
  );
  const side = (
    <ReviewSide
      tab={tab === 'text' ? 'scenes' : tab}
      review={review}
      selection={selection}
      actions={actions}
      onTab={setTab}
      onBulk={() => open('bulk')}
      detail={(scene) => (
        <SceneDetail
          scene={scene}
          review={review}
          selection={selection}
          actions={actions}
          pace={pace}
          onRenumber={() => open('renumber')}
          onLine={showLine}
        />
      )}
    />
  );
  const options = tabOptions(review, isPhone);
  return (
    <Page>
      <ReviewHead
        review={review}
        waiting={accepting.waiting}
        isPhone={isPhone}
        onAccept={() => open('accept')}
        onKeys={() => open('keys')}
      />
      {isPhone ? (
        <Column style={{ background: 'var(--surface)' }}>
          <ReviewTabs value={tab} options={options} onChange={setTab} />
          {tab === 'text' ? <div className="grow">{text}</div> : side}
          {sameForm}
        </Column>
      ) : (
        <SplitPane right={430}>
          {text}
          <SidePane side="right">
            <ReviewTabs value={tab === 'text' ? 'scenes' : tab} options={options} onChange={setTab} />
            {side}
          </SidePane>
        </SplitPane>
      )}
      <ReviewFoot review={review} />
      <ReviewDialogs
        open={dialog}
        review={review}
        selection={selection}
        actions={actions}
        onAccept={accepting.accept}
        onClose={() => setDialog(null)}
      />
    </Page>
  );
});

/** Where names are perhaps no people, it says so before one looks. */
function peopleLabel(review: ReviewData): string {
  const { unlikely } = splitByLikelihood(reviewedPeople(review.scenes), review);
  return unlikely.length > 0 ? `인물 · 확인 ${unlikely.length}` : '인물';
}

const TABS: readonly Tab[] = ['scenes', 'people', 'places', 'text'];

const tabOptions = (review: ReviewData, isPhone: boolean): { value: Tab; label: string }[] => [
  { value: 'scenes', label: `씬 ${review.scenes.length}` },
  ...(isPhone ? [{ value: 'text' as const, label: '본문' }] : []),
  { value: 'people', label: peopleLabel(review) },
  { value: 'places', label: '장소' },
];
