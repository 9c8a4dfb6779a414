import type { SignIn } from '@ddak/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../platform/api.ts';
import { useFactorStep } from '../../platform/factor/use-factor-step.tsx';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { AccountForm } from '../../platform/form/AccountForm.tsx';
import { SignInFields } from '../../platform/form/SignInFields.tsx';
import { sayingSo } from '../../platform/saying-so.ts';
import { signIn } from '../../platform/session/auth-slice.ts';
import { useSignInMutation } from './account-api.ts';

/** E-mail and password; afterwards to '/'. */
export function SignInForm(props: { readonly email: string }) {
  const { register, handleSubmit, formState } = useForm<SignIn>({
    defaultValues: { email: props.email, password: '' },
  });
  const [send] = useSignInMutation();
  const { withFactor, step } = useFactorStep('로그인');
  const [failure, setFailure] = useState<string | null>(null);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    setFailure(null);
    const answer = await withFactor((proof) => sayingSo(TEXTS.signingIn, send({ ...form, ...proof })));
    if (!answer) return;
    if ('error' in answer) {
      setFailure(failureMessage(answer.error));
      toast.error(failureMessage(answer.error));
      return;
    }
    toast.success(TEXTS.signedIn);
    dispatch(signIn(answer.data));
    await navigate('/');
  });

  if (step) return step;
  return (
    <AccountForm submitLabel="로그인" busy={isSubmitting} failure={failure} onSubmit={submit}>
      <SignInFields register={register} errors={errors} email={props.email} />
    </AccountForm>
  );
}
