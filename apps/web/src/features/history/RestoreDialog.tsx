import { koreanMoment, type RestoreScope } from '@ddak/domain';
import type { HistoryEntry } from '@ddak/protocol';
import { ErrorState, FormDialog, SegmentedControl, SkeletonList } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { failureMessage } from '../../platform/api.ts';
import { useProjectId, useTakeBack } from '../../sync/hooks.ts';
import { useRestorePreviewQuery } from './history-api.ts';

const Lines = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, auto) minmax(0, 1fr)',
  gap: '4px 12px',
  maxHeight: 300,
  margin: '12px 0',
  padding: '10px 12px',
  overflowY: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  fontSize: 13,
  '& > dt': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > dd': { margin: 0, color: 'var(--ink-2)', overflowWrap: 'anywhere' },
});

const SCOPES = [
  { value: 'plan', label: '촬영계획표만' },
  { value: 'all', label: '씬·브레이크다운·스태프까지' },
] as const;

/** HI4: what going back would do, before it is done. */
export function RestoreDialog({
  entry,
  onClose,
}: {
  readonly entry: HistoryEntry;
  readonly onClose: () => void;
}) {
  const projectId = useProjectId();
  const takeBack = useTakeBack();
  const [scope, setScope] = useState<RestoreScope>('plan');
  const { commandId } = entry;
  const { data, error, isFetching, refetch } = useRestorePreviewQuery({ projectId, commandId, scope });
  const count = data ? data.lines.length + data.more : 0;
  const restore = () => {
    takeBack({ commandId, laterToo: scope });
    toast(`${koreanMoment(entry.at)} 전으로 돌아가요.`);
    onClose();
  };
  return (
    <FormDialog
      open
      width="sm"
      title={`${koreanMoment(entry.at)} 전으로 돌아갈까요?`}
      submitLabel="돌아가기"
      disabled={isFetching || count === 0}
      onSubmit={restore}
      onClose={onClose}
    >
      <SegmentedControl label="무엇을" value={scope} options={SCOPES} onChange={setScope} />
      {error ? (
        <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />
      ) : isFetching || !data ? (
        <SkeletonList rows={4} />
      ) : count === 0 ? (
        <p style={{ padding: '16px 0' }}>그 뒤에 달라진 것이 없어요.</p>
      ) : (
        <Lines tabIndex={0} aria-label="달라지는 것">
          {data.lines.map(({ title, what }, i) => [
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and stay in their order
            <dt key={`${i} title`}>{title}</dt>,
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <dd key={`${i} what`}>{what}</dd>,
          ])}
          {data.more > 0 ? <dt>그 밖에 {data.more}개</dt> : null}
        </Lines>
      )}
      <p style={{ color: 'var(--ink-2)' }}>
        그 뒤의 변경을 한 번에 되돌려요. 마음이 바뀌면 실행 취소할 수 있어요. 발행한 일촬표, 연락처와 참여자,
        시나리오와 댓글은 그대로예요.
        {data && data.left > 0 ? ` 되돌릴 수 없는 ${data.left}개도 그대로 남아요.` : ''}
      </p>
    </FormDialog>
  );
}
