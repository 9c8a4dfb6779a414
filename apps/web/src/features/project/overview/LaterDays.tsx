import { type ComingDay, checkBoard, dayName, shortDate, toldFindings } from '@ddak/domain';
import { Chip, Icon, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { LinkList } from '../../../platform/list/LinkList.ts';
import { useCan, useProjectId, useProjectState } from '../../../sync/hooks.ts';
import { nextDayWords } from './next-day-words.ts';

const Days = styled(LinkList)({
  '& a': { gridTemplateColumns: '64px 72px minmax(0, 1fr) auto 16px' },
  '& b, & time': { fontVariantNumeric: 'tabular-nums' },
  '& a > time, & a > p': { color: 'var(--ink-2)' },
  [PHONE]: {
    '& a': { gridTemplateColumns: 'auto auto minmax(0, 1fr) 16px' },
    '& a > p': { gridArea: '2 / 1 / 3 / 4' },
    '& a > svg': { gridArea: '1 / 4 / 3 / 5' },
    '& a > small': { marginTop: 0 },
  },
});

/** OV6: the days after the next, a line each, with the way to it. */
export function LaterDays({ days }: { readonly days: readonly ComingDay[] }) {
  const state = useProjectState();
  const base = `/projects/${useProjectId()}`;
  const isPlanner = useCan('timetable', 'write');
  const boardId = days[0]!.day.boardId;
  const findings = useMemo(
    () => (isPlanner ? checkBoard(state, boardId) : null),
    [state, boardId, isPlanner],
  );
  return (
    <section aria-labelledby="later-days">
      <h2 id="later-days">그다음 촬영</h2>
      <Days>
        {days.map((coming) => {
          const { day, dayNo, issued } = coming;
          const open = findings ? toldFindings(state, day, findings.get(day._id) ?? []).open.length : 0;
          return (
            <li key={day._id}>
              <Link
                to={issued ? `${base}/callsheets/${issued.callsheet}` : `${base}/timetable?day=${day._id}`}
              >
                <b>{dayName(day, dayNo)}</b>
                <time dateTime={day.tableDate}>{shortDate(day.tableDate)}</time>
                <p>{nextDayWords(state, coming, isPlanner)}</p>
                <small>{open > 0 ? <Chip tone="warn">점검 {open}</Chip> : null}</small>
                <Icon name="chevronRight" />
              </Link>
            </li>
          );
        })}
      </Days>
    </section>
  );
}
