import { Chip, Grow, Icon, Page, SegmentedControl, SidePane, SplitPane, TopBar, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useCallback, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AcceptDialog } from './AcceptDialog.tsx';
import { ReviewFoot } from './ReviewFoot.tsx';
import { ReviewNotes } from './ReviewNotes.tsx';
import { SceneDetail } from './SceneDetail.tsx';
import { SceneList } from './SceneList.tsx';
import { ScriptText } from './ScriptText.tsx';
import { useAccept } from './use-accept.ts';
import type { ReviewData } from './use-review.ts';
import { useReviewActions } from './use-review-actions.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { type ReviewSelection, useReviewSelection } from './use-review-selection.ts';

/** The text at the left, the scenes at the right; on a phone one of them at a time. */
export function ReviewWorkspace({ review }: { readonly review: ReviewData }) {
  const { scenes, canEdit } = review;
  const isPhone = useIsPhone();
  const [tab, setTab] = useState<'scenes' | 'text'>('scenes');
  const [asking, setAsking] = useState(false);
  // A link from the scene table names the line to open at.
  const startLine = Number(useSearchParams()[0].get('line')) || null;
  const selection = useReviewSelection(review, startLine);
  const actions = useReviewActions(review, selection);
  const accepting = useAccept(review);
  useReviewKeys(review, selection, actions, () => setAsking(true));
  const split = useRef(actions.split);
  split.current = actions.split;
  // Kept the same, so that the lines of the text are not all drawn again.
  const splitAt = useCallback((n: number) => {
    split.current(n);
    setTab('scenes');
  }, []);

  const text = (
    <ScriptText
      text={review.text}
      scenes={scenes}
      selected={selection.selected}
      line={selection.line}
      onSelectLine={selection.selectLine}
      onSplit={canEdit ? splitAt : undefined}
    />
  );
  const list = (
    <>
      <ReviewNotes review={review} />
      <SceneList
        items={selection.items}
        scenes={scenes}
        selected={selection.selected}
        onSelect={(headingLine) => selection.selectScene(headingLine)}
        detail={(scene) => (
          <SceneDetail scene={scene} review={review} selection={selection} actions={actions} />
        )}
      />
    </>
  );
  return (
    <Page>
      <ReviewHead
        review={review}
        waiting={accepting.waiting}
        isPhone={isPhone}
        onAccept={() => setAsking(true)}
      />
      {isPhone ? (
        <div style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
          <div
            style={{
              padding: '8px 16px',
              background: 'var(--surface)',
              borderBottom: '1px solid var(--line)',
            }}
          >
            <SegmentedControl
              label="보기"
              value={tab}
              options={[
                { value: 'scenes', label: `씬 ${scenes.length}` },
                { value: 'text', label: '본문' },
              ]}
              onChange={setTab}
            />
          </div>
          <div
            style={{
              flex: 1,
              minHeight: 0,
              display: 'flex',
              flexDirection: 'column',
              background: 'var(--surface)',
            }}
          >
            {tab === 'text' ? text : list}
          </div>
        </div>
      ) : (
        <SplitPane right={430}>
          {text}
          <SidePane side="right">
            <ListHead review={review} selection={selection} />
            {list}
          </SidePane>
        </SplitPane>
      )}
      <ReviewFoot canEdit={canEdit} />
      {asking && canEdit ? (
        <AcceptDialog
          review={review}
          onClose={() => setAsking(false)}
          onAccept={() => {
            setAsking(false);
            accepting.accept();
          }}
        />
      ) : null}
    </Page>
  );
}

function ReviewHead(props: {
  readonly review: ReviewData;
  readonly waiting: boolean;
  readonly isPhone: boolean;
  readonly onAccept: () => void;
}) {
  const { screenplay, canEdit, scenes } = props.review;
  const doubtful = scenes.filter((scene) => scene.doubts.length > 0).length;
  return (
    <TopBar>
      <IconButton
        component={Link}
        to={`/projects/${screenplay.projectId}/screenplays`}
        aria-label="시나리오 목록으로"
      >
        <Icon name="arrowLeft" />
      </IconButton>
      <h1>{screenplay.label}</h1>
      {screenplay.state === 'accepted' ? <Chip tone="ok">받아들임</Chip> : null}
      {canEdit && doubtful > 0 ? <Chip tone="warn">확인할 씬 {doubtful}</Chip> : null}
      {canEdit && doubtful === 0 ? <Chip tone="ok">모두 확인</Chip> : null}
      {props.isPhone ? null : (
        <span
          style={{
            color: 'var(--ink-3)',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {screenplay.fileName}
        </span>
      )}
      <Grow />
      {canEdit ? (
        <Button
          variant="contained"
          color="primary"
          disabled={props.waiting || scenes.length === 0}
          onClick={props.onAccept}
        >
          {props.waiting ? '받아들이는 중' : '받아들이기'}
        </Button>
      ) : null}
    </TopBar>
  );
}

function ListHead(props: { readonly review: ReviewData; readonly selection: ReviewSelection }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        padding: '10px 16px',
        borderBottom: '1px solid var(--line)',
      }}
    >
      <b style={{ fontSize: 15, fontWeight: 700 }}>씬 {props.review.scenes.length}</b>
      <Grow />
      <SegmentedControl
        label="씬 순서"
        value={props.selection.order}
        options={[
          { value: 'doubts', label: '확인할 것부터' },
          { value: 'text', label: '본문 순서' },
        ]}
        onChange={props.selection.setOrder}
      />
    </div>
  );
}
