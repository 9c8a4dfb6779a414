import { type ChangePassword, changePasswordSchema } from '@ddak/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { failureMessage } from '../../platform/api.ts';
import { useFactorStep } from '../../platform/factor/use-factor-step.tsx';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { AccountForm } from '../../platform/form/AccountForm.tsx';
import { FormField } from '../../platform/form/FormField.tsx';
import { useChangePasswordMutation } from './account-api.ts';

/** The old password and a new one. */
export function ChangePasswordForm() {
  const { register, handleSubmit, formState, reset } = useForm<ChangePassword>({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const [send] = useChangePasswordMutation();
  const { withFactor, step } = useFactorStep('확인');
  const [failure, setFailure] = useState<string | null>(null);
  const { errors } = formState;
  const submit = handleSubmit(async (form) => {
    setFailure(null);
    const answer = await withFactor((proof) => send({ ...form, ...proof }));
    if (!answer) return;
    if ('error' in answer) {
      const message = failureMessage(answer.error);
      setFailure(message);
      toast.error(message);
      return;
    }
    reset();
    toast.success(TEXTS.passwordChanged);
  });
  if (step) return step;
  return (
    <AccountForm
      submitLabel="비밀번호 변경"
      busy={formState.isSubmitting}
      failure={failure}
      onSubmit={submit}
    >
      <FormField
        label="지금 비밀번호"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        field={register('currentPassword', { required: '지금 비밀번호를 입력해 주세요.' })}
      />
      <FormField
        label="새 비밀번호"
        type="password"
        autoComplete="new-password"
        hint="8자 이상. 긴 문장도 좋아요."
        error={errors.newPassword?.message}
        field={register('newPassword', {
          validate: (value) => {
            const read = changePasswordSchema.shape.newPassword.safeParse(value);
            return read.success || (read.error.issues[0]?.message ?? false);
          },
        })}
      />
    </AccountForm>
  );
}
