import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { AuthFrame, Switch } from '../../platform/AuthFrame.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { ProductWords } from './ProductWords.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { WaitingHere } from './WaitingHere.tsx';

type Way = 'signIn' | 'signUp' | 'forgot';
const TITLES: Readonly<Record<Way, string>> = {
  signIn: '로그인',
  signUp: '계정 만들기',
  forgot: '비밀번호를 잊었어요',
};

/** Signing in, signing up, and the way back for who has forgotten the password. */
export default function AuthScreen() {
  const [way, setWay] = useState<Way>('signIn');
  const { state } = useLocation();
  // Signing up leads here with the address it was made for.
  const email = (state as { readonly email?: string } | null)?.email ?? '';
  return (
    <AuthFrame words={<ProductWords />} title={TITLES[way]}>
      {way === 'signIn' ? <WaitingHere /> : null}
      {way === 'signIn' ? <SignInForm key={email} email={email} /> : null}
      {way === 'signUp' ? <SignUpForm onSignedUp={() => setWay('signIn')} /> : null}
      {way === 'forgot' ? <ForgotPassword /> : null}
      {way === 'signIn' ? (
        <Switch>
          처음이신가요?
          <button type="button" onClick={() => setWay('signUp')}>
            계정 만들기
          </button>
        </Switch>
      ) : (
        <Switch>
          {way === 'signUp' ? '이미 계정이 있나요?' : '비밀번호가 생각났나요?'}
          <button type="button" onClick={() => setWay('signIn')}>
            로그인
          </button>
        </Switch>
      )}
      {way === 'signIn' ? (
        <Switch style={{ marginTop: 4 }}>
          <button type="button" style={{ paddingLeft: 0 }} onClick={() => setWay('forgot')}>
            비밀번호를 잊었어요
          </button>
          <Link to="/invite">초대 코드가 있어요</Link>
        </Switch>
      ) : null}
    </AuthFrame>
  );
}
