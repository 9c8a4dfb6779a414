import { koreanDate, koreanMoment } from '@ddak/domain';
import type { HistoryEntry } from '@ddak/protocol';
import { SkeletonList, TOUCH } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { failureMessage } from '../../../platform/api.ts';
import { todayText } from '../../../platform/clock/today.ts';
import { useHistory } from '../../../platform/history/use-history.ts';
import { PersonAvatar } from '../../../platform/people/PersonAvatar.tsx';
import { useProjectId } from '../../../sync/hooks.ts';

const SHOWN = 5;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBottom: 4,
  '& > h2': { fontSize: 12, fontWeight: 600, color: 'var(--ink-3)' },
  '& > a': { fontSize: 12.5, color: 'var(--brand-ink)', padding: '4px 0', textDecoration: 'none' },
  '& > a:hover': { textDecoration: 'underline' },
  [TOUCH]: { '& > a': { margin: '-9px 0', padding: '13px 0' } },
});

const Changes = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: 10,
    padding: '9px 0',
  },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& p': { paddingTop: 3, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& small': {
    display: 'block',
    marginTop: 2,
    fontSize: 12.5,
    color: 'var(--ink-2)',
    overflowWrap: 'anywhere',
  },
  '& time': { paddingTop: 4, fontSize: 12, color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' },
});

/** OV7: what was changed last, of all that one may see, and by whom. */
export function LatestChanges() {
  const projectId = useProjectId();
  const { entries, error, reload } = useHistory({ projectId });
  if (entries?.length === 0) return null;
  return (
    <section aria-labelledby="latest-changes">
      <Head>
        <h2 id="latest-changes">최근 변경</h2>
        <Link to={`/projects/${projectId}/history`}>모두 보기</Link>
      </Head>
      {entries ? (
        <Changes>
          {entries.slice(0, SHOWN).map((entry) => (
            <Change key={entry.seq} entry={entry} />
          ))}
        </Changes>
      ) : error ? (
        <>
          <p style={{ color: 'var(--ink-2)', marginBottom: 12 }}>{failureMessage(error)}</p>
          <Button onClick={reload}>다시 시도</Button>
        </>
      ) : (
        <SkeletonList rows={3} />
      )}
    </section>
  );
}

function Change({ entry }: { readonly entry: HistoryEntry }) {
  const { at, actorId, actorName, label, lines, more } = entry;
  const [day, clock] = koreanMoment(at).split(' ');
  const rest = lines.length - 1 + more;
  return (
    <li>
      <PersonAvatar userId={actorId} name={actorName} />
      <div>
        <p>
          <b>{actorName}</b> · {label || '일부만 볼 수 있는 변경'}
        </p>
        {lines[0] ? (
          <small>
            {lines[0].title} {lines[0].what}
            {rest > 0 ? ` 외 ${rest}` : ''}
          </small>
        ) : null}
      </div>
      <time dateTime={new Date(at).toISOString()}>{koreanDate(at) === todayText() ? clock : day}</time>
    </li>
  );
}
