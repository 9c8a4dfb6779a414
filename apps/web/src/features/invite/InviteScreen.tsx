import { SkeletonList } from '@ddak/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate, useParams } from 'react-router';
import { AuthFrame, Switch } from '../../platform/AuthFrame.tsx';
import { failureMessage } from '../../platform/api.ts';
import type { AuthState } from '../../platform/session/auth-slice.ts';
import { InviteSignIn } from './InviteSignIn.tsx';
import { InviteSignUp } from './InviteSignUp.tsx';
import { InviteWords } from './InviteWords.tsx';
import { useShownInvitationQuery } from './invite-api.ts';
import { inviteOpened } from './project-invite-slice.ts';

/** '/invite/:code': names the project; who is signed in is asked at '/', everybody else signs up or in here. */
export default function InviteScreen() {
  const { code = '' } = useParams();
  const { data: invitation, error } = useShownInvitationQuery(code);
  const isSignedIn = useSelector((state: { readonly auth: AuthState }) => state.auth.isSignedIn);
  const [hasAccount, setHasAccount] = useState(false);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  // Only who was signed in when they came: signing up or in here asks by itself.
  const [came] = useState(isSignedIn);
  useEffect(() => {
    if (!came || !invitation) return;
    dispatch(inviteOpened({ inviteCode: code, inviteProject: invitation }));
    void navigate('/', { replace: true });
  }, [came, invitation, code, dispatch, navigate]);

  if (error)
    return (
      <AuthFrame words={<InviteWords invitation={null} />} title="초대를 열 수 없어요">
        <p role="alert">{failureMessage(error)}</p>
        <Switch>
          <Link to="/invite" style={{ paddingLeft: 0 }}>
            다른 코드 입력하기
          </Link>
        </Switch>
      </AuthFrame>
    );
  if (!invitation || came)
    return (
      <AuthFrame words={<InviteWords invitation={null} />} title="초대 확인 중">
        <SkeletonList rows={4} />
      </AuthFrame>
    );
  return (
    <AuthFrame
      words={<InviteWords invitation={invitation} />}
      title={hasAccount ? '로그인하고 참여하기' : '가입하고 참여하기'}
    >
      {hasAccount ? (
        <InviteSignIn code={code} invitation={invitation} />
      ) : (
        <InviteSignUp code={code} invitation={invitation} />
      )}
      <Switch>
        {hasAccount ? '처음이신가요?' : '이미 계정이 있나요?'}
        <button type="button" onClick={() => setHasAccount(!hasAccount)}>
          {hasAccount ? '계정 만들기' : '로그인'}
        </button>
      </Switch>
    </AuthFrame>
  );
}
