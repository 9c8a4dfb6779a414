import Button from '@mui/material/Button';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../../platform/api.ts';
import { useMakeSampleMutation } from '../project-api.ts';

/** SA1: one press makes the sample and opens it. */
export function LookAtSample() {
  const [make, { isLoading }] = useMakeSampleMutation();
  const navigate = useNavigate();
  const look = async () => {
    const answer = await make();
    if (answer.error) {
      toast.error(failureMessage(answer.error));
      return;
    }
    await navigate(`/projects/${answer.data.projectId}`);
  };
  return (
    <Button loading={isLoading} onClick={() => void look()}>
      예시 작품 둘러보기
    </Button>
  );
}
