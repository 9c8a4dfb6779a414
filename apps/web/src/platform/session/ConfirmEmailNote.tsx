import { Summary } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import toast from 'react-hot-toast';
import { useDispatch, useSelector } from 'react-redux';
import { copyText } from '../copy-text.ts';
import { type AuthState, updateUser } from './auth-slice.ts';
import { useMailLeavesQuery, useResendConfirmationMutation } from './confirm-email-api.ts';
import { renewSession } from './renew-session.ts';

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
  '& > p.whole': { flex: '1 1 100%' },
  '& > details': { flex: '1 1 100%' },
  '& > details > summary': { minHeight: 32, fontWeight: 600 },
  '& > details > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 6 },
  '& .MuiInputBase-root': { flex: '1 1 260px', background: 'var(--bg)' },
});

/** AC29: says that the e-mail is not confirmed yet, what that keeps one from, and how it is done; gone once it is. */
export function ConfirmEmailNote() {
  const user = useSelector((state: { readonly auth: AuthState }) => state.auth.user);
  const isOpen = user !== null && !user.confirmed;
  const { data: mailLeaves } = useMailLeavesQuery(undefined, { skip: !isOpen });
  if (!isOpen || mailLeaves === undefined) return null;
  return mailLeaves ? <ByMail email={user.email} /> : <ByOperator email={user.email} />;
}

function ByMail(props: { readonly email: string }) {
  const [send, { isLoading }] = useResendConfirmationMutation();
  const again = () =>
    void send().then((answer) => {
      if (!('error' in answer)) toast.success(`${props.email} 주소로 메일을 다시 보냈어요.`);
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

/** No mail leaves this server: whoever runs it confirms by a command. */
function ByOperator(props: { readonly email: string }) {
  const field = useRef<HTMLInputElement>(null);
  const dispatch = useDispatch();
  const command = `npm run -s ddak -- user confirm ${props.email}`;
  const look = () =>
    void renewSession().then((renewal) => {
      if (renewal.kind !== 'renewed') return;
      dispatch(updateUser(renewal.user));
      if (renewal.user.confirmed) toast.success('이메일을 확인했어요.');
      else toast('아직 확인되지 않았어요.');
    });
  return (
    <Note>
      <p className="whole">
        이메일을 아직 확인하지 않았어요. 확인하면 다른 사람을 초대할 수 있어요. 이 서버는 메일을 보내지
        않으니, 서버를 맡은 사람에게 확인을 부탁해 주세요.
      </p>
      <Button variant="outlined" onClick={look}>
        다시 보기
      </Button>
      <details>
        <Summary>서버를 맡고 있다면</Summary>
        <p>서버를 켠 컴퓨터에서 이 명령을 실행해 주세요.</p>
        <div>
          <OutlinedInput
            readOnly
            value={command}
            inputRef={field}
            inputProps={{ 'aria-label': '이메일을 확인하는 명령' }}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="outlined" onClick={() => void copyText(command, field.current)}>
            복사
          </Button>
        </div>
      </details>
    </Note>
  );
}
