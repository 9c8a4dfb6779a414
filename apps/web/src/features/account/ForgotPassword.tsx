import { type RequestReset, requestResetSchema } from '@ddak/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureMessage } from '../../platform/api.ts';
import { AccountForm } from '../../platform/form/AccountForm.tsx';
import { FormField } from '../../platform/form/FormField.tsx';
import { useRequestResetMutation } from './mailed-link-api.ts';

/** Asks for a mail with a link. What is said afterwards does not tell whether the e-mail has an account. */
export function ForgotPassword() {
  const { register, handleSubmit, formState, getValues } = useForm<RequestReset>({
    defaultValues: { email: '' },
  });
  const [send, { isSuccess }] = useRequestResetMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = handleSubmit(async (form) => {
    setFailure(null);
    const answer = await send({ email: form.email.trim() });
    if ('error' in answer) setFailure(failureMessage(answer.error));
  });
  if (isSuccess)
    return (
      <p role="status" style={{ lineHeight: 1.65 }}>
        <b>{getValues('email')}</b> 주소로 가입한 계정이 있으면 메일을 보냈어요. 한 시간 안에 메일의 링크를
        눌러 새 비밀번호를 정해 주세요. 오지 않으면 스팸함도 확인해 주세요.
      </p>
    );
  return (
    <AccountForm submitLabel="메일 받기" busy={formState.isSubmitting} failure={failure} onSubmit={submit}>
      <FormField
        label="가입한 이메일"
        type="email"
        autoComplete="username"
        autoFocus
        hint="새 비밀번호를 정할 수 있는 링크를 보내 드려요."
        error={formState.errors.email?.message}
        field={register('email', {
          validate: (value) => {
            const read = requestResetSchema.safeParse({ email: value.trim() });
            return read.success || (read.error.issues[0]?.message ?? false);
          },
        })}
      />
    </AccountForm>
  );
}
