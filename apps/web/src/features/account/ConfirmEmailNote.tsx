import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import toast from 'react-hot-toast';
import { useSelector } from 'react-redux';
import type { AuthState } from '../../platform/session/auth-slice.ts';
import { useResendConfirmationMutation } from './mailed-link-api.ts';

const Note = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 14,
  padding: '10px 12px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--warn-tint)',
  color: 'var(--warn-ink)',
  '& > p': { flex: '1 1 200px' },
});

/** Says that the e-mail is not confirmed yet, and what that keeps one from; gone once it is. */
export function ConfirmEmailNote() {
  const user = useSelector((state: { readonly auth: AuthState }) => state.auth.user);
  const [send, { isLoading }] = useResendConfirmationMutation();
  if (!user || user.confirmed) return null;
  const again = () =>
    void send().then((answer) => {
      if (!('error' in answer)) toast.success(`${user.email} 주소로 메일을 다시 보냈어요.`);
    });
  return (
    <Note>
      <p>이메일을 아직 확인하지 않았어요. 확인하면 다른 사람을 초대할 수 있어요.</p>
      <Button variant="outlined" disabled={isLoading} onClick={again}>
        메일 다시 받기
      </Button>
    </Note>
  );
}
