import type { Id } from '@ddak/domain';
import { Chip } from '@ddak/ui';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { ElsewhereNote } from '../../platform/table/elsewhere/ElsewhereNote.tsx';
import type { Upload } from './use-uploads.ts';
import { FileName, VersionLine } from './VersionLine.tsx';

const megabytes = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))}KB`
    : `${(bytes / 1024 / 1024).toFixed(1)}MB`;

/** A file on its way up: how much has arrived, why it did not, or what it looks like instead of a script (TI21). */
export function UploadRow(props: {
  readonly upload: Upload;
  readonly onRetry: (upload: Upload) => void;
  readonly onDismiss: (screenplayId: Id) => void;
}) {
  const { upload } = props;
  const { file, isWaiting, progress, sent, problem, refused, looksLike, screenplayId, cancel } = upload;
  const percent = Math.round(progress * 100);
  const isOver = problem !== null || looksLike !== null;
  const dismiss = () => props.onDismiss(screenplayId);
  return (
    <VersionLine>
      <strong style={{ color: 'var(--ink-3)' }}>{isOver ? '–' : `${percent}%`}</strong>
      <div className="facts">
        <FileName title={file.name}>{file.name}</FileName>
        {isOver ? null : (
          <div style={{ color: 'var(--ink-3)', fontSize: 12, marginTop: 4 }}>
            {sent
              ? '다 올렸어요. 읽기를 기다려요.'
              : `${isWaiting ? '차례를 기다려요' : '올리는 중'} · ${megabytes(file.size)}`}
          </div>
        )}
      </div>
      <div className="actions">
        {looksLike ? <Chip tone="warn">확인해 주세요</Chip> : null}
        {problem && !looksLike ? <Chip tone="err">올리지 못함</Chip> : null}
        {isOver && !refused ? (
          <Button onClick={() => props.onRetry(upload)}>
            {looksLike ? '시나리오로 올리기' : '다시 올리기'}
          </Button>
        ) : null}
        {isOver ? (
          <Button variant="text" onClick={dismiss}>
            닫기
          </Button>
        ) : sent ? null : (
          <Button variant="text" onClick={cancel}>
            멈추기
          </Button>
        )}
      </div>
      <div className="below" role={problem && !looksLike ? 'alert' : undefined}>
        {looksLike ? (
          <ElsewhereNote to={looksLike} file={file} onLeave={dismiss} />
        ) : problem ? (
          <span style={{ color: 'var(--err-ink)' }}>{problem}</span>
        ) : (
          <LinearProgress
            variant={sent ? 'indeterminate' : 'determinate'}
            value={percent}
            aria-label={`${file.name} 올리는 중`}
          />
        )}
      </div>
    </VersionLine>
  );
}
