import { draftBefore, isRead, josa, koreanMoment, type Screenplay } from '@ddak/domain';
import { Chip, ConfirmDialog, DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { Link } from 'react-router';
import { useProjectSelector, useRunCommand, useUndo } from '../../sync/hooks.ts';
import { showUndoToast } from '../../sync/undo-toast.ts';
import { comparisonPath } from './compare/compare-view.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { Facts, FileName, VersionLine } from './VersionLine.tsx';
import { stateWords } from './versions-view.ts';

/** One version: its name, its file, where it stands, and the next thing to do with it. */
export function VersionRow(props: {
  readonly version: Screenplay;
  readonly isCurrent: boolean;
  readonly isNext: boolean;
  /** A newer one is in use. */
  readonly isPast: boolean;
  readonly canWrite: boolean;
  readonly onOpen: () => void;
}) {
  const { version, canWrite } = props;
  const words = stateWords(version, props.isPast);
  const uploader = useProjectSelector(
    (state) => [...state.projectMember.values()].find((member) => member.userId === version.uploadedBy)?.name,
  );
  const opens = isRead(version);
  const before = useProjectSelector((state) => (isRead(version) ? draftBefore(state, version) : undefined));
  const path = `/projects/${version.projectId}/screenplays/${version._id}`;
  return (
    <VersionLine>
      <strong>{version.label}</strong>
      <div className="facts">
        <FileName title={version.fileName}>{version.fileName}</FileName>
        <Facts>
          <Chip tone={words.tone}>{props.isCurrent ? '지금 쓰는 판' : words.text}</Chip>
          {version.format ? <span>{version.format.toUpperCase()}</span> : null}
          <span>{koreanMoment(version.createdAt)}</span>
          {uploader ? <span>{uploader}</span> : null}
        </Facts>
      </div>
      <div className="actions">
        {before ? (
          <Button
            component={Link}
            to={comparisonPath(version, before._id)}
            variant="text"
            aria-label={`${josa(before.label, '와/과')} ${version.label} 비교`}
          >
            비교
          </Button>
        ) : null}
        {opens ? (
          <Button
            component={Link}
            to={path}
            onClick={props.onOpen}
            variant={props.isNext ? 'contained' : 'outlined'}
            color={props.isNext ? 'primary' : 'inherit'}
          >
            {version.state === 'review' && canWrite ? '검토하기' : '읽기'}
          </Button>
        ) : null}
        {canWrite && version.state !== 'accepted' ? <RemoveMenu version={version} /> : null}
      </div>
      {version.state === 'reading' ? (
        <div className="below">
          <div style={{ marginBottom: 6 }}>파일을 읽고 씬을 나누고 있어요. 다른 일을 하셔도 돼요.</div>
          <LinearProgress aria-label={`${version.label} 읽는 중`} />
        </div>
      ) : null}
      {version.state === 'failed' ? <Failed version={version} canWrite={canWrite} /> : null}
    </VersionLine>
  );
}

/** Why it could not be read, and the way on: the password of a locked file, else another file. */
function Failed({ version, canWrite }: { readonly version: Screenplay; readonly canWrite: boolean }) {
  const [asking, setAsking] = useState(false);
  const isLocked = version.failureCode === 'password_needed';
  return (
    <div className="below">
      <span style={{ color: isLocked ? 'var(--ink-2)' : 'var(--err-ink)' }}>{version.failure}</span>{' '}
      {isLocked ? null : '고친 파일을 다시 올리고 이 판은 지워 주세요.'}
      {isLocked && canWrite ? (
        <div style={{ marginTop: 8 }}>
          <Button variant="outlined" startIcon={<Icon name="unlock" />} onClick={() => setAsking(true)}>
            암호 입력
          </Button>
        </div>
      ) : null}
      {asking ? <PasswordDialog version={version} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function RemoveMenu({ version }: { readonly version: Screenplay }) {
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const [asking, setAsking] = useState(false);
  const edits = useProjectSelector(
    (state) => [...state.reviewEdit.values()].filter((edit) => edit.screenplayId === version._id).length,
  );
  const removeIt = () => {
    setAsking(false);
    const removal = run('removeScreenplay', { screenplayId: version._id });
    showUndoToast(`${version.label} 판을 지웠어요.`, removal, undoCommand);
  };
  return (
    <>
      <DropMenu
        entries={[{ label: '이 판 지우기…', danger: true, onSelect: () => setAsking(true) }]}
        trigger={(open) => (
          <IconButton aria-label={`${version.label} 더 보기`} {...open}>
            <Icon name="more" />
          </IconButton>
        )}
      />
      <ConfirmDialog
        open={asking}
        title={`${version.label} 판을 지울까요?`}
        losses={[`올린 파일 ${version.fileName}`, ...(edits > 0 ? [`검토하며 고친 것 ${edits}개`] : [])]}
        confirmLabel="지우기"
        onConfirm={removeIt}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
