import type { FactorSet, TotpSetup } from '@ddak/protocol';
import { SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import toast from 'react-hot-toast';
import { useDispatch } from 'react-redux';
import { failureMessage } from '../../../platform/api.ts';
import { Part } from '../../../platform/Parts.tsx';
import { FailedQuery } from '../../../platform/retry/FailedQuery.tsx';
import { updateUser } from '../../../platform/session/auth-slice.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { FactorRows } from './FactorRows.tsx';
import { useBeginTotpMutation, useMakeRecoveryCodesMutation, useSecondFactorQuery } from './factor-api.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { useConfirmed } from './use-confirmed.tsx';

// With the QR code: fetched when it is opened.
const TotpDialog = lazy(() => import('./TotpDialog.tsx'));

/** 2단계 인증: what is asked of me beside my password, and what I have for the day when that is lost. */
export function SecondFactorPart() {
  const query = useSecondFactorQuery();
  const { data: factor, isLoading } = query;
  const { confirmed, dialog } = useConfirmed();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [adding, setAdding] = useState(false);
  const [begin, begun] = useBeginTotpMutation();
  const [makeCodes, making] = useMakeRecoveryCodesMutation();
  const dispatch = useDispatch();

  const wasSet = (set: FactorSet, said: string): void => {
    setSetup(null);
    setAdding(false);
    dispatch(updateUser({ hasSecondFactor: true }));
    // The dialog of the codes says enough.
    if (set.recoveryCodes) setCodes(set.recoveryCodes);
    else toast.success(said);
  };
  const startApp = async (): Promise<void> => {
    const answer = await confirmed(() => begin());
    if (answer?.data) setSetup(answer.data);
    else if (answer) toast.error(failureMessage(answer.error));
  };
  const renewCodes = async (): Promise<void> => {
    const answer = await confirmed(() => makeCodes());
    if (answer?.data) setCodes(answer.data.recoveryCodes);
    else if (answer) toast.error(failureMessage(answer.error));
  };
  const isOn = factor !== undefined && (factor.totp !== null || factor.passkeys.length > 0);

  return (
    <Part
      title="2단계 인증"
      hint={isOn ? '켜져 있어요. 로그인할 때 한 번 더 확인해요.' : '비밀번호가 새어 나가도 계정을 지켜요.'}
    >
      <div>
        {isLoading ? <SkeletonList rows={2} rowHeight={52} /> : null}
        {!isLoading && !factor ? <FailedQuery query={query} /> : null}
        {factor ? (
          <>
            {isOn ? (
              <FactorRows
                factor={factor}
                confirmed={confirmed}
                renewing={making.isLoading}
                onRenewCodes={() => void renewCodes()}
              />
            ) : null}
            {factor.totp && !factor.passkeysPossible ? null : (
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: isOn ? 12 : 0 }}>
                {factor.totp ? null : (
                  <Button variant="outlined" disabled={begun.isLoading} onClick={() => void startApp()}>
                    인증 앱 등록
                  </Button>
                )}
                {factor.passkeysPossible ? (
                  <Button variant="outlined" onClick={() => setAdding(true)}>
                    패스키 등록
                  </Button>
                ) : null}
              </div>
            )}
          </>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {setup ? (
          <TotpDialog
            setup={setup}
            onSet={(set) => wasSet(set, '인증 앱을 등록했어요.')}
            onClose={() => setSetup(null)}
          />
        ) : null}
      </Suspense>
      {adding ? (
        <AddPasskey
          confirmed={confirmed}
          onSet={(set) => wasSet(set, '패스키를 등록했어요.')}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
      {dialog}
    </Part>
  );
}
