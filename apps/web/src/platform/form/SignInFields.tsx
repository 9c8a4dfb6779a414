import type { SignIn } from '@ddak/protocol';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { FormField } from './FormField.tsx';

/** E-mail and password of an account that exists. `email`: known already, so that the password comes first. */
export function SignInFields(props: {
  readonly register: UseFormRegister<SignIn>;
  readonly errors: FieldErrors<SignIn>;
  readonly email: string;
}) {
  const { register, errors } = props;
  return (
    <>
      <FormField
        label="이메일"
        type="email"
        autoComplete="username"
        autoFocus={props.email === ''}
        error={errors.email?.message}
        field={register('email', { required: '이메일을 입력해 주세요.' })}
      />
      <FormField
        label="비밀번호"
        type="password"
        autoComplete="current-password"
        autoFocus={props.email !== ''}
        error={errors.password?.message}
        field={register('password', { required: '비밀번호를 입력해 주세요.' })}
      />
    </>
  );
}
