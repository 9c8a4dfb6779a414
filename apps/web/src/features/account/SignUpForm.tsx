import type { Consent } from '@ddak/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../platform/api.ts';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { AccountForm } from '../../platform/form/AccountForm.tsx';
import { ConsentBoxes } from '../../platform/form/ConsentBoxes.tsx';
import { missingConsents } from '../../platform/form/consents.ts';
import { type NewAccount, NO_ACCOUNT, SignUpFields } from '../../platform/form/SignUpFields.tsx';
import { useSignUpMutation } from './account-api.ts';

/** Makes an account. It does not sign in: afterwards to '/auth', with the e-mail filled in. */
export function SignUpForm(props: { readonly onSignedUp: () => void }) {
  const { register, handleSubmit, formState } = useForm<NewAccount>({ defaultValues: NO_ACCOUNT });
  const [send] = useSignUpMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [consents, setConsents] = useState<readonly Consent[]>([]);
  const [tried, setTried] = useState(false);
  const navigate = useNavigate();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(
    async (form) => {
      setTried(true);
      setFailure(null);
      if (missingConsents(consents).length > 0) return;
      const told = toast.loading(TEXTS.signingUp);
      const answer = await send({ ...form, consents: [...consents] });
      if ('error' in answer) {
        const message = failureMessage(answer.error);
        setFailure(message);
        toast.error(message, { id: told });
        return;
      }
      toast.success(TEXTS.signedUp, { id: told });
      props.onSignedUp();
      await navigate('/auth', { state: { email: form.email } });
    },
    () => setTried(true),
  );

  return (
    <AccountForm submitLabel="계정 만들기" busy={isSubmitting} failure={failure} onSubmit={submit}>
      <SignUpFields register={register} errors={errors} />
      <ConsentBoxes
        given={consents}
        missing={tried ? missingConsents(consents) : []}
        onChange={setConsents}
      />
    </AccountForm>
  );
}
