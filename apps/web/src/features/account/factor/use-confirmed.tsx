import { FormDialog } from '@ddak/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureMessage } from '../../../platform/api.ts';
import { FactorDialog } from '../../../platform/factor/FactorDialog.tsx';
import { confirmNeeded } from '../../../platform/factor/factor-needed.ts';
import { type Answered, useFactorStep } from '../../../platform/factor/use-factor-step.tsx';
import { FormField } from '../../../platform/form/FormField.tsx';
import { useConfirmMutation } from '../account-api.ts';

export type Confirmed = <A extends Answered>(send: () => Promise<A>) => Promise<A | null>;

/**
 * Makes a call that wants to know that it is them (AC21): where the session was not confirmed a moment ago, the password
 * and the second factor are asked first. The answer is null when the person turned back. `dialog` belongs on the screen.
 */
export function useConfirmed(): { readonly confirmed: Confirmed; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<{ readonly done: (is: boolean) => void } | null>(null);
  const confirmed = useCallback<Confirmed>(async (send) => {
    const answer = await send();
    if (!confirmNeeded(answer.error)) return answer;
    const is = await new Promise<boolean>((done) => setAsked({ done }));
    setAsked(null);
    return is ? send() : null;
  }, []);
  return { confirmed, dialog: asked ? <ConfirmMe onDone={asked.done} /> : null };
}

function ConfirmMe(props: { readonly onDone: (is: boolean) => void }) {
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '' } });
  const [confirm] = useConfirmMutation();
  const { withFactor, step } = useFactorStep('확인');
  const submit = handleSubmit(async (form) => {
    const answer = await withFactor((proof) => confirm({ ...form, ...proof }));
    if (!answer) props.onDone(false);
    else if ('error' in answer) setError('password', { message: failureMessage(answer.error) });
    else props.onDone(true);
  });
  const close = () => props.onDone(false);
  if (step)
    return (
      <FactorDialog title="본인 확인" onClose={close}>
        {step}
      </FactorDialog>
    );
  return (
    <FormDialog
      open
      title="본인 확인"
      submitLabel="확인"
      busy={formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <FormField
        label="비밀번호"
        type="password"
        autoComplete="current-password"
        autoFocus
        hint="로그인 방법을 바꾸기 전에 본인인지 확인해요."
        error={formState.errors.password?.message}
        field={register('password', { required: '비밀번호를 입력해 주세요.' })}
      />
    </FormDialog>
  );
}
