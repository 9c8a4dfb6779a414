import type { Passkey, SecondFactor } from '@ddak/protocol';
import { ConfirmDialog, DropMenu, Grow, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useDispatch } from 'react-redux';
import { failureMessage } from '../../../platform/api.ts';
import { updateUser } from '../../../platform/session/auth-slice.ts';
import { SessionRows } from '../me-layout.ts';
import { useRemovePasskeyMutation, useRemoveTotpMutation, useRenamePasskeyMutation } from './factor-api.ts';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';
import type { Confirmed } from './use-confirmed.tsx';

const day = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium' });
const passkeyLine = ({ createdAt, lastUsedAt }: Passkey): string =>
  lastUsedAt === null ? `${day.format(createdAt)}에 등록` : `마지막 사용 ${day.format(lastUsedAt)}`;

/** What is set, one line each, and the recovery codes that are left. */
export function FactorRows(props: {
  readonly factor: SecondFactor;
  readonly confirmed: Confirmed;
  readonly renewing: boolean;
  readonly onRenewCodes: () => void;
}) {
  const { factor, confirmed } = props;
  const [removing, setRemoving] = useState<'totp' | Passkey | null>(null);
  const [naming, setNaming] = useState<Passkey | null>(null);
  const [renewing, setRenewing] = useState(false);
  const [rename, renamed] = useRenamePasskeyMutation();
  const [removeTotp] = useRemoveTotpMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const dispatch = useDispatch();
  const isLast = (factor.totp ? 1 : 0) + factor.passkeys.length === 1;

  const remove = async (which: 'totp' | Passkey): Promise<void> => {
    setRemoving(null);
    const answer = await confirmed(() => (which === 'totp' ? removeTotp() : removePasskey(which._id)));
    if (!answer) return;
    if ('error' in answer && answer.error !== undefined) {
      toast.error(failureMessage(answer.error));
      return;
    }
    if (isLast) dispatch(updateUser({ hasSecondFactor: false }));
    toast.success(which === 'totp' ? '인증 앱을 지웠어요.' : '패스키를 지웠어요.');
  };
  const giveName = async (passkey: Passkey, name: string): Promise<void> => {
    const answer = await rename({ id: passkey._id, name });
    if (!('error' in answer)) setNaming(null);
  };
  return (
    <>
      <SessionRows>
        {factor.totp ? (
          <li>
            <div>
              <b>인증 앱</b>
              <small>{day.format(factor.totp.setAt)}에 등록</small>
            </div>
            <Grow />
            <Button variant="text" color="error" onClick={() => setRemoving('totp')}>
              지우기
            </Button>
          </li>
        ) : null}
        {factor.passkeys.map((passkey) => (
          <li key={passkey._id}>
            <div>
              <b>{passkey.name}</b>
              <small>패스키 · {passkeyLine(passkey)}</small>
            </div>
            <Grow />
            <DropMenu
              trigger={(open) => (
                <IconButton {...open} aria-label={`${passkey.name} 패스키`}>
                  <Icon name="more" />
                </IconButton>
              )}
              entries={[
                { label: '이름 바꾸기…', onSelect: () => setNaming(passkey) },
                { label: '지우기…', danger: true, onSelect: () => setRemoving(passkey) },
              ]}
            />
          </li>
        ))}
        <li>
          <div>
            <b>복구 코드</b>
            <small>{factor.recoveryCodesLeft}개 남음</small>
          </div>
          <Grow />
          <Button variant="text" disabled={props.renewing} onClick={() => setRenewing(true)}>
            새로 만들기
          </Button>
        </li>
      </SessionRows>
      {removing ? (
        <ConfirmDialog
          open
          title={removing === 'totp' ? '인증 앱을 지울까요?' : `패스키 ‘${removing.name}’을(를) 지울까요?`}
          confirmLabel="지우기"
          losses={[
            '다른 기기에서는 로그아웃돼요.',
            ...(isLast ? ['2단계 인증이 꺼지고, 복구 코드도 쓸 수 없게 돼요.'] : []),
          ]}
          onConfirm={() => void remove(removing)}
          onClose={() => setRemoving(null)}
        />
      ) : null}
      {renewing ? (
        <ConfirmDialog
          open
          title="복구 코드를 새로 만들까요?"
          confirmLabel="새로 만들기"
          losses={['전에 받은 복구 코드는 쓸 수 없게 돼요.']}
          onConfirm={() => {
            setRenewing(false);
            props.onRenewCodes();
          }}
          onClose={() => setRenewing(false)}
        />
      ) : null}
      {naming ? (
        <PasskeyNameDialog
          title="패스키 이름"
          name={naming.name}
          submitLabel="저장"
          busy={renamed.isLoading}
          failure={null}
          onSubmit={(name) => void giveName(naming, name)}
          onClose={() => setNaming(null)}
        />
      ) : null}
    </>
  );
}
