import type { Id } from '@ddak/domain';
import type { RefinementRun } from '@ddak/protocol';
import { Icon } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useRefinementQuery } from './refinement-api.ts';

const Note = styled('p')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: '8px 12px 0',
  padding: '8px 10px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--sunken)',
  color: 'var(--ink-2)',
  fontSize: 12.5,
  '&[data-failed="true"]': { background: 'var(--err-tint)', color: 'var(--err-ink)' },
  '& > svg': { flex: 'none', marginTop: 1 },
});

/** How the last run of a model ended, until the next one begins: the toast is soon gone, the reason is not. */
export function RefinementEnd(props: { readonly projectId: Id; readonly screenplayId: Id }) {
  const { data } = useRefinementQuery(props);
  const text = data?.run ? endOf(data.run) : null;
  if (text === null) return null;
  return (
    <Note data-failed={data?.run?.state === 'failed'}>
      <Icon name="spark" label="AI" />
      <span>{text}</span>
    </Note>
  );
}

/** Null while it is going. */
function endOf({ state, done, total, message }: RefinementRun): string | null {
  if (state === 'queued' || state === 'running') return null;
  const far = total > 0 && done < total ? ` ${total}씬 가운데 ${done}씬까지 봤어요.` : '';
  if (state === 'cancelled') return `AI로 다듬기를 그만두었어요.${far}`;
  if (state === 'failed') return `${message ?? 'AI로 다듬지 못했어요.'}${far}`;
  return message ?? `AI로 ${total}씬을 다 다듬었어요.`;
}
