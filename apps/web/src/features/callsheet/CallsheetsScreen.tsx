import { type Id, koreanDate, memberOf, unsentSheets } from '@ddak/domain';
import { Chip, EmptyState, Grow, Page, PageBody, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useNow } from '../../platform/clock/use-now.ts';
import { newId, useCan, useMe, useProjectId, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { useLedTeams } from '../../sync/use-own-parts.ts';
import { CallsheetDayRow, DayRows, PastDays } from './CallsheetDayRow.tsx';
import { type CallsheetDay, callsheetDays, issuedDays, nextToMake, splitAtToday } from './callsheet-days.ts';

/** 일촬표: a line for each shooting day; a sheet is made from its day with one press. */
export default function CallsheetsScreen() {
  const state = useProjectState();
  const projectId = useProjectId();
  const run = useRunCommand();
  const navigate = useNavigate();
  const canWrite = useCan('callsheet', 'write');
  // AC30: who leads a team writes its part of the drafts.
  const seesDrafts = useLedTeams('callsheet') !== null || canWrite;
  const now = useNow(60_000);
  const today = koreanDate(now);
  const me = memberOf(state, useMe()._id);
  const days = useMemo(() => {
    if (!seesDrafts || !me) return issuedDays(state);
    const unsent = unsentSheets(state, me, today).filter(({ isIssued }) => isIssued);
    return callsheetDays(state, new Set(unsent.map(({ callsheetId }) => callsheetId)));
  }, [state, seesDrafts, me, today]);
  const nextCall = days.find(({ sheet, callAt }) => sheet && callAt > now);
  const made = days.filter((day) => day.sheet).length;
  const next = canWrite ? nextToMake(days, today) : undefined;
  const [isOpen, setIsOpen] = useState(false);
  const { over, shown } = splitAtToday(days, today);
  const base = `/projects/${projectId}`;
  const make = (timetableId: Id) => {
    const callsheetId = newId();
    run('makeCallsheet', { callsheetId, timetableId });
    void navigate(`${base}/callsheets/${callsheetId}`);
  };
  return (
    <Page>
      <TopBar>
        <h1>일촬표</h1>
        {days.length > 0 ? <Chip>{seesDrafts ? `${made}/${days.length}` : days.length}</Chip> : null}
        <Grow />
      </TopBar>
      <PageBody>
        {days.length === 0 && !seesDrafts ? (
          <EmptyState
            title="아직 발행한 일촬표가 없어요"
            hint="조감독이 일촬표를 발행하면 여기에 보여요. 집합 시간과 장소, 촬영 순서가 담겨요."
          />
        ) : days.length === 0 ? (
          <EmptyState
            title="아직 촬영일이 없어요"
            hint="촬영계획표에서 촬영일을 만들고 씬을 올리면, 여기에서 그날의 일촬표를 만들 수 있어요."
            action={
              <Button variant="contained" component={Link} to={`${base}/timetable`}>
                촬영계획표로
              </Button>
            }
          />
        ) : (
          <DayRows>
            {over.length > 0 ? (
              <PastDays count={dateCount(over)} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
            ) : null}
            {(isOpen ? days : shown).map((day) => (
              <CallsheetDayRow
                key={day.timetableId}
                day={day}
                to={day.sheet ? `${base}/callsheets/${day.sheet._id}` : null}
                isNext={day === next}
                isNextCall={day === nextCall}
                onMake={canWrite ? () => make(day.timetableId) : null}
              />
            ))}
          </DayRows>
        )}
      </PageBody>
    </Page>
  );
}

/** Two units of one date are one day. */
const dateCount = (days: readonly CallsheetDay[]): number =>
  new Set(days.map(({ tableDate }) => tableDate)).size;
