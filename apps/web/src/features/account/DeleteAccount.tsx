import { FormDialog, SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { failureMessage } from '../../platform/api.ts';
import { FactorDialog } from '../../platform/factor/FactorDialog.tsx';
import { useFactorStep } from '../../platform/factor/use-factor-step.tsx';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { FormField } from '../../platform/form/FormField.tsx';
import { useHandOverProjectMutation } from '../../platform/hand-over-api.ts';
import { FailedQuery } from '../../platform/retry/FailedQuery.tsx';
import { useConfirmMutation, useDeleteUserMutation, useDeletionPlanQuery } from './account-api.ts';
import { DeletionLosses } from './DeletionLosses.tsx';
import { allHanded, type Heirs } from './heirs.ts';

interface Leaving {
  /** From now on (or no more) the session may end at any moment, and that is no news. */
  readonly onLeaving: (is: boolean) => void;
  readonly onDeleted: () => Promise<void>;
}

/** Deleting the account: says what is lost, asks for the password, and does it. */
export function DeleteAccount(props: Leaving) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        계정 삭제…
      </Button>
      {asking ? <DeleteDialog {...props} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function DeleteDialog(props: Leaving & { readonly onClose: () => void }) {
  const query = useDeletionPlanQuery();
  const { data: plan, error, refetch } = query;
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '' } });
  const [confirm] = useConfirmMutation();
  const { withFactor, step } = useFactorStep('확인');
  const [handOver] = useHandOverProjectMutation();
  const [heirs, setHeirs] = useState<Heirs>({});
  const [send] = useDeleteUserMutation();
  const submit = handleSubmit(async (form) => {
    const confirmed = await withFactor((proof) => confirm({ ...form, ...proof }));
    if (!confirmed) return;
    if ('error' in confirmed) {
      setError('password', { message: failureMessage(confirmed.error) });
      return;
    }
    const told = toast.loading(TEXTS.deletingAccount);
    for (const project of plan?.blockedBy ?? []) {
      const given = await handOver({ projectId: project._id, memberId: heirs[project._id] ?? '' });
      if ('error' in given) {
        toast.error(failureMessage(given.error), { id: told });
        void refetch();
        return;
      }
    }
    props.onLeaving(true);
    const answer = await send();
    if ('error' in answer) {
      props.onLeaving(false);
      toast.error(failureMessage(answer.error), { id: told });
      void refetch();
      return;
    }
    toast.success(TEXTS.accountDeleted, { id: told });
    await props.onDeleted();
    props.onLeaving(false);
  });
  if (step)
    return (
      <FactorDialog title="본인 확인" onClose={props.onClose}>
        {step}
      </FactorDialog>
    );
  return (
    <FormDialog
      open
      title="계정을 삭제할까요?"
      submitLabel="계정 삭제"
      danger
      disabled={!plan || !allHanded(plan, heirs)}
      busy={formState.isSubmitting}
      onClose={props.onClose}
      onSubmit={() => void submit()}
    >
      {plan ? <DeletionLosses plan={plan} heirs={heirs} onChange={setHeirs} /> : null}
      {!plan && !error ? <SkeletonList rows={3} /> : null}
      {!plan && error ? <FailedQuery query={query} /> : null}
      {plan && allHanded(plan, heirs) ? (
        <FormField
          label="비밀번호"
          type="password"
          autoComplete="current-password"
          hint="본인인지 확인해요."
          error={formState.errors.password?.message}
          field={register('password', { required: '비밀번호를 입력해 주세요.' })}
        />
      ) : null}
    </FormDialog>
  );
}
