import type { FactorSet, TotpSetup } from '@ddak/protocol';
import { Field, FormDialog } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { failureMessage } from '../../../platform/api.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { CodeField } from '../../../platform/factor/CodeField.tsx';
import { QrCode } from '../../../platform/qr/QrCode.tsx';
import { useConfirmTotpMutation } from './factor-api.ts';

const DIGITS = 6;

/** An authenticator app takes the secret, by camera or by hand, and shows with its first code that it has it. */
export default function TotpDialog(props: {
  readonly setup: TotpSetup;
  readonly onSet: (set: FactorSet) => void;
  readonly onClose: () => void;
}) {
  const { secret, uri } = props.setup;
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { isLoading }] = useConfirmTotpMutation();
  const give = async (digits: string): Promise<void> => {
    const answer = await send({ code: digits });
    if (answer.data) {
      props.onSet(answer.data);
      return;
    }
    setFailure(failureMessage(answer.error));
    setCode('');
  };
  const typed = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS);
    setCode(digits);
    if (digits !== '') setFailure(null);
    if (digits.length === DIGITS && !isLoading) void give(digits);
  };
  const shown = secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <FormDialog
      open
      title="인증 앱 등록"
      submitLabel="등록"
      disabled={code.length < DIGITS}
      busy={isLoading}
      onSubmit={() => void give(code)}
      onClose={props.onClose}
    >
      <p style={{ color: 'var(--ink-2)' }}>
        휴대전화의 인증 앱(Google Authenticator, 1Password 등)으로 QR 코드를 찍어 주세요.
      </p>
      <QrCode text={uri} label="인증 앱 등록 QR 코드" />
      <Field label="찍을 수 없으면 이 키를 앱에 입력해 주세요">
        {(ids) => (
          <div style={{ display: 'flex', gap: 8 }}>
            <OutlinedInput
              fullWidth
              readOnly
              value={shown}
              inputRef={field}
              inputProps={{ ...ids, 'data-secret': secret }}
              onFocus={(event) => event.target.select()}
            />
            <Button variant="outlined" onClick={() => void copyText(secret, field.current)}>
              복사
            </Button>
          </div>
        )}
      </Field>
      <CodeField
        label="앱에 보이는 여섯 자리 숫자"
        value={code}
        digits
        error={failure ?? undefined}
        onChange={typed}
      />
    </FormDialog>
  );
}
