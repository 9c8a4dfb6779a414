import {
  dayOnSet,
  formatClock,
  formatDuration,
  nextIssued,
  ownSheetOnSet,
  type SheetOnSet,
  sheetDayName,
  sheetsOnSet,
} from '@ddak/domain';
import { EmptyState, Grow, Icon, Page, PageBody, SegmentedControl, Summary, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAddressParams } from '../../../platform/address/use-address-params.ts';
import { useNow } from '../../../platform/clock/use-now.ts';
import { MyCallCard } from '../../../platform/my-call/MyCallCard.tsx';
import { useCan, useMe, useProjectId, useProjectState } from '../../../sync/hooks.ts';
import { ReportLink } from '../report/ReportLink.tsx';
import { ClockNote } from './ClockNote.tsx';
import { LineList } from './LineList.tsx';
import { MyHead } from './MyHead.tsx';
import { NowCard } from './NowCard.tsx';
import { useOnSetEdit } from './use-on-set-edit.ts';

const Column = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: 640,
  '& summary': { minHeight: 44, padding: '12px 0', fontWeight: 600 },
  '& section > h2': { marginBottom: 4, fontSize: 13, fontWeight: 700, color: 'var(--ink-2)' },
});

const End = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 16px',
  borderRadius: 'var(--r-card)',
  background: 'var(--sunken)',
  color: 'var(--ink-2)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '&[data-late]': { background: 'var(--err-tint)', color: 'var(--err-ink)' },
});

/** 오늘: what is shot now, what is next, and when it will be over (docs/rules/on-set.md). */
export default function TodayScreen() {
  const state = useProjectState();
  const now = useNow(30_000);
  const me = useMe();
  const { params, set } = useAddressParams();
  const sheets = useMemo(() => sheetsOnSet(state, now), [state, now]);
  const asked = sheets.find(({ version }) => version.timetable === params.get('day'));
  const onSet = asked ?? ownSheetOnSet(state, sheets, me._id);
  const next = useMemo(() => nextIssued(state, now, me._id), [state, now, me._id]);
  const canReport = useCan('callsheet', 'write');
  const projectId = useProjectId();
  const sheetsPath = `/projects/${projectId}/callsheets`;
  const isNext = next && next._id !== onSet?.version._id;
  return (
    <Page>
      <TopBar>
        <h1>오늘</h1>
        <Grow />
        {onSet && canReport && !onSet.version.cancels ? (
          <Button component={Link} to={`${sheetsPath}/${onSet.version.callsheet}/report`} variant="text">
            제작일지
          </Button>
        ) : null}
        {onSet ? (
          <Button component={Link} to={`${sheetsPath}/${onSet.version.callsheet}`} variant="text">
            일촬표
          </Button>
        ) : null}
      </TopBar>
      <PageBody>
        <Column>
          <ClockNote />
          {onSet && sheets.length > 1 ? (
            <SegmentedControl
              label="오늘의 촬영"
              value={onSet.version.timetable}
              options={sheets.map(({ version: { timetable, sheet } }) => ({
                value: timetable,
                label: sheetDayName(sheet),
              }))}
              onChange={(timetableId) => set('day', timetableId)}
            />
          ) : null}
          {onSet ? (
            <DayOn onSet={onSet} />
          ) : (
            <EmptyState
              title="오늘 촬영이 없어요"
              hint="발행한 일촬표가 있는 날에, 지금 찍는 씬과 다음 순서를 여기서 봐요."
              action={
                <Button component={Link} to={sheetsPath}>
                  일촬표 목록
                </Button>
              }
            />
          )}
          {isNext && (!onSet || onSet.isOver) ? (
            <MyCallCard version={next} to={`${sheetsPath}/${next.callsheet}`} />
          ) : null}
        </Column>
      </PageBody>
    </Page>
  );
}

function DayOn({ onSet }: { readonly onSet: SheetOnSet }) {
  const { version, clock, isOver } = onSet;
  const state = useProjectState();
  const day = useMemo(() => dayOnSet(state, version, clock), [state, version, clock]);
  const mayRecord = useCan('timetable', 'write') && [...state.project.values()][0]?.archivedAt === null;
  const deed = useOnSetEdit(version.sheet.date);
  const edit = mayRecord ? deed : null;
  // Who sees the sheet alone is told what is planned, and not that nothing has begun.
  const seesProgress = state.timetable.has(version.timetable);
  const isRunning = day.running.length > 0;
  const rest = isRunning || !seesProgress ? day.waiting : day.waiting.slice(1);
  const isDone = isOver || (day.waiting.length === 0 && !isRunning);
  const canReport = useCan('callsheet', 'write');
  return (
    <>
      <MyHead version={version} />
      {isDone || !seesProgress ? null : <NowCard day={day} clock={clock} edit={edit} />}
      <End data-late={(day.late ?? 0) > 0 || undefined}>
        <Icon name="clock" />
        {isDone ? `오늘 촬영이 끝났어요 · ${formatClock(day.end)}` : endWords(day.end, day.late)}
      </End>
      {isDone && canReport ? <ReportLink callsheetId={version.callsheet} /> : null}
      {isDone || rest.length === 0 ? null : (
        <section aria-label="다음 순서들">
          <h2>{seesProgress ? '이어서' : '오늘 순서'}</h2>
          <LineList
            lines={rest}
            deeds={(line) =>
              edit && line.recordId
                ? [
                    ...(isRunning ? [] : [{ label: '먼저 시작', onSelect: () => edit.begin(line) }]),
                    { label: '오늘 안 찍음', onSelect: () => edit.drop(line) },
                  ]
                : []
            }
          />
        </section>
      )}
      <Past
        title="끝난 것"
        lines={day.over}
        note={({ isPartial }) => (isPartial ? '일부만' : '')}
        onReset={edit?.reset}
      />
      <Past title="오늘 안 찍는 것" lines={day.dropped} onReset={edit?.reset} />
    </>
  );
}

const endWords = (end: number, late: number | null): string =>
  late === null
    ? `종료 예정 ${formatClock(end)}`
    : late > 0
      ? `${formatDuration(late)} 늦음 · 종료 예상 ${formatClock(end)}`
      : `계획대로 · 종료 예상 ${formatClock(end)}`;

type Lines = Parameters<typeof LineList>[0];

function Past(props: {
  readonly title: string;
  readonly lines: Lines['lines'];
  readonly note?: NonNullable<Lines['note']>;
  readonly onReset: ((line: Lines['lines'][number]) => void) | undefined;
}) {
  const { title, lines, note, onReset } = props;
  if (lines.length === 0) return null;
  return (
    <details>
      <Summary>
        {title} {lines.length}
      </Summary>
      <LineList
        lines={lines}
        {...(note ? { note } : {})}
        deeds={(line) =>
          onReset && line.recordId ? [{ label: '되돌리기', onSelect: () => onReset(line) }] : []
        }
      />
    </details>
  );
}
