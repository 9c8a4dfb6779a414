import { formatClock, formatDuration, type OwnWork, type OwnWorkDay, shortDate } from '@ddak/domain';
import { Chip, PAGE_WIDTH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { MoneyScroller, MoneyTable } from '../money-table.ts';
import { hoursText, weekText, wonText } from './own-work-words.ts';

const Table = styled(MoneyTable)({
  maxWidth: PAGE_WIDTH,
  '& tbody th': { width: 'auto' },
  '& tbody tr[data-week] > *': { background: 'var(--sunken)', fontWeight: 600 },
  '& tbody tr[data-week] small': { fontSize: 12, fontWeight: 400, color: 'var(--ink-2)' },
  '& tbody th > b': { display: 'inline-block', minWidth: 64 },
  '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** My days on a desk, week by week. */
export function OwnWorkTable({ own }: { readonly own: OwnWork }) {
  const isPaid = own.dayRate !== null;
  return (
    <MoneyScroller tabIndex={0} role="region" aria-label="내 시간과 급여">
      <Table>
        <thead>
          <tr>
            <th scope="col">날짜</th>
            <th scope="col">집합 – 종료</th>
            <th scope="col" data-won>
              근로
            </th>
            <th scope="col" data-won>
              연장
            </th>
            <th scope="col" data-won>
              야간
            </th>
            {isPaid ? (
              <th scope="col" data-won>
                금액
              </th>
            ) : null}
          </tr>
        </thead>
        {own.weeks.map((week) => (
          <tbody key={week.monday}>
            <tr data-week>
              <th scope="rowgroup" colSpan={2}>
                {weekText(week)}
              </th>
              <td data-won>
                {formatDuration(week.worked)} <small>/ {formatDuration(own.weekLimit)}</small>
              </td>
              <td data-won>{hoursText(week.overtime)}</td>
              <td data-won>{hoursText(week.night)}</td>
              {isPaid ? <td data-won>{wonText(week.won)}</td> : null}
            </tr>
            {week.days.map((day) => (
              <DayRow key={day.timetableId} day={day} isPaid={isPaid} />
            ))}
          </tbody>
        ))}
      </Table>
    </MoneyScroller>
  );
}

const DayRow = ({ day, isPaid }: { readonly day: OwnWorkDay; readonly isPaid: boolean }) => (
  <tr>
    <th scope="row">
      <b>{shortDate(day.date)}</b> <span>{day.dayName}</span> {day.isIssued ? null : <Chip>예정</Chip>}{' '}
      {day.isHoliday ? <Chip tone="warn">공휴일</Chip> : null}
    </th>
    <td>
      {formatClock(day.start)} – {formatClock(day.end)}
    </td>
    <td data-won>{hoursText(day.worked)}</td>
    <td data-won>{hoursText(day.overtime)}</td>
    <td data-won>{hoursText(day.night)}</td>
    {isPaid ? <td data-won>{wonText(day.won)}</td> : null}
  </tr>
);
