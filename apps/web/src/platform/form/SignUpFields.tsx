import { type SignUp, signUpSchema } from '@ddak/protocol';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { FormField } from './FormField.tsx';

export type NewAccount = Pick<SignUp, 'email' | 'password' | 'name'>;
export const NO_ACCOUNT: NewAccount = { email: '', password: '', name: '' };

/** What is wrong with one field, by the schema that the server judges by too. */
const judge = (field: keyof NewAccount) => (value: string) => {
  const read = signUpSchema.shape[field].safeParse(value);
  return read.success || (read.error.issues[0]?.message ?? false);
};

/** The fields of a new account, wherever one is made. */
export function SignUpFields(props: {
  readonly register: UseFormRegister<NewAccount>;
  readonly errors: FieldErrors<NewAccount>;
}) {
  const { register, errors } = props;
  return (
    <>
      <FormField
        label="이름"
        autoComplete="name"
        autoFocus
        hint="함께 일하는 사람에게 보이는 이름이에요."
        error={errors.name?.message}
        field={register('name', { validate: judge('name') })}
      />
      <FormField
        label="이메일"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        field={register('email', { validate: judge('email') })}
      />
      <FormField
        label="비밀번호"
        type="password"
        autoComplete="new-password"
        hint="8자 이상"
        error={errors.password?.message}
        field={register('password', { validate: judge('password') })}
      />
    </>
  );
}
