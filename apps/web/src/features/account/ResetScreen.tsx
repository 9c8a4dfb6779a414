import { resetPasswordSchema } from '@ddak/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { Link, useNavigate, useParams } from 'react-router';
import { AuthFrame, Switch } from '../../platform/AuthFrame.tsx';
import { failureMessage } from '../../platform/api.ts';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { AccountForm } from '../../platform/form/AccountForm.tsx';
import { FormField } from '../../platform/form/FormField.tsx';
import { useResetPasswordMutation } from './mailed-link-api.ts';
import { ProductWords } from './ProductWords.tsx';

/** '/auth/reset/:token': a new password, for who came by the mailed link. */
export default function ResetScreen() {
  const { token = '' } = useParams();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { newPassword: '' } });
  const [send] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const submit = handleSubmit(async ({ newPassword }) => {
    setFailure(null);
    const answer = await send({ token, newPassword });
    if ('error' in answer) {
      setFailure(failureMessage(answer.error));
      return;
    }
    toast.success(TEXTS.passwordChanged);
    await navigate('/auth');
  });
  return (
    <AuthFrame words={<ProductWords />} title="새 비밀번호">
      <AccountForm
        submitLabel="비밀번호 변경"
        busy={formState.isSubmitting}
        failure={failure}
        onSubmit={submit}
      >
        <FormField
          label="새 비밀번호"
          type="password"
          autoComplete="new-password"
          autoFocus
          hint="8자 이상. 바꾸면 모든 기기에서 로그아웃돼요."
          error={formState.errors.newPassword?.message}
          field={register('newPassword', {
            validate: (value) => {
              const read = resetPasswordSchema.shape.newPassword.safeParse(value);
              return read.success || (read.error.issues[0]?.message ?? false);
            },
          })}
        />
      </AccountForm>
      <Switch>
        링크가 오래됐나요?
        <Link to="/auth">다시 요청하기</Link>
      </Switch>
    </AuthFrame>
  );
}
