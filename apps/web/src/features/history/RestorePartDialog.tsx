import { type Id, koreanMoment } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import toast from 'react-hot-toast';
import { useProjectId, useTakeBack } from '../../sync/hooks.ts';
import { RestoreLines } from './RestoreLines.tsx';
import { useRestorePartPreviewQuery } from './restore-api.ts';

/** One row of an entry, or one field of it. `title`: what a person calls it. */
export interface ChosenPart {
  readonly commandId: Id;
  readonly at: number;
  readonly title: string;
  readonly row: Id;
  readonly column?: string;
}

/** HI5: what going back with one row or one field would do, before it is done. */
export function RestorePartDialog({
  chosen: { commandId, at, title, ...part },
  onClose,
}: {
  readonly chosen: ChosenPart;
  readonly onClose: () => void;
}) {
  const projectId = useProjectId();
  const takeBack = useTakeBack();
  const asked = useRestorePartPreviewQuery({ projectId, commandId, ...part });
  const { data, isFetching } = asked;
  const restore = () => {
    takeBack({ commandId, part });
    toast(`${title}만 되돌려요.`);
    onClose();
  };
  return (
    <FormDialog
      open
      width="sm"
      title={`${title}만 되돌릴까요?`}
      submitLabel="되돌리기"
      disabled={isFetching || !data || data.lines.length === 0}
      onSubmit={restore}
      onClose={onClose}
    >
      <RestoreLines
        preview={data}
        isFetching={isFetching}
        error={asked.error}
        onRetry={() => void asked.refetch()}
      />
      <p style={{ color: 'var(--ink-2)' }}>
        {koreanMoment(at)} 변경 전의 내용으로 되돌려요. 다른 것은 그대로예요. 마음이 바뀌면 실행 취소할 수
        있어요.
      </p>
    </FormDialog>
  );
}
