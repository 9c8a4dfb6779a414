import { inviteCodeSchema } from '@ddak/protocol';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { AuthFrame, Switch } from '../../platform/AuthFrame.tsx';
import { AccountForm } from '../../platform/form/AccountForm.tsx';
import { FormField } from '../../platform/form/FormField.tsx';
import { InviteWords } from './InviteWords.tsx';

/** '/invite': a code that was read aloud or stands on paper. */
export default function InviteCodeScreen() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const navigate = useNavigate();
  const submit = handleSubmit(({ code }) => void navigate(`/invite/${encodeURIComponent(code.trim())}`));
  return (
    <AuthFrame words={<InviteWords invitation={null} />} title="초대 코드">
      <AccountForm submitLabel="확인" busy={formState.isSubmitting} failure={null} onSubmit={submit}>
        <FormField
          label="받은 코드"
          autoComplete="off"
          autoFocus
          hint="예: K7QX-2M9P-4RTH. 띄어 쓰거나 소문자로 적어도 돼요."
          error={formState.errors.code?.message}
          field={register('code', {
            validate: (value) => {
              const read = inviteCodeSchema.safeParse(value);
              return read.success || (read.error.issues[0]?.message ?? false);
            },
          })}
        />
      </AccountForm>
      <Switch>
        <Link to="/" style={{ paddingLeft: 0 }}>
          처음으로
        </Link>
      </Switch>
    </AuthFrame>
  );
}
