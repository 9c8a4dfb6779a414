import { formatClock, formatDuration, memberOf, type PlanFinding, type ProjectState } from '@ddak/domain';
import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import type { BoardActions } from '../actions/use-board-actions.ts';
import { AcceptDialog } from '../checks/AcceptDialog.tsx';
import { CheckList } from '../checks/CheckList.tsx';
import { useFixes } from '../checks/use-fixes.ts';
import type { DayView } from '../view/day-view.ts';
import { DayBar } from './DayBar.tsx';
import { movesOnDay, peopleOnDay } from './day-facts.ts';

const Facts = styled('div')({
  height: '100%',
  minHeight: 0,
  overflowY: 'auto',
  padding: '14px 20px 24px',
  display: 'flex',
  flexDirection: 'column',
  gap: 22,
  background: 'var(--surface)',
  '& h3': { display: 'flex', gap: 6, marginBottom: 6, fontSize: 13, fontWeight: 600 },
  '& h3 > span': { fontWeight: 400, color: 'var(--ink-3)' },
  '& section > p': { color: 'var(--ink-2)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', borderTop: '1px solid var(--line)' },
  [PHONE]: { padding: '12px 16px 80px' },
});

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 10px 6px 0', textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& thead th': { paddingTop: 0, fontSize: 11.5, color: 'var(--ink-3)' },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& tbody th': { fontWeight: 600 },
  '& tbody th > i': {
    display: 'inline-block',
    minWidth: 20,
    fontStyle: 'normal',
    fontWeight: 400,
    color: 'var(--ink-3)',
  },
  '& tbody th > small': { marginLeft: 6, fontWeight: 400, color: 'var(--ink-3)' },
  '& td:last-of-type': { width: '100%', padding: '6px 0', whiteSpace: 'normal', color: 'var(--ink-2)' },
  '& td.wait': { color: 'var(--ink-3)' },
});

const Moves = styled('ul')({
  '& > li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    padding: '6px 0',
    borderBottom: '1px solid var(--line)',
  },
  '& > li > b': { fontWeight: 500 },
  '& > li > small': { color: 'var(--warn-ink)' },
  '& > li > span': { marginLeft: 'auto', color: 'var(--ink-2)' },
});

/** What a day is, beside its rows: its clock in the light, who is there when, how the company moves, the checks. */
export function DayFacts(props: {
  readonly state: ProjectState;
  readonly day: DayView;
  readonly editable: boolean;
  readonly actions: Pick<BoardActions, 'searchFix' | 'fix' | 'accept' | 'withdraw'>;
  readonly onShow: (finding: PlanFinding) => void;
}) {
  const { state, day, editable, actions } = props;
  const [accepting, setAccepting] = useState<PlanFinding | null>(null);
  const people = useMemo(() => peopleOnDay(state, day), [state, day]);
  const moves = useMemo(() => movesOnDay(state, day.timetableId), [state, day.timetableId]);
  const shown = useMemo(() => [day], [day]);
  const fixOf = useFixes(shown, editable, actions.searchFix);
  return (
    <Facts aria-label={`${day.title} ${day.date} 하루`} role="region">
      <Part title="시각" fact={day.isOff ? '' : timesOf(day)}>
        {day.isOff ? <p>쉬는 날이에요.</p> : <DayBar day={day} />}
      </Part>
      <Part title="배우" fact={people.length > 0 ? `${people.length}명` : ''}>
        {people.length === 0 ? (
          <p>이 날에 나오는 배우가 없어요.</p>
        ) : (
          <Table>
            <thead>
              <tr>
                <th scope="col">인물</th>
                <th scope="col">첫 씬</th>
                <th scope="col">끝</th>
                <th scope="col">사이 대기</th>
                <th scope="col">씬</th>
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.characterId}>
                  <th scope="row">
                    <i>{person.no}</i>
                    {person.name}
                    {person.actor ? <small>{person.actor}</small> : null}
                  </th>
                  <td>{formatClock(person.first)}</td>
                  <td>{formatClock(person.last)}</td>
                  <td className="wait">{person.waits > 0 ? formatDuration(person.waits) : '–'}</td>
                  <td>{person.scenes.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Part>
      <Part title="이동" fact={moves.length > 0 ? `${moves.length}번` : ''}>
        {moves.length === 0 ? (
          <p>{day.scenes === 0 ? '아직 갈 곳이 없어요.' : '한곳에서 찍는 날이에요.'}</p>
        ) : (
          <Moves>
            {moves.map((move) => (
              <li key={move.key}>
                <b>{move.what}</b>
                <small>{move.marks.join(' · ')}</small>
                <span>{move.minutes}분</span>
              </li>
            ))}
          </Moves>
        )}
      </Part>
      <Part title="점검" fact={day.findings.length > 0 ? `${day.findings.length}` : ''}>
        {day.findings.length + day.accepted.length === 0 ? (
          <p>걸리는 것이 없어요.</p>
        ) : (
          <CheckList
            day={day}
            editable={editable}
            fixOf={fixOf}
            onFix={actions.fix}
            onShow={props.onShow}
            onAccept={setAccepting}
            onWithdraw={actions.withdraw}
            nameOf={(userId) => memberOf(state, userId)?.name ?? ''}
          />
        )}
      </Part>
      {accepting ? (
        <AcceptDialog
          finding={accepting}
          onAccept={(reason) => actions.accept(accepting, reason)}
          onClose={() => setAccepting(null)}
        />
      ) : null}
    </Facts>
  );
}

function Part(props: { readonly title: string; readonly fact: string; readonly children: ReactNode }) {
  return (
    <section aria-label={props.title}>
      <h3>
        {props.title} <span>{props.fact}</span>
      </h3>
      {props.children}
    </section>
  );
}

/** `콜 07:00 · 종료 18:40 · 근로 10시간 40분 / 12시간`. */
const timesOf = (day: DayView): string =>
  [
    `콜 ${formatClock(day.call)}`,
    `종료 ${formatClock(day.end)}`,
    day.worked > 0 ? `근로 ${formatDuration(day.worked)} / ${formatDuration(day.limit)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
