import type { SignIn } from '@ddak/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../platform/api.ts';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { AccountForm } from '../../platform/form/AccountForm.tsx';
import { SignInFields } from '../../platform/form/SignInFields.tsx';
import { signIn } from '../../platform/session/auth-slice.ts';
import { useSignInMutation } from './account-api.ts';

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
      <SignInFields register={register} errors={errors} email={props.email} />
    </AccountForm>
  );
}
