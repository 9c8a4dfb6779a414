import { type Consent, type SignUp, signUpSchema } from '@ddak/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../platform/api.ts';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { AccountForm } from './AccountForm.tsx';
import { useSignUpMutation } from './account-api.ts';
import { ConsentBoxes } from './ConsentBoxes.tsx';
import { missingConsents } from './consents.ts';
import { TextField } from './TextField.tsx';

type Fields = Pick<SignUp, 'email' | 'password' | 'name'>;

/** What is wrong with one field, by the schema that the server judges by too. */
const judge = (field: keyof Fields) => (value: string) => {
  const read = signUpSchema.shape[field].safeParse(value);
  return read.success || (read.error.issues[0]?.message ?? false);
};

/** Makes an account. It does not sign in: afterwards to '/auth', with the e-mail filled in. */
export function SignUpForm(props: { readonly onSignedUp: () => void }) {
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { email: '', password: '', name: '' },
  });
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
      <TextField
        label="이름"
        autoComplete="name"
        autoFocus
        hint="함께 일하는 사람에게 보이는 이름이에요."
        error={errors.name?.message}
        field={register('name', { validate: judge('name') })}
      />
      <TextField
        label="이메일"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        field={register('email', { validate: judge('email') })}
      />
      <TextField
        label="비밀번호"
        type="password"
        autoComplete="new-password"
        hint="8자 이상"
        error={errors.password?.message}
        field={register('password', { validate: judge('password') })}
      />
      <ConsentBoxes
        given={consents}
        missing={tried ? missingConsents(consents) : []}
        onChange={setConsents}
      />
    </AccountForm>
  );
}
