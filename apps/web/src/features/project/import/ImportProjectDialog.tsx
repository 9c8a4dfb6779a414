import { sizeWords } from '@ddak/domain';
import { FormDialog, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api.ts';
import { sendProject } from './send-project.ts';

/** IM1: a project that was taken out of another server, brought in here; then into it. */
export function ImportProjectDialog(props: { readonly onClose: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [agreed, setAgreed] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const stop = useRef(new AbortController());
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const close = () => {
    stop.current.abort();
    props.onClose();
  };
  const submit = async (sent: File) => {
    setFailure('');
    setShare(0);
    const answer = await sendProject({ file: sent, onSent: setShare, signal: stop.current.signal });
    setShare(null);
    if (!answer.ok) {
      setFailure(answer.message);
      return;
    }
    dispatch(api.util.invalidateTags(['Projects', 'Storage']));
    props.onClose();
    await navigate(`/projects/${answer.projectId}`);
  };
  return (
    <FormDialog
      open
      title="작품 가져오기"
      submitLabel="가져오기"
      width="sm"
      busy={share !== null}
      disabled={file === null || !agreed}
      onSubmit={() => file && void submit(file)}
      onClose={close}
    >
      <p style={{ color: 'var(--ink-2)' }}>
        다른 DDAK 서버의 설정에서 내보낸 ZIP 파일을 새 작품으로 만들어요. 함께한 사람은 계정 없는 스태프가
        되고, 권한은 나만 가져요.
      </p>
      <input
        ref={picker}
        type="file"
        accept=".zip,application/zip"
        aria-label="내보낸 작품 파일"
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          setFailure('');
          target.value = '';
        }}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' }}>
        <Button
          variant="outlined"
          disabled={share !== null}
          startIcon={<Icon name="upload" />}
          onClick={() => picker.current?.click()}
        >
          파일 고르기
        </Button>
        <span style={{ overflowWrap: 'anywhere' }}>
          {file ? `${file.name} · ${sizeWords(file.size)}` : '아직 고르지 않았어요'}
        </span>
      </div>
      <FormControlLabel
        control={<Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />}
        label="작품에 있는 사람들의 연락처를 옮기는 데 동의를 받았습니다"
      />
      {share === null ? null : <Progress share={share} />}
      {failure === '' ? null : (
        <p role="alert" style={{ color: 'var(--err-ink)', overflowWrap: 'anywhere' }}>
          {failure}
        </p>
      )}
    </FormDialog>
  );
}

/** Sending can be measured; reading and making of the project cannot. */
const Progress = ({ share }: { readonly share: number }) => (
  <div role="status">
    <LinearProgress
      aria-label="가져오기"
      {...(share < 1 ? { variant: 'determinate' as const, value: share * 100 } : {})}
    />
    <p style={{ marginTop: 6, fontSize: 12, color: 'var(--ink-2)' }}>
      {share < 1 ? `${Math.floor(share * 100)}% 보냈어요` : '작품을 만들고 있어요'}
    </p>
  </div>
);
