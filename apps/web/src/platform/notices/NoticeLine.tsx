import type { Notice } from '@ddak/protocol';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { useReadNoticesMutation } from './notices-api.ts';

const Row = styled('button')({
  display: 'block',
  width: '100%',
  padding: '10px 16px',
  border: 0,
  borderLeft: '3px solid transparent',
  background: 'transparent',
  color: 'var(--ink)',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: 'var(--sunken)' },
  '&[data-new="true"]': { borderLeftColor: 'var(--brand)', background: 'var(--brand-soft)' },
  '& b': { fontWeight: 600 },
  '& small': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    color: 'var(--ink-3)',
    fontSize: 12,
  },
  '& time': { flex: 'none' },
  '& p': { color: 'var(--ink-2)', fontSize: 12.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** NT4: one of the things that I am told; pressing it leads to its place, and it is read. */
export function NoticeLine(props: {
  readonly notice: Notice;
  /** When, as the list tells it. */
  readonly at: string;
  readonly onGone?: () => void;
}) {
  const { notice, at } = props;
  const [read] = useReadNoticesMutation();
  const navigate = useNavigate();
  const open = () => {
    if (notice.readAt === null) void read({ ids: [notice._id] });
    props.onGone?.();
    void navigate(notice.path);
  };
  return (
    <Row type="button" data-new={notice.readAt === null} onClick={open}>
      <small>
        <span>{notice.projectTitle ?? 'DDAK'}</span>
        <time>{at}</time>
      </small>
      <b>{notice.title}</b>
      {notice.body ? <p>{notice.body}</p> : null}
    </Row>
  );
}
