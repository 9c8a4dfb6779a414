import type { Screenplay } from '@ddak/domain';
import { EmptyState, ErrorState, Page, SkeletonList, TopBar } from '@ddak/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ReviewWorkspace } from './ReviewWorkspace.tsx';
import { useReview } from './use-review.ts';

/** One version of a script: its organised text beside its scenes; to be corrected and accepted while in review. */
export default function ReviewScreen() {
  const { screenplayId = '' } = useParams();
  const { screenplay, textState, review } = useReview(screenplayId);
  if (!screenplay)
    return (
      <Frame title="시나리오">
        {<EmptyState title="이 판을 찾을 수 없어요" hint="지워졌을 수 있어요." />}
      </Frame>
    );
  if (screenplay.state === 'reading')
    return (
      <Frame screenplay={screenplay}>
        <EmptyState title="읽고 있어요" hint="파일을 읽고 씬을 나누고 있어요. 다 되면 바로 열려요." />
      </Frame>
    );
  if (screenplay.state === 'failed')
    return (
      <Frame screenplay={screenplay}>
        <ErrorState title="이 파일을 읽지 못했어요" message={screenplay.failure ?? ''} />
      </Frame>
    );
  if (textState.status === 'failed')
    return (
      <Frame screenplay={screenplay}>
        <ErrorState message={textState.message} onRetry={textState.retry} />
      </Frame>
    );
  if (!review)
    return (
      <Frame screenplay={screenplay}>
        <SkeletonList rows={10} />
      </Frame>
    );
  return <ReviewWorkspace key={screenplay._id} review={review} />;
}

function Frame(props: {
  readonly title?: string;
  readonly screenplay?: Screenplay;
  readonly children: ReactNode;
}) {
  const { screenplay } = props;
  return (
    <Page>
      <TopBar>
        <h1>{screenplay?.label ?? props.title}</h1>
        {screenplay ? (
          <Link to={`/projects/${screenplay.projectId}/screenplays`} style={{ color: 'var(--brand-ink)' }}>
            시나리오 목록
          </Link>
        ) : null}
      </TopBar>
      <div>{props.children}</div>
    </Page>
  );
}
