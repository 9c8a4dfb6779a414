import { mayReadTarget, memberOf, type Target, type Thread, targetName, threadsOf } from '@ddak/domain';
import { EmptyState, Icon, SegmentedControl } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { AttachmentList } from '../../platform/attachments/AttachmentList.tsx';
import { useAttachmentCount } from '../../platform/attachments/use-attachment-count.ts';
import { BesidePanel } from '../../platform/BesidePanel.tsx';
import { useNow } from '../../platform/clock/use-now.ts';
import { readUpTo } from '../../platform/comment/comment-marks-slice.ts';
import { useCommentCount, useReadAt } from '../../platform/comment/use-comment-count.ts';
import { copyText } from '../../platform/copy-text.ts';
import { useMe, useProjectState } from '../../sync/hooks.ts';
import { ComposeBox } from './ComposeBox.tsx';
import { Fold, Word } from './comment-looks.ts';
import { ThreadBlock } from './ThreadBlock.tsx';
import { useCommentActions, useCommentRights } from './use-comment-actions.ts';
import { useCommentDraft } from './use-comment-draft.ts';
import { useReading } from './use-reading.ts';

/**
 * What is said about one thing, and the files and links that hang on it: beside the work on a desk, from below on a phone.
 * It opens on the comments, where there are any or nothing hangs there; files that are dragged over it turn it over.
 */
export function CommentPanel(props: {
  readonly target: Target;
  /** The comment that a link led to. */
  readonly found: string | null;
  readonly onClose: () => void;
}) {
  const { target, found } = props;
  const name = useLastName(target);
  const files = useAttachmentCount(target.targetId);
  const { open } = useCommentCount(target.targetId);
  const [part, setPart] = useState<Part>(() =>
    found === null && open === 0 && files > 0 ? 'files' : 'talk',
  );
  const onDrag = (event: DragEvent, turn = false) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Let go of beside the list, a file would open in the place of the page.
    event.preventDefault();
    if (turn) setPart('files');
  };
  const turnOver = {
    onDragEnter: (event: DragEvent) => onDrag(event, true),
    onDragOver: (event: DragEvent) => onDrag(event),
    onDrop: (event: DragEvent) => onDrag(event),
  };
  const counted = (word: string, count: number) => (count > 0 ? `${word} ${count}` : word);
  return (
    <BesidePanel
      title={part === 'talk' ? `${name} 댓글` : `${name} 파일과 링크`}
      step={target.targetId}
      onClose={props.onClose}
    >
      <Parts {...turnOver}>
        <div className="choice">
          <SegmentedControl
            label="댓글이나 파일"
            value={part}
            options={[
              { value: 'talk', label: counted('댓글', open) },
              { value: 'files', label: counted('파일과 링크', files) },
            ]}
            onChange={setPart}
          />
        </div>
        {part === 'talk' ? <Talk target={target} found={found} /> : <AttachmentList target={target} />}
      </Parts>
    </BesidePanel>
  );
}

type Part = 'talk' | 'files';
const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '& > .choice': { padding: '0 16px 10px' },
});

/** What is said. */
function Talk({ target, found }: { readonly target: Target; readonly found: string | null }) {
  const state = useProjectState();
  const threads = useMemo(() => threadsOf(state, target.targetId), [state, target.targetId]);
  const readAt = useReadOnOpening(target.targetId, threads.at(0) ? newest(threads) : 0);
  const now = useNow(60_000);
  const isFound = ({ head, replies }: Thread) =>
    head._id === found || replies.some(({ _id }) => _id === found);
  const settled = threads.filter(({ head }) => head.resolved);
  const open = threads.filter(({ head }) => !head.resolved);
  const { scroller, shown } = useReading(open, { readAt, found });
  const [unfolded, setUnfolded] = useState(() => settled.some(isFound));
  const blocks = (some: readonly Thread[]) =>
    some.map((thread) => (
      <ThreadBlock key={thread.head._id} thread={thread} readAt={readAt} now={now} found={isFound(thread)} />
    ));
  return (
    <>
      <div
        ref={scroller}
        style={{ flex: 1, minHeight: 0, overflowY: 'auto', borderTop: '1px solid var(--line)' }}
      >
        {threads.length === 0 ? (
          <EmptyState
            title="아직 나눈 이야기가 없어요"
            hint="여기에 대해 처음 이야기해 보세요. @로 사람을 부를 수 있어요."
          />
        ) : null}
        {blocks(shown)}
        {settled.length > 0 ? (
          <Fold type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            <Icon name={unfolded ? 'chevronUp' : 'chevronDown'} size={14} />
            해결된 이야기 {settled.length}개
          </Fold>
        ) : null}
        {unfolded ? blocks(settled) : null}
      </div>
      <Foot target={target} />
    </>
  );
}

const newest = (threads: readonly Thread[]): number =>
  Math.max(...threads.flatMap(({ head, replies }) => [head, ...replies].map(({ createdAt }) => createdAt)));

/** Its name, also once it has been taken away. */
function useLastName(target: Target): string {
  const state = useProjectState();
  const isThere = state[target.targetKind].has(target.targetId);
  const known = useRef('');
  if (isThere || known.current === '') known.current = targetName(state, target);
  return known.current;
}

/** CM11: what is open in front of me is read. Answers up to when I had read when I came. */
function useReadOnOpening(targetId: string, upTo: number): number {
  const { _id: userId } = useMe();
  const dispatch = useDispatch();
  const marked = useReadAt(targetId);
  const [atFirst] = useState(marked);
  useEffect(() => {
    if (upTo > marked) dispatch(readUpTo({ userId, marks: { [targetId]: upTo } }));
  }, [dispatch, userId, targetId, upTo, marked]);
  return atFirst;
}

/** Where one writes, or why one cannot: what has been typed is kept either way. */
function Foot({ target }: { readonly target: Target }) {
  const state = useProjectState();
  const me = useMe();
  const actions = useCommentActions();
  const { writes } = useCommentRights();
  const { draft, set } = useCommentDraft(target.targetId);
  const isThere = state[target.targetKind].has(target.targetId);
  if (!isThere || !mayReadTarget(memberOf(state, me._id), target))
    return (
      <Word role="alert">
        <strong>방금 지워졌거나 볼 수 없게 됐어요</strong>
        {draft.text ? (
          <>
            쓰던 글은 남겨 두었어요.
            <blockquote>{draft.text}</blockquote>
            <Button size="small" variant="outlined" onClick={() => void copyText(draft.text, null)}>
              쓰던 글 복사
            </Button>
          </>
        ) : (
          '지운 사람이 되돌리면 댓글도 함께 돌아와요.'
        )}
      </Word>
    );
  if (!writes) return <Word>보관한 작품이라 새 댓글은 남길 수 없어요.</Word>;
  return (
    <div style={{ padding: '12px 16px', borderTop: '1px solid var(--line)' }}>
      <ComposeBox
        target={target}
        label="댓글"
        placeholder="댓글을 남겨 보세요"
        action="남기기"
        draft={draft}
        onDraft={set}
        onSend={(text) => actions.say(target, text)}
      />
    </div>
  );
}
