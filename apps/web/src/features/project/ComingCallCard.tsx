import { addressOfCall, longDate } from '@ddak/domain';
import { Chip } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { MapButton } from '../../platform/links/MapButton.tsx';
import { TimeTill } from '../../platform/my-call/TimeTill.tsx';
import type { ComingCall } from './home-view.ts';

const Card = styled('section')({
  display: 'grid',
  gap: 8,
  padding: '18px 20px',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  fontVariantNumeric: 'tabular-nums',
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& > header > h2': { fontSize: 13, fontWeight: 700 },
  '& > header > span:last-of-type': { marginLeft: 'auto', fontWeight: 600, color: 'var(--brand-ink)' },
  '& .time': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 14px' },
  '& .time > b': { fontSize: 44, fontWeight: 800, lineHeight: 1.15, letterSpacing: '-.02em' },
  '& .time > span': { fontSize: 15, fontWeight: 600 },
  '& p': { color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& .deeds': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 6 },
  '& .deeds > *': { minHeight: 44 },
});

/** The next call of all my projects: when, where, and how long until then. */
export function ComingCallCard({ coming }: { readonly coming: ComingCall }) {
  const { project, call } = coming;
  return (
    <Card aria-label="내 다음 콜" className="call">
      <header>
        <h2>내 다음 콜</h2>
        <Chip>{project.title}</Chip>
        {call.cancels ? <Chip tone="err">촬영 취소</Chip> : <TimeTill callAt={call.callAt} />}
      </header>
      <div className="time">
        <b style={call.cancels ? { textDecoration: 'line-through' } : undefined}>{call.time}</b>
        <span>
          {longDate(call.date)} · {call.dayText.split(' / ')[0]}
        </span>
      </div>
      <p>
        {[call.team && `${call.team.replace(/팀$/, '')}팀 집합`, call.place].filter(Boolean).join(' · ') ||
          '장소는 아직 정해지지 않았어요.'}
      </p>
      {addressOfCall(call) ? <p>{addressOfCall(call)}</p> : null}
      <div className="deeds">
        <Button
          variant="contained"
          component={Link}
          to={`/projects/${project._id}/callsheets/${call.callsheetId}`}
        >
          일촬표 보기
        </Button>
        <MapButton address={call.address} />
        <Button variant="text" component={Link} to="/me">
          내 일정 모두
        </Button>
      </div>
    </Card>
  );
}
