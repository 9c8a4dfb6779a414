import type { Id } from '@ddak/domain';
import { announce, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { failureMessage } from '../api.ts';
import { useBreakdownLoading } from '../breakdown-loading-slice.ts';
import {
  useBeginRefinementMutation,
  useCancelRefinementMutation,
  useRefinementQuery,
} from './refinement-api.ts';

const Going = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 12.5,
  color: 'var(--ink-2)',
  whiteSpace: 'nowrap',
});
const LOOK_MS = 1_500;

/**
 * Lets a model refine a version, shows how far it is, and calls it off. Nothing where the server has no model, and
 * nothing while it cannot be asked: this works with a line alone.
 */
export function RefineButton(props: {
  readonly projectId: Id;
  readonly screenplayId: Id;
  readonly short?: boolean;
}) {
  const { projectId, screenplayId } = props;
  const version = { projectId, screenplayId };
  const [isWatched, setWatched] = useState(false);
  const { data, isError, refetch } = useRefinementQuery(version, {
    pollingInterval: isWatched ? LOOK_MS : 0,
  });
  useEffect(() => {
    if (!isError) return;
    const again = () => void refetch();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isError, refetch]);
  const [begin, beginning] = useBeginRefinementMutation();
  const [cancel, cancelling] = useCancelRefinementMutation();
  const run = data?.run ?? null;
  const isGoing = run?.state === 'queued' || run?.state === 'running';
  useEffect(() => setWatched(isGoing), [isGoing]);
  useBreakdownLoading('breakdown', isGoing);
  useSayEnd(isGoing, run?.state ?? null, run?.message ?? null);
  const tell = (error: unknown) => void toast.error(failureMessage(error));
  if (!data?.available) return null;
  if (!isGoing)
    return (
      <Button
        startIcon={<Icon name="spark" />}
        disabled={beginning.isLoading}
        title="씬마다 내용과 제안을 AI가 한 번 더 봐요. 대본의 글이 설정된 AI 서버로 가요."
        onClick={() => void begin(version).unwrap().catch(tell)}
      >
        {props.short ? 'AI' : 'AI로 다듬기'}
      </Button>
    );
  const { done, total } = run;
  return (
    <Going role="group" aria-label="AI로 다듬는 중">
      <span>{props.short ? 'AI' : 'AI로 다듬는 중'}</span>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (done / total) * 100 : 0}
        aria-label={`${total}씬 가운데 ${done}씬`}
        sx={{ width: props.short ? 40 : 72 }}
      />
      <span>
        {done}/{total}
      </span>
      <IconButton
        size="small"
        aria-label="AI로 다듬기 그만두기"
        disabled={cancelling.isLoading}
        onClick={() => void cancel(version).unwrap().catch(tell)}
      >
        <Icon name="close" />
      </IconButton>
    </Going>
  );
}

/** Says how a run that was seen going has ended. */
function useSayEnd(isGoing: boolean, state: string | null, message: string | null): void {
  const wasGoing = useRef(false);
  useEffect(() => {
    if (wasGoing.current && !isGoing) {
      if (state === 'failed') toast.error(message ?? 'AI로 다듬지 못했어요.');
      else if (state === 'done') toast.success(message ?? 'AI로 다 다듬었어요.');
      else announce('AI로 다듬기를 그만두었어요.');
    }
    wasGoing.current = isGoing;
  }, [isGoing, state, message]);
}
