import { type DateText, koreanDate, shortDate } from '@ddak/domain';
import type { HistoryEntry } from '@ddak/protocol';
import { EmptyState, PAGE_WIDTH, Page, PageBody, SkeletonList, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { todayText } from '../../platform/clock/today.ts';
import { useHistory } from '../../platform/history/use-history.ts';
import { FailedQuery } from '../../platform/retry/FailedQuery.tsx';
import { useProjectId } from '../../sync/hooks.ts';
import { EntryRow } from './EntryRow.tsx';
import { endOf } from './end-of.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { type ChosenPart, RestorePartDialog } from './RestorePartDialog.tsx';

const Days = styled('div')({
  maxWidth: PAGE_WIDTH,
  '& > section + section': { marginTop: 20 },
  '& h2': { padding: '0 4px 8px', fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' },
  '& ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'hidden',
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-card)',
  },
  '& ul > li + li': { borderTop: '1px solid var(--line)' },
  '& > footer': { display: 'grid', justifyItems: 'center', padding: '16px 0', color: 'var(--ink-3)' },
});

/** 변경 기록: who changed what and when, and the ways back. */
export default function HistoryScreen() {
  const projectId = useProjectId();
  const [search] = useSearchParams();
  const object = search.get('object') ?? undefined;
  const [actor, setActor] = useState<string | undefined>();
  const [date, setDate] = useState<DateText | ''>('');
  const [restoring, setRestoring] = useState<HistoryEntry | null>(null);
  const [restoringPart, setRestoringPart] = useState<ChosenPart | null>(null);
  const history = useHistory({ projectId, actor, object, until: date === '' ? undefined : endOf(date) });
  return (
    <Page>
      <TopBar>
        <h1>변경 기록</h1>
      </TopBar>
      <PageBody>
        <HistoryFilters object={object} actor={actor} onActor={setActor} date={date} onDate={setDate} />
        <Days>
          <Entries history={history} onRestore={setRestoring} onRestorePart={setRestoringPart} />
        </Days>
      </PageBody>
      {restoring ? <RestoreDialog entry={restoring} onClose={() => setRestoring(null)} /> : null}
      {restoringPart ? (
        <RestorePartDialog chosen={restoringPart} onClose={() => setRestoringPart(null)} />
      ) : null}
    </Page>
  );
}

function Entries(props: {
  readonly history: ReturnType<typeof useHistory>;
  readonly onRestore: (entry: HistoryEntry) => void;
  readonly onRestorePart: (chosen: ChosenPart) => void;
}) {
  const { entries, error, more, isLoading, reload } = props.history;
  if (entries === null && error)
    return (
      <FailedQuery
        title="변경 기록을 불러오지 못했어요"
        query={{ error, isFetching: isLoading, refetch: reload }}
      />
    );
  if (entries === null) return <SkeletonList rows={8} />;
  if (entries.length === 0)
    return (
      <EmptyState title="찾는 기록이 없어요" hint="사람이나 날짜를 바꿔 보세요. 기록은 180일 동안 남아요." />
    );
  const today = todayText();
  const days = Map.groupBy(entries, ({ at }) => koreanDate(at));
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2>{day === today ? `오늘 ${shortDate(day)}` : shortDate(day)}</h2>
          <ul>
            {ofDay.map((entry) => (
              <EntryRow
                key={entry.seq}
                entry={entry}
                onRestore={() => props.onRestore(entry)}
                onRestorePart={props.onRestorePart}
              />
            ))}
          </ul>
        </section>
      ))}
      <footer>
        {more ? (
          <Button variant="outlined" disabled={isLoading} onClick={more}>
            더 보기
          </Button>
        ) : (
          <small>여기까지예요. 기록은 180일 동안 남아요.</small>
        )}
      </footer>
    </>
  );
}
