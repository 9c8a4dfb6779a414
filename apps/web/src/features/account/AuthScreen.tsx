import { Logo, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { DaySample } from './DaySample.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const Ground = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(380px, 460px)',
  minHeight: '100dvh',
  background: 'var(--bg)',
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
});

const Words = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 40,
  padding: '40px 56px',
  [PHONE]: { padding: '28px 20px 20px', gap: 20, '& p': { marginTop: 8, fontSize: 14 } },
  '& h1': {
    fontSize: 'clamp(28px, 3.6vw, 48px)',
    fontWeight: 800,
    lineHeight: 1.22,
    letterSpacing: '-.035em',
  },
  '& p': { marginTop: 16, maxWidth: 440, fontSize: 15, lineHeight: 1.65, color: 'var(--ink-2)' },
  '& small': { fontSize: 12, color: 'var(--ink-3)', [PHONE]: { display: 'none' } },
});

const Side = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: '40px 48px',
  background: 'var(--surface)',
  borderLeft: '1px solid var(--line)',
  [PHONE]: {
    justifyContent: 'flex-start',
    padding: '24px 20px',
    border: 0,
    borderTop: '1px solid var(--line)',
  },
  '& h2': { fontSize: 20, fontWeight: 700, letterSpacing: '-.02em', marginBottom: 20 },
});

const Switch = styled('p')({
  marginTop: 20,
  color: 'var(--ink-2)',
  '& > button': {
    border: 0,
    padding: '4px 6px',
    background: 'transparent',
    color: 'var(--brand-ink)',
    fontWeight: 600,
    cursor: 'pointer',
    [PHONE]: { minHeight: 44 },
  },
});

/** Signing in and signing up, in one place. */
export function AuthScreen() {
  const [making, setMaking] = useState(false);
  const { state } = useLocation();
  // Signing up leads here with the address it was made for.
  const email = (state as { readonly email?: string } | null)?.email ?? '';
  return (
    <Ground>
      <Words>
        <div>
          <Logo size={26} />
          <h1 style={{ marginTop: '1.2em' }}>
            시나리오를 올리면
            <br />
            일촬표까지, 딱.
          </h1>
          <p>씬을 나누고, 촬영일에 놓고, 시간을 맞춰 일촬표로 뽑아요. 신호가 없어도 이어서 일할 수 있어요.</p>
        </div>
        <DaySample />
        <small>PDF · HWP · HWPX · DOCX · FDX · Fountain · TXT</small>
      </Words>
      <Side>
        <h2>{making ? '계정 만들기' : '로그인'}</h2>
        {making ? (
          <SignUpForm onSignedUp={() => setMaking(false)} />
        ) : (
          <SignInForm key={email} email={email} />
        )}
        <Switch>
          {making ? '이미 계정이 있나요?' : '처음이신가요?'}
          <button type="button" onClick={() => setMaking(!making)}>
            {making ? '로그인' : '계정 만들기'}
          </button>
        </Switch>
      </Side>
    </Ground>
  );
}
