import type { ShownInvitation, SignIn } from '@ddak/protocol';
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
import { saidAfterInvite } from './after-invite.ts';
import { useInviteSignInMutation } from './invite-api.ts';
import { RequestInputs } from './RequestInputs.tsx';
import { NO_REQUEST, requestForm } from './request-form.ts';

/** An account that exists asks to take part; afterwards, signed in, to '/'. */
export function InviteSignIn(props: { readonly code: string; readonly invitation: ShownInvitation }) {
  const { register, handleSubmit, formState } = useForm<SignIn>({
    defaultValues: { email: '', password: '' },
  });
  const [send] = useInviteSignInMutation();
  const { withFactor, step } = useFactorStep('로그인');
  const [failure, setFailure] = useState<string | null>(null);
  const [request, setRequest] = useState(NO_REQUEST);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const submit = handleSubmit(async (form) => {
    setFailure(null);
    const asked = { ...form, ...requestForm(props.code, request) };
    const answer = await withFactor((proof) => sayingSo(TEXTS.signingIn, send({ ...asked, ...proof })));
    if (!answer) return;
    if ('error' in answer) {
      setFailure(failureMessage(answer.error));
      toast.error(failureMessage(answer.error));
      return;
    }
    toast.success(saidAfterInvite(answer.data, props.invitation));
    dispatch(signIn(answer.data));
    await navigate('/');
  });
  if (step) return step;
  return (
    <AccountForm
      submitLabel="로그인하고 참여 요청"
      busy={formState.isSubmitting}
      failure={failure}
      onSubmit={submit}
    >
      <SignInFields register={register} errors={formState.errors} email="" />
      <RequestInputs invitation={props.invitation} value={request} onChange={setRequest} />
    </AccountForm>
  );
}
