import { josa, koreanDate, shortDate } from '@ddak/domain';
import { bdColour, Chip, ErrorState, PHONE, SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { browserClock } from '../../../platform/clock/browser-clock.ts';
import { KeptNote } from '../../../platform/kept/KeptNote.tsx';
import { useKeptAnswer } from '../../../platform/kept/use-kept-answer.ts';
import { LinkList } from '../../../platform/list/LinkList.ts';
import { useMyScheduleQuery } from './schedule-api.ts';
import { daysFrom, type ScheduleLine, scheduleLines } from './schedule-lines.ts';

const Days = styled(LinkList)({
  marginTop: -8,
  borderTop: 0,
  fontVariantNumeric: 'tabular-nums',
  '& a': { gridTemplateColumns: '64px 52px minmax(0, 1fr) auto', minHeight: 52 },
  '& time': { color: 'var(--ink-2)' },
  '& a > b': { fontWeight: 700 },
  '& a > b[data-standing="off"]': { textDecoration: 'line-through', color: 'var(--ink-3)' },
  '& a > b[data-standing="planned"]': { fontWeight: 500, color: 'var(--ink-2)' },
  '& p > i': { display: 'inline-block', width: 8, height: 8, marginRight: 6, borderRadius: 2 },
  '& p > span': { marginLeft: 4 },
  [PHONE]: {
    '& a': { gridTemplateColumns: '60px 48px minmax(0, 1fr)' },
    '& a > span': { gridColumn: '3', justifySelf: 'start' },
  },
});

/** So many are shown before one asks for the rest: what is near is what one comes for. */
const FIRST = 7;

/** MS1, MS6: when I am called, over all projects, without a line as it was last known. */
export function MySchedule() {
  const { value, keptAt, failure, retry } = useKeptAnswer('schedule', useMyScheduleQuery());
  const [whole, setWhole] = useState(false);
  if (failure !== null) return <ErrorState message={failure} onRetry={retry} />;
  if (!value) return <SkeletonList rows={3} rowHeight={52} />;
  // Only of what was kept: what the server gives begins with its own today, whatever this device's clock says.
  const lines = scheduleLines(keptAt === null ? value : daysFrom(value, koreanDate(browserClock.now())));
  const note = keptAt === null ? null : <KeptNote what="일정" at={keptAt} onRetry={retry} />;
  if (lines.length === 0)
    return (
      <div>
        {note}
        <p style={{ color: 'var(--ink-2)', wordBreak: 'keep-all' }}>
          앞으로 잡힌 촬영이 없어요. 일촬표가 발행되면 내 콜이 여기에 나와요.
        </p>
      </div>
    );
  return (
    <div>
      {note}
      <Days aria-label="내 일정">
        {(whole ? lines : lines.slice(0, FIRST)).map((line) => (
          <li key={line.day.timetableId}>
            <DayLine line={line} />
          </li>
        ))}
      </Days>
      {!whole && lines.length > FIRST ? (
        <Button variant="text" sx={{ ml: -1.5 }} onClick={() => setWhole(true)}>
          {lines.length - FIRST}일 더 보기
        </Button>
      ) : null}
    </div>
  );
}

/** `〈막차의 우산〉과 겹쳐요` */
const clashWords = (titles: readonly string[]): string =>
  `〈${titles.join('〉, 〈')}〉${josa.pick(titles.at(-1) ?? '', '와/과')} 겹쳐요`;

function DayLine({ line: { day, project, clashes, words, to } }: { readonly line: ScheduleLine }) {
  return (
    <Link to={to}>
      <time dateTime={day.date}>{shortDate(day.date)}</time>
      <b data-standing={day.standing}>{day.time ?? '미정'}</b>
      <div>
        <p>
          <i style={{ background: bdColour(project.colour) }} />
          {project.title} · {day.dayName} {day.standing === 'planned' ? <Chip>예정</Chip> : null}
          {day.standing === 'off' ? <Chip tone="err">촬영 취소</Chip> : null}
        </p>
        {words ? <small>{words}</small> : null}
      </div>
      {clashes.length > 0 ? <Chip tone="warn">{clashWords(clashes)}</Chip> : null}
    </Link>
  );
}
