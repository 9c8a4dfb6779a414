import { type Id, memberOf } from '@ddak/domain';
import type { ExportContents } from '@ddak/protocol';
import { SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { downloadFile } from '../../../platform/download-file.ts';
import { Part } from '../../../platform/Parts.tsx';
import { FailedQuery } from '../../../platform/retry/FailedQuery.tsx';
import { useMe, useProjectId, useProjectSelector } from '../../../sync/hooks.ts';
import { useExportContentsQuery } from './export-api.ts';
import { comingWords, contactLine, contentLines, isTakenByLink } from './export-words.ts';

/** EX1: the whole project in one ZIP, for its owner. */
export function ExportPart() {
  const projectId = useProjectId();
  const me = useMe();
  const role = useProjectSelector((state) => memberOf(state, me._id)?.role);
  if (role !== 'owner') return null;
  return (
    <Part title="내보내기" hint="작품 전체를 압축 파일 하나로 내려받아요. 소유자만 내려받을 수 있어요.">
      <Contents projectId={projectId} />
    </Part>
  );
}

function Contents({ projectId }: { readonly projectId: Id }) {
  const query = useExportContentsQuery(projectId);
  const { data: contents, isLoading } = query;
  if (isLoading) return <SkeletonList rows={2} rowHeight={40} />;
  if (!contents) return <FailedQuery query={query} />;
  return (
    <div>
      <ul style={{ margin: 0, paddingLeft: 18, lineHeight: 1.7 }}>
        {contentLines(contents).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p style={{ margin: '8px 0 12px', fontSize: 12, color: 'var(--ink-2)' }}>{contactLine(contents)}</p>
      <Take path={`/projects/${projectId}/export`} contents={contents} />
    </div>
  );
}

function Take({ path, contents }: { readonly path: string; readonly contents: ExportContents }) {
  const [bytes, setBytes] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (isTakenByLink(contents))
    return (
      <>
        <Button variant="outlined" href={`/api${path}`} download>
          작품 내보내기
        </Button>
        <p style={{ marginTop: 8, fontSize: 12, color: 'var(--ink-2)' }}>
          파일이 커서 브라우저의 다운로드 목록에서 내려받아요.
        </p>
      </>
    );
  const take = async () => {
    setFailure(null);
    setBytes(0);
    setFailure(await downloadFile(path, setBytes));
    setBytes(null);
  };
  return (
    <>
      <Button variant="outlined" disabled={bytes !== null} onClick={() => void take()}>
        작품 내보내기
      </Button>
      {bytes === null ? null : (
        <div role="status" style={{ maxWidth: 320, marginTop: 12 }}>
          <LinearProgress aria-label="내보내기" />
          <p style={{ marginTop: 6, fontSize: 12, color: 'var(--ink-2)' }}>{comingWords(bytes)}</p>
        </div>
      )}
      {failure ? (
        <p role="alert" style={{ marginTop: 8, color: 'var(--err-ink)' }}>
          {failure}
        </p>
      ) : null}
    </>
  );
}
