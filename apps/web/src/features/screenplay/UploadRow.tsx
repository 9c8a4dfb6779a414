import type { Id } from '@ddak/domain';
import { Chip } from '@ddak/ui';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { Upload } from './use-uploads.ts';
import { FileName, VersionLine } from './VersionLine.tsx';

const megabytes = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))}KB`
    : `${(bytes / 1024 / 1024).toFixed(1)}MB`;

/** A file on its way up: how much has arrived, or why it did not. */
export function UploadRow(props: {
  readonly upload: Upload;
  readonly onRetry: (upload: Upload) => void;
  readonly onDismiss: (screenplayId: Id) => void;
}) {
  const { file, progress, sent, problem, refused, screenplayId, cancel } = props.upload;
  const percent = Math.round(progress * 100);
  return (
    <VersionLine>
      <strong style={{ color: 'var(--ink-3)' }}>{problem ? '–' : `${percent}%`}</strong>
      <div className="facts">
        <FileName title={file.name}>{file.name}</FileName>
        {problem ? null : (
          <div style={{ color: 'var(--ink-3)', fontSize: 12, marginTop: 4 }}>
            {sent ? '다 올렸어요. 읽기를 기다려요.' : `올리는 중 · ${megabytes(file.size)}`}
          </div>
        )}
      </div>
      <div className="actions">
        {problem ? <Chip tone="err">올리지 못함</Chip> : null}
        {problem && !refused ? (
          <Button onClick={() => props.onRetry(props.upload)}>다시 올리기</Button>
        ) : null}
        {problem ? (
          <Button variant="text" onClick={() => props.onDismiss(screenplayId)}>
            닫기
          </Button>
        ) : sent ? null : (
          <Button variant="text" onClick={cancel}>
            멈추기
          </Button>
        )}
      </div>
      <div className="below" role={problem ? 'alert' : undefined}>
        {problem ? (
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
