import type { ClockMinutes, LineState, ReportScene } from '@ddak/domain';
import { SegmentedControl } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { Entry, LineCount } from '../editor-fields.tsx';
import { NowClock } from './NowClock.tsx';
import type { ReportEdit } from './use-report-edit.ts';

const RESULTS = [
  { value: 'done', label: '완료' },
  { value: 'partial', label: '일부' },
  { value: 'dropped', label: '미촬영' },
] as const;
type Result = (typeof RESULTS)[number]['value'];

const RESULT_OF: Readonly<Partial<Record<LineState, Result>>> = {
  완료: 'done',
  일부: 'partial',
  미촬영: 'dropped',
};

const Times = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  '& > small': { color: 'var(--ink-3)', fontSize: 12 },
});

/** What became of one line of the day: its times, its cuts, and whether it is done. */
export function SceneRecord(props: {
  readonly line: ReportScene;
  readonly now: ClockMinutes | null;
  readonly edit: ReportEdit;
  /** Whether they may say what became of rows (RP8). */
  readonly canRecord: boolean;
}) {
  const { line, now, edit, canRecord } = props;
  const { rowId } = line;
  const name = `S#${line.label}`;
  const about = [line.place.split('\n')[0], line.isExtra ? '추가' : line.plannedText].filter(Boolean);
  const head = (
    <header>
      <b>{name}</b>
      <small>{about.join(' · ')}</small>
    </header>
  );
  if (rowId === null || !canRecord)
    return (
      <Entry>
        {head}
        <p>{rowId === null ? '이날에서 빠진 씬이에요.' : [line.state, line.actualText].join(' ')}</p>
      </Entry>
    );
  const choose = (result: Result) =>
    edit.record(rowId, { state: RESULT_OF[line.state] === result ? 'planned' : result });
  const begin = (actualStart: ClockMinutes | null) =>
    edit.record(rowId, {
      actualStart,
      ...(line.state === '예정' && actualStart !== null ? { state: 'shooting' } : {}),
    });
  const end = (actualEnd: ClockMinutes | null) =>
    edit.record(rowId, {
      actualEnd,
      ...(RESULT_OF[line.state] === undefined && actualEnd !== null ? { state: 'done' } : {}),
    });
  return (
    <Entry>
      {head}
      <Times>
        <NowClock
          label={`${name} 시작`}
          value={line.start}
          planned={line.planned?.start ?? null}
          now={now}
          onSave={begin}
        />
        <small>–</small>
        <NowClock
          label={`${name} 끝`}
          value={line.end}
          planned={line.planned?.end ?? null}
          now={line.start === null ? null : now}
          onSave={end}
        />
      </Times>
      <Times>
        <SegmentedControl<Result | ''>
          label={`${name} 결과`}
          value={RESULT_OF[line.state] ?? ''}
          options={RESULTS}
          onChange={(result) => (result === '' ? undefined : choose(result))}
        />
        <LineCount
          label={`${name} 컷`}
          value={line.cuts}
          derived={(line.state === '완료' ? line.plannedCuts : null) ?? '–'}
          onSave={(count) => edit.count(rowId, count === null ? null : Math.min(999, count))}
        />
        <small>컷</small>
      </Times>
    </Entry>
  );
}
