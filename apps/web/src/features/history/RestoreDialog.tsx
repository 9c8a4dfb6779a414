import { koreanMoment, type RestoreScope } from '@ddak/domain';
import type { HistoryEntry } from '@ddak/protocol';
import { FormDialog, SegmentedControl } from '@ddak/ui';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useProjectId, useTakeBack } from '../../sync/hooks.ts';
import { RestoreLines } from './RestoreLines.tsx';
import { useRestorePreviewQuery } from './restore-api.ts';

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
      disabled={isFetching || !data || data.lines.length === 0}
      onSubmit={restore}
      onClose={onClose}
    >
      <SegmentedControl label="무엇을" value={scope} options={SCOPES} onChange={setScope} />
      <RestoreLines preview={data} isFetching={isFetching} error={error} onRetry={() => void refetch()} />
      <p style={{ color: 'var(--ink-2)' }}>
        그 뒤의 변경을 한 번에 되돌려요. 마음이 바뀌면 실행 취소할 수 있어요. 발행한 일촬표, 연락처와 참여자,
        시나리오와 댓글은 그대로예요.
        {data && data.left > 0 ? ` 되돌릴 수 없는 ${data.left}개도 그대로 남아요.` : ''}
      </p>
    </FormDialog>
  );
}
