import {
  type DateText,
  type Id,
  knowsHolidaysOf,
  LABOUR_NOTICE,
  type PlanFinding,
  type PlanFix,
} from '@ddak/domain';
import { EmptyState, Summary } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BesidePanel } from '../../../platform/BesidePanel.tsx';
import { isOver } from '../view/board-view.ts';
import type { DayView } from '../view/day-view.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { CheckList } from './CheckList.tsx';
import { type SearchFix, useFixes } from './use-fixes.ts';

const List = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '0 16px 16px',
  '& h3': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    gap: 6,
    padding: '10px 0 6px',
    background: 'var(--surface)',
    fontSize: 13,
    fontWeight: 600,
  },
  '& h3 span': { color: 'var(--ink-3)', fontWeight: 400 },
  '& h3 b': { marginLeft: 'auto', fontWeight: 500, color: 'var(--ink-2)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', borderTop: '1px solid var(--line)' },
  '& > p': { margin: '12px 0' },
  '& summary': { padding: '12px 0', color: 'var(--ink-2)' },
  '& > small': { display: 'block', marginTop: 16, fontSize: 11.5, color: 'var(--ink-3)' },
});

/**
 * 점검: everything that goes against a rule, day by day, each with what would put it right, one press away. PC15: what is
 * over comes last, folded.
 */
export function ChecksPanel(props: {
  readonly days: readonly DayView[];
  /** PC15: days before this date are over; null: none is. */
  readonly overBefore: DateText | null;
  /** The day at which the list is opened; null: at its beginning. */
  readonly at: Id | null;
  readonly editable: boolean;
  readonly searchFix: SearchFix;
  readonly onFix: (fix: PlanFix) => void;
  readonly onAccept: (finding: PlanFinding, reason: string) => void;
  readonly onWithdraw: (acceptedId: Id) => void;
  /** What somebody of the project is called. */
  readonly nameOf: (userId: Id) => string;
  readonly onShow: (finding: PlanFinding) => void;
  readonly onClose: () => void;
}) {
  const { days, overBefore, at, editable } = props;
  const found = days.filter((day) => day.findings.length + day.accepted.length > 0);
  const over = found.filter((day) => isOver(day, overBefore));
  const ahead = useMemo(() => days.filter((day) => !isOver(day, overBefore)), [days, overBefore]);
  const [accepting, setAccepting] = useState<PlanFinding | null>(null);
  const count = countOf(ahead);
  const fixOf = useFixes(ahead, editable, props.searchFix);
  const list = useRef<HTMLDivElement>(null);
  const isAtOver = over.some(({ timetableId }) => timetableId === at);
  useEffect(() => {
    if (at) list.current?.querySelector(`[data-checks="${CSS.escape(at)}"]`)?.scrollIntoView();
  }, [at]);
  const dayChecks = (day: DayView) => (
    <section key={day.timetableId} data-checks={day.timetableId} aria-label={`${day.title} 점검`}>
      <h3>
        {day.title}
        <span>{day.date}</span>
        <b>{day.findings.length || ''}</b>
      </h3>
      <CheckList
        day={day}
        editable={editable}
        fixOf={fixOf}
        onFix={props.onFix}
        onShow={props.onShow}
        onAccept={setAccepting}
        onWithdraw={props.onWithdraw}
        nameOf={props.nameOf}
      />
    </section>
  );
  return (
    <BesidePanel title={count > 0 ? `점검 ${count}` : '점검'} step={at ?? ''} onClose={props.onClose}>
      {found.length === 0 ? (
        <EmptyState title="걸리는 것이 없어요" hint="근로 시간, 배우와 장소 일정, 빛, 이동을 살펴봤어요." />
      ) : (
        <List ref={list}>
          {found.length === over.length ? <p>남은 촬영일에는 걸리는 것이 없어요.</p> : null}
          {found.filter((day) => !over.includes(day)).map(dayChecks)}
          {over.length > 0 ? (
            <details open={isAtOver}>
              <Summary>
                {over.every((day) => day.isShot) ? '찍은' : '지난'} 날 {over.length}일 · 점검 {countOf(over)}
              </Summary>
              {over.map(dayChecks)}
            </details>
          ) : null}
          <small>
            {LABOUR_NOTICE}
            {days.every((day) => knowsHolidaysOf(day.tableDate))
              ? ''
              : ' 공휴일 미확인: 아직 공휴일이 정해지지 않은 해가 있어요.'}
          </small>
        </List>
      )}
      {accepting ? (
        <AcceptDialog
          finding={accepting}
          onAccept={(reason) => props.onAccept(accepting, reason)}
          onClose={() => setAccepting(null)}
        />
      ) : null}
    </BesidePanel>
  );
}

const countOf = (days: readonly DayView[]): number => days.reduce((sum, day) => sum + day.findings.length, 0);
