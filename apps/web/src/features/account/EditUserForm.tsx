import { type EditUser, editUserSchema, type User } from '@ddak/protocol';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useDispatch, useSelector } from 'react-redux';
import { AccountForm } from '../../platform/form/AccountForm.tsx';
import { FormField } from '../../platform/form/FormField.tsx';
import { type AuthState, updateUser } from '../../platform/session/auth-slice.ts';
import { AvatarField } from './AvatarField.tsx';
import { useEditUserMutation } from './account-api.ts';

/** What is wrong with one field, by the schema that the server judges by too. */
const judge = (field: keyof EditUser) => (value: string | undefined) => {
  const read = editUserSchema.shape[field].safeParse(value);
  return read.success || (read.error.issues[0]?.message ?? false);
};

/** My picture, name and phone; the e-mail is shown, because it is what I sign in with. */
export function EditUserForm() {
  const user = useSelector((state: { readonly auth: AuthState }) => state.auth.user);
  if (!user) return null;
  return (
    <>
      <AvatarField key={user._id} user={user} />
      <Fields key={user._id} user={user} />
    </>
  );
}

function Fields({ user }: { readonly user: User }) {
  const { register, handleSubmit, formState, reset } = useForm<EditUser>({
    defaultValues: { name: user.name, phone: user.phone },
  });
  const [send] = useEditUserMutation();
  const dispatch = useDispatch();
  const submit = handleSubmit(async (form) => {
    const answer = await send(form);
    if ('error' in answer) return;
    dispatch(updateUser(answer.data));
    reset({ name: answer.data.name, phone: answer.data.phone });
    toast.success('저장했어요.');
  });
  return (
    <AccountForm
      submitLabel="저장"
      busy={formState.isSubmitting || !formState.isDirty}
      failure={null}
      onSubmit={submit}
    >
      <p style={{ color: 'var(--ink-2)' }}>{user.email}</p>
      <FormField
        label="이름"
        autoComplete="name"
        hint="이미 참여한 작품에는 그때의 이름이 남아 있어요."
        error={formState.errors.name?.message}
        field={register('name', { validate: judge('name') })}
      />
      <FormField
        label="전화번호"
        type="tel"
        autoComplete="tel"
        error={formState.errors.phone?.message}
        field={register('phone', { validate: judge('phone') })}
      />
    </AccountForm>
  );
}
