import { asIfPlan, type Id, type ProjectState } from '@ddak/domain';
import { EmptyState, Field, PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, useState } from 'react';
import { BesidePanel } from '../../../platform/BesidePanel.tsx';
import { useBoardLines } from '../boards/use-board-lines.ts';
import { USUAL_LOOK } from '../strip-look/strip-look.ts';
import { type BoardView, boardView } from '../view/board-view.ts';
import {
  boardWeight,
  type ComparedFact,
  compareFacts,
  type DifferentDay,
  differentDays,
  movedScenes,
} from './compare-boards.ts';

const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '4px 16px 16px',
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  '& h3': { marginBottom: 6, fontSize: 12, fontWeight: 600, color: 'var(--ink-3)' },
});

const Facts = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 0 6px 8px', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& thead th': { color: 'var(--ink-3)', fontSize: 12, fontWeight: 500 },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left', color: 'var(--ink-2)' },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& td:last-of-type': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 11.5, fontWeight: 400, color: 'var(--ink-3)' },
});

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    borderTop: '1px solid var(--line)',
  },
  '& > li > div': { flex: 1, minWidth: 0 },
  '& > li > div > *': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& b': { fontWeight: 600 },
  '& small': { fontSize: 11.5, color: 'var(--ink-2)' },
  [PHONE]: { '& > li': { minHeight: 52 }, '& small': { fontSize: 12.5 } },
});

/** The open board beside another one: what differs, and what of the other can be taken over here. */
export default function ComparePanel(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly board: BoardView;
  readonly seesCost: boolean;
  /** Null for who only reads. */
  readonly onTakeDay: ((fromDay: Id, toDay: Id) => void) | null;
  /** Makes a day like one of the other board: its date, kind, call and 일정 줄; its scenes stay where they are here. */
  readonly onAddDay: ((likeDay: Id) => void) | null;
  readonly onTakeScene: ((sceneId: Id, toDay: Id | null) => void) | null;
  readonly onShow: (timetableId: Id) => void;
  readonly onClose: () => void;
}) {
  const { boardId, onTakeScene } = props;
  const { overBefore } = props.board;
  const lines = useBoardLines(props.state);
  const others = lines.filter((line) => line.boardId !== boardId);
  const [wanted, setWanted] = useState(others.find(({ isCurrent }) => isCurrent)?.boardId);
  const other = others.find((line) => line.boardId === wanted) ?? others[0];
  const mine = lines.find((line) => line.boardId === boardId);
  // What is dragged on the board goes first; the numbers follow.
  const state = useDeferredValue(props.state);
  const found = useMemo(
    () => other && compared(state, boardId, other.boardId, overBefore),
    [state, boardId, other, overBefore],
  );
  return (
    <BesidePanel title="안 비교" step="" onClose={props.onClose}>
      {!other || !found ? (
        <EmptyState
          title="비교할 안이 없어요"
          hint="안 메뉴에서 지금 안을 복사하면 두 안을 나란히 볼 수 있어요."
        />
      ) : (
        <Scroll>
          <Field label="비교할 안">
            {(ids) => (
              <Select
                fullWidth
                value={other.boardId}
                inputProps={ids}
                onChange={(event) => setWanted(event.target.value)}
              >
                {others.map((line) => (
                  <MenuItem key={line.boardId} value={line.boardId}>
                    {line.name}
                    {line.isCurrent ? ' · 현재 계획' : ''}
                  </MenuItem>
                ))}
              </Select>
            )}
          </Field>
          <FactsTable
            facts={compareFacts(found.mine ?? props.board, found.theirs, found.weights, props.seesCost)}
            mine={mine?.name ?? ''}
            theirs={other.name}
          />
          {found.shotDays > 0 ? <p>찍은 {found.shotDays}일은 두 안 모두 찍은 대로 셈했어요.</p> : null}
          <section aria-label="다른 날">
            <h3>날이 다른 곳 {found.days.length}</h3>
            {found.days.length === 0 ? <p>두 안의 날이 모두 같아요.</p> : null}
            <List>
              {found.days.map((day) => (
                <DayLine key={day.mine ?? day.theirs} day={day} {...props} />
              ))}
            </List>
          </section>
          <section aria-label="다른 날에 있는 씬">
            <h3>다른 날에 있는 씬 {found.scenes.length}</h3>
            {found.scenes.length === 0 ? <p>모든 씬이 같은 날에 있어요.</p> : null}
            <List>
              {found.scenes.map((scene) => (
                <li key={scene.sceneId}>
                  <div>
                    <span>
                      <b>{scene.label}</b> {scene.setName}
                    </span>
                    <small>
                      {scene.here} → {scene.there}
                    </small>
                  </div>
                  {onTakeScene && (scene.toDay !== null || scene.waitsThere) ? (
                    <Button size="small" onClick={() => onTakeScene(scene.sceneId, scene.toDay)}>
                      {scene.waitsThere ? '미배정으로' : '여기서도 옮기기'}
                    </Button>
                  ) : null}
                </li>
              ))}
            </List>
          </section>
        </Scroll>
      )}
    </BesidePanel>
  );
}

/** TT40: each board as if it became the plan now. */
function compared(state: ProjectState, mine: Id, theirs: Id, overBefore: BoardView['overBefore']) {
  const [own, its] = [asIfPlan(state, mine), asIfPlan(state, theirs)];
  const viewOf = (of: ProjectState, boardId: Id) => boardView(of, boardId, USUAL_LOOK, () => overBefore);
  return {
    /** Null: the board as it is shown. */
    mine: own.state === state ? null : viewOf(own.state, mine),
    theirs: viewOf(its.state, theirs),
    weights: { mine: boardWeight(own.state, mine), theirs: boardWeight(its.state, theirs) },
    days: differentDays(own.state, mine, theirs, its.state),
    scenes: movedScenes(own.state, mine, theirs, its.state),
    shotDays: Math.max(own.shotDays, its.shotDays),
  };
}

function DayLine(props: {
  readonly day: DifferentDay;
  readonly onTakeDay: ((fromDay: Id, toDay: Id) => void) | null;
  readonly onAddDay: ((likeDay: Id) => void) | null;
  readonly onShow: (timetableId: Id) => void;
}) {
  const { mine, theirs, date, what, locked, canTake } = props.day;
  const { onTakeDay, onAddDay, onShow } = props;
  return (
    <li>
      <div>
        <b>{date}</b>
        <small>{locked ? '잠긴 날이에요' : what}</small>
      </div>
      {mine ? (
        <Button size="small" variant="text" onClick={() => onShow(mine)}>
          보기
        </Button>
      ) : null}
      {mine && theirs && onTakeDay && canTake ? (
        <Button size="small" onClick={() => onTakeDay(theirs, mine)}>
          이 날 가져오기
        </Button>
      ) : null}
      {!mine && theirs && onAddDay ? (
        <Button size="small" onClick={() => onAddDay(theirs)}>
          이 날 만들기
        </Button>
      ) : null}
    </li>
  );
}

function FactsTable(props: {
  readonly facts: readonly ComparedFact[];
  readonly mine: string;
  readonly theirs: string;
}) {
  return (
    <Facts>
      <thead>
        <tr>
          <th scope="col">견줄 것</th>
          <th scope="col">{props.mine}</th>
          <th scope="col">{props.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {props.facts.map((fact) => (
          <tr key={fact.label}>
            <th scope="row">{fact.label}</th>
            <td>{fact.mine}</td>
            <td>
              {fact.theirs}
              {fact.by ? <small>{fact.by}</small> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Facts>
  );
}
