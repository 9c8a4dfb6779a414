import { type ClockMinutes, type DayOnSet, formatClock, type OnSetLine } from '@ddak/domain';
import { Icon, PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CommentButton } from '../../../platform/comment/CommentButton.tsx';
import { lineAbout, lineName, linePlace, runningWords, unsaidWords } from './line-words.ts';
import type { OnSetEdit } from './use-on-set-edit.ts';

const Card = styled('section')({
  display: 'grid',
  gap: 6,
  padding: 16,
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  fontVariantNumeric: 'tabular-nums',
  '& > header': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 },
  '& > header > h2': { fontSize: 13, fontWeight: 700, color: 'var(--ink-2)' },
  '&[data-running] > header > h2': { color: 'var(--ok-ink)' },
  '&[data-running] > header > h2::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginRight: 8,
    borderRadius: 4,
    background: 'var(--ok)',
  },
  '& > header > span': { fontSize: 13, color: 'var(--ink-2)' },
  '& .name': { fontSize: 15, fontWeight: 600, overflowWrap: 'anywhere' },
  '& .name > b': { marginRight: 6, fontSize: 22, fontWeight: 800, letterSpacing: '-.01em' },
  '& > p': { color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& > progress': {
    width: '100%',
    height: 6,
    margin: '4px 0',
    appearance: 'none',
    border: 0,
    borderRadius: 3,
    background: 'var(--sunken)',
    overflow: 'hidden',
  },
  '& > progress::-webkit-progress-bar': { background: 'var(--sunken)' },
  '& > progress::-webkit-progress-value': { background: 'var(--ok)' },
  '& > progress::-moz-progress-bar': { background: 'var(--ok)' },
  '& .deeds': { display: 'flex', gap: 8, marginTop: 6, [PHONE]: { '& > button': { flex: 1 } } },
  '& .deeds > button': { minHeight: 48, minWidth: 96 },
});

const Unsaid = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 10px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--warn-tint)',
  color: 'var(--warn-ink)',
  fontSize: 13,
  fontWeight: 600,
  '& > svg': { flex: 'none' },
});

/** What is shot now, else what is next, with what can be said of it. */
export function NowCard(props: {
  readonly day: DayOnSet;
  readonly clock: ClockMinutes;
  /** Null: who may not say it. */
  readonly edit: OnSetEdit | null;
}) {
  const { day, clock, edit } = props;
  const [next] = day.waiting;
  if (day.running.length > 0)
    return day.running.map((line) => <Running key={line.row.rowId} line={line} clock={clock} edit={edit} />);
  if (!next) return null;
  return (
    <Card aria-label="다음 순서">
      <header>
        <h2>다음</h2>
        <span>{formatClock(next.start)} 예정</span>
      </header>
      {day.unsaid ? (
        <Unsaid role="status">
          <Icon name="warning" />
          {unsaidWords(day.unsaid)}
        </Unsaid>
      ) : null}
      <Words line={next} />
      {edit && next.recordId ? (
        <div className="deeds">
          <Button variant="contained" onClick={() => edit.begin(next)}>
            시작
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Running({
  line,
  clock,
  edit,
}: {
  readonly line: OnSetLine;
  readonly clock: ClockMinutes;
  readonly edit: OnSetEdit | null;
}) {
  const { row, start } = line;
  const planned = row.end - row.start;
  return (
    <Card aria-label={runningWords(line)} data-running>
      <header>
        <h2>{runningWords(line)}</h2>
        <span>
          {formatClock(start)} 시작 · {Math.max(0, clock - start)}분째
        </span>
      </header>
      <Words line={line} />
      <progress aria-label={`계획 ${planned}분`} max={Math.max(1, planned)} value={clock - start} />
      {edit && line.recordId ? (
        <div className="deeds">
          <Button variant="contained" onClick={() => edit.end(line, 'done')}>
            끝남
          </Button>
          {row.kind === 'scene' ? <Button onClick={() => edit.end(line, 'partial')}>일부만</Button> : null}
          <Button onClick={() => edit.reset(line)}>시작 취소</Button>
        </div>
      ) : null}
    </Card>
  );
}

function Words({ line }: { readonly line: OnSetLine }) {
  const { row } = line;
  const about = lineAbout(line);
  return (
    <>
      <p className="name" style={{ color: 'var(--ink)' }}>
        <b>{lineName(line)}</b>
        {linePlace(line)}
        {row.kind === 'scene' && row.sceneIds[0] ? (
          <CommentButton target={{ targetKind: 'scene', targetId: row.sceneIds[0] }} name={lineName(line)} />
        ) : null}
      </p>
      {about ? <p>{about}</p> : null}
      {row.kind === 'scene' && row.cells.synopsis ? <p>{row.cells.synopsis}</p> : null}
    </>
  );
}
