import type { SignIn } from '@ddak/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../platform/api.ts';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { signIn } from '../../platform/session/auth-slice.ts';
import { AccountForm } from './AccountForm.tsx';
import { useSignInMutation } from './account-api.ts';
import { TextField } from './TextField.tsx';

/** E-mail and password; afterwards to '/'. */
export function SignInForm(props: { readonly email: string }) {
  const { register, handleSubmit, formState } = useForm<SignIn>({
    defaultValues: { email: props.email, password: '' },
  });
  const [send] = useSignInMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    setFailure(null);
    const told = toast.loading(TEXTS.signingIn);
    const answer = await send(form);
    if ('error' in answer) {
      const message = failureMessage(answer.error);
      setFailure(message);
      toast.error(message, { id: told });
      return;
    }
    toast.success(TEXTS.signedIn, { id: told });
    dispatch(signIn(answer.data));
    await navigate('/');
  });

  return (
    <AccountForm submitLabel="로그인" busy={isSubmitting} failure={failure} onSubmit={submit}>
      <TextField
        label="이메일"
        type="email"
        autoComplete="username"
        autoFocus={props.email === ''}
        error={errors.email?.message}
        field={register('email', { required: '이메일을 입력해 주세요.' })}
      />
      <TextField
        label="비밀번호"
        type="password"
        autoComplete="current-password"
        autoFocus={props.email !== ''}
        error={errors.password?.message}
        field={register('password', { required: '비밀번호를 입력해 주세요.' })}
      />
    </AccountForm>
  );
}
