import { bare, mayGive, memberOf, ROLES, type Role } from '@ddak/domain';
import { type MadeInvitation, newInvitationSchema } from '@ddak/protocol';
import { Field, FormDialog } from '@ddak/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { failureMessage } from '../../platform/api.ts';
import { ChoiceField } from '../../platform/form/ChoiceField.tsx';
import { ConfirmEmailNote } from '../../platform/session/ConfirmEmailNote.tsx';
import { useMe, useProjectId, useProjectSelector } from '../../sync/hooks.ts';
import { useMakeInvitationMutation } from './crew-api.ts';
import { MadeInvitationView } from './MadeInvitationView.tsx';
import { roleChoices } from './role-choices.ts';

const DAYS = [1, 7, 30, 90].map((days) => ({ value: String(days), label: `${days}일` }));
const USES = [1, 5, 20, 100].map((uses) => ({ value: String(uses), label: `${uses}명` }));

/** Makes an invitation, mails it on wish, and shows it once. */
export function InviteDialog(props: { readonly onClose: () => void }) {
  const title = useProjectSelector((state) => [...state.project.values()][0]?.title ?? '');
  const [made, setMade] = useState<MadeInvitation | null>(null);
  if (!made) return <NewInvitation onMade={setMade} onClose={props.onClose} />;
  return (
    <Dialog open onClose={props.onClose} maxWidth="xs" fullWidth aria-labelledby="made-invitation">
      <DialogTitle id="made-invitation">〈{title}〉 초대</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '14px' }}>
        <MadeInvitationView made={made} title={title} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={props.onClose}>
          닫기
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function NewInvitation(props: {
  readonly onMade: (made: MadeInvitation) => void;
  readonly onClose: () => void;
}) {
  const projectId = useProjectId();
  const me = useMe();
  const member = useProjectSelector((state) => memberOf(state, me._id));
  const [role, setRole] = useState<Exclude<Role, 'owner'>>('member');
  const [days, setDays] = useState('7');
  const [uses, setUses] = useState('20');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [send, { isLoading, error }] = useMakeInvitationMutation();
  const form = newInvitationSchema.safeParse({
    role,
    days: Number(days),
    uses: Number(uses),
    ...(email.trim() === '' ? {} : { email: email.trim() }),
  });
  const submit = async () => {
    setTried(true);
    if (!form.success) return;
    const answer = await send({ projectId, ...form.data });
    if (!('error' in answer)) props.onMade(answer.data);
  };
  return (
    <FormDialog
      open
      title="초대하기"
      submitLabel="초대 만들기"
      busy={isLoading}
      onClose={props.onClose}
      onSubmit={() => void submit()}
    >
      <ConfirmEmailNote />
      <ChoiceField
        label="권한"
        hint="요청을 받아들일 때 바꿀 수 있어요."
        value={role}
        options={roleChoices(ROLES, (one) => mayGive(member, bare(one)))}
        onChange={setRole}
      />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        <ChoiceField label="기한" value={days} options={DAYS} onChange={setDays} />
        <ChoiceField label="사용할 수 있는 사람" value={uses} options={USES} onChange={setUses} />
      </div>
      <Field
        label="이메일로도 보내기 (선택)"
        error={tried && !form.success ? form.error.issues[0]?.message : undefined}
      >
        {(ids) => (
          <OutlinedInput
            fullWidth
            type="email"
            value={email}
            autoComplete="off"
            inputProps={{ ...ids, maxLength: 120 }}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      {error ? <p role="alert">{failureMessage(error)}</p> : null}
    </FormDialog>
  );
}
