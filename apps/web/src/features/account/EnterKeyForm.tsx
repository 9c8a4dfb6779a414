import type { KeyKind } from '@ddak/protocol';
import { Chip } from '@ddak/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../platform/api.ts';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { AccountForm } from '../../platform/form/AccountForm.tsx';
import { FormField } from '../../platform/form/FormField.tsx';
import { type AuthState, updateUser } from '../../platform/session/auth-slice.ts';
import { useEnterKeyMutation } from './account-api.ts';

const NAMES: Readonly<Record<KeyKind, string>> = { earlyBird: '얼리버드', storage: '추가 저장 공간' };

/** A code, and what codes have given so far; afterwards to '/'. */
export function EnterKeyForm() {
  const keys = useSelector((state: { readonly auth: AuthState }) => state.auth.user?.keys ?? NONE);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { key: '' } });
  const [send] = useEnterKeyMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const submit = handleSubmit(async ({ key }) => {
    setFailure(null);
    const answer = await send(key.trim());
    if ('error' in answer) {
      const message = failureMessage(answer.error);
      setFailure(message);
      toast.error(message);
      return;
    }
    dispatch(updateUser(answer.data));
    await navigate('/');
    toast.success(TEXTS.keyUsed);
  });
  return (
    <AccountForm submitLabel="코드 사용" busy={formState.isSubmitting} failure={failure} onSubmit={submit}>
      {keys.length > 0 ? (
        <p style={{ display: 'flex', gap: 6 }}>
          {keys.map((kind) => (
            <Chip key={kind}>{NAMES[kind]}</Chip>
          ))}
        </p>
      ) : null}
      <FormField
        label="받은 코드"
        autoComplete="off"
        error={formState.errors.key?.message}
        field={register('key', {
          validate: (value) => value.trim() !== '' || '코드를 입력해 주세요.',
        })}
      />
    </AccountForm>
  );
}

const NONE: readonly KeyKind[] = [];
