import type { Id } from '@ddak/domain';
import { ConfirmDialog } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../../platform/api.ts';
import { useDeleteProjectMutation } from '../project-api.ts';

/** SA6: throws the sample away: asks once, naming that nothing else is lost. `short`: in a line that says what it is. */
export function ThrowSampleAway(props: {
  readonly projectId: Id;
  readonly title: string;
  readonly short?: boolean;
}) {
  const { projectId, title, short = false } = props;
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading, error }] = useDeleteProjectMutation();
  const navigate = useNavigate();
  const throwAway = async () => {
    const answer = await remove({ projectId, title });
    if ('error' in answer) return;
    setAsking(false);
    toast.success('예시 작품을 버렸어요.');
    await navigate('/');
  };
  return (
    <>
      <Button
        variant={short ? 'text' : 'outlined'}
        size="small"
        aria-label="예시 작품 버리기"
        onClick={() => setAsking(true)}
      >
        {short ? '버리기' : '예시 작품 버리기'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="예시 작품을 버릴까요?"
        losses={['예시 작품과 그 안에서 고쳐 본 것이 사라져요.']}
        confirmLabel="버리기"
        busy={isLoading}
        onConfirm={() => void throwAway()}
        onClose={() => setAsking(false)}
      >
        다른 작품과 계정은 그대로예요. 잃는 것은 이것뿐이에요.
        {error ? (
          <p role="alert" style={{ color: 'var(--err-ink)' }}>
            {failureMessage(error)}
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
