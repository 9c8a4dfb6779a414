import type { FactorKind, FactorNeeded, FactorProof } from '@ddak/protocol';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type SyntheticEvent, useState } from 'react';
import { CodeField } from './CodeField.tsx';
import { askForPasskey } from './passkey.ts';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  maxWidth: 400,
  '& > p': { color: 'var(--ink-2)' },
  '& > p[role="alert"]': {
    padding: '10px 12px',
    borderRadius: 'var(--r-chip)',
    background: 'var(--err-tint)',
    color: 'var(--err-ink)',
  },
  '& > footer': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  '& > footer > button': { minHeight: 44, paddingLeft: 0, paddingRight: 0 },
});

const DIGITS = 6;
const WAYS: Readonly<Record<FactorKind, string>> = {
  totp: '인증 앱 코드로',
  passkey: '패스키로',
  recovery: '복구 코드로',
};

export interface FactorFormProps {
  readonly needed: FactorNeeded;
  /** What is done by it: 로그인, 확인. */
  readonly deed: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onProof: (proof: FactorProof) => void;
  readonly onBack: () => void;
}

/** The second step: six digits of an app (which send themselves), a passkey, or a recovery code. */
export default function FactorForm(props: FactorFormProps) {
  const { needed, deed, busy } = props;
  const [kind, setKind] = useState<FactorKind>(needed.kinds[0] ?? 'recovery');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState(props.failure);
  const give = (proof: FactorProof): void => {
    setFailure(null);
    props.onProof(proof);
  };
  const typed = (text: string): void => {
    if (kind !== 'totp') {
      setCode(text);
      return;
    }
    const digits = text.replace(/\D/g, '').slice(0, DIGITS);
    setCode(digits);
    if (digits.length === DIGITS && !busy) give({ code: digits });
  };
  const askPasskey = async (): Promise<void> => {
    if (!needed.passkey) return;
    setFailure(null);
    const asked = await askForPasskey(needed.passkey);
    if ('failure' in asked) setFailure(asked.failure);
    else give({ passkey: asked.answer });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (kind === 'passkey') void askPasskey();
    else if (kind === 'totp' && code.length < DIGITS) setFailure('여섯 자리 숫자를 입력해 주세요.');
    else if (code.trim() === '') setFailure('복구 코드를 입력해 주세요.');
    else give({ code });
  };
  const turnTo = (next: FactorKind): void => {
    setKind(next);
    setCode('');
    setFailure(null);
    // There is nothing to type: the browser asks at once.
    if (next === 'passkey') void askPasskey();
  };
  return (
    <Form noValidate onSubmit={submit}>
      {kind === 'passkey' ? <p>이 기기나 휴대전화에 등록한 패스키로 본인을 확인해요.</p> : null}
      {kind === 'totp' ? (
        <CodeField
          label="인증 코드"
          hint="인증 앱에 보이는 여섯 자리 숫자예요."
          value={code}
          digits
          onChange={typed}
        />
      ) : null}
      {kind === 'recovery' ? (
        <CodeField
          label="복구 코드"
          hint="따로 적어 둔 코드예요. 한 번 쓰면 다시 쓸 수 없어요."
          value={code}
          onChange={typed}
        />
      ) : null}
      {failure ? <p role="alert">{failure}</p> : null}
      <Button type="submit" variant="contained" disabled={busy} sx={{ height: 44, fontSize: 15 }}>
        {kind === 'passkey' ? `${WAYS.passkey} ${deed}` : deed}
      </Button>
      <footer>
        {needed.kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} variant="text" disabled={busy} onClick={() => turnTo(other)}>
              {WAYS[other]} {deed}
            </Button>
          ))}
        <Button variant="text" color="inherit" onClick={props.onBack}>
          돌아가기
        </Button>
      </footer>
    </Form>
  );
}
