import type { Consent, ShownInvitation } from '@ddak/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../platform/api.ts';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { AccountForm } from '../../platform/form/AccountForm.tsx';
import { ConsentBoxes } from '../../platform/form/ConsentBoxes.tsx';
import { missingConsents } from '../../platform/form/consents.ts';
import { type NewAccount, NO_ACCOUNT, SignUpFields } from '../../platform/form/SignUpFields.tsx';
import { signIn } from '../../platform/session/auth-slice.ts';
import { useInviteSignUpMutation } from './invite-api.ts';
import { RequestInputs } from './RequestInputs.tsx';
import { NO_REQUEST, requestForm } from './request-form.ts';

/** A new account that asks to take part at once; afterwards, signed in, to '/'. */
export function InviteSignUp(props: { readonly code: string; readonly invitation: ShownInvitation }) {
  const { register, handleSubmit, formState } = useForm<NewAccount>({ defaultValues: NO_ACCOUNT });
  const [send] = useInviteSignUpMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [request, setRequest] = useState(NO_REQUEST);
  const [consents, setConsents] = useState<readonly Consent[]>([]);
  const [tried, setTried] = useState(false);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const missing = missingConsents(consents);
  const submit = handleSubmit(
    async (form) => {
      setTried(true);
      setFailure(null);
      if (missing.length > 0) return;
      const told = toast.loading(TEXTS.signingUp);
      const answer = await send({ ...form, consents: [...consents], ...requestForm(props.code, request) });
      if ('error' in answer) {
        const message = failureMessage(answer.error);
        setFailure(message);
        toast.error(message, { id: told });
        return;
      }
      toast.success(TEXTS.requestSent, { id: told });
      dispatch(signIn(answer.data));
      await navigate('/');
    },
    () => setTried(true),
  );
  return (
    <AccountForm
      submitLabel="가입하고 참여 요청"
      busy={formState.isSubmitting}
      failure={failure}
      onSubmit={submit}
    >
      <SignUpFields register={register} errors={formState.errors} />
      <RequestInputs invitation={props.invitation} value={request} onChange={setRequest} />
      <ConsentBoxes given={consents} missing={tried ? missing : []} onChange={setConsents} />
    </AccountForm>
  );
}
