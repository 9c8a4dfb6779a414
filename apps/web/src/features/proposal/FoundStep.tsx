import type { Id, ProjectState } from '@ddak/domain';
import type { DaysNeeded, Wider } from '@ddak/scheduler/board';
import { EmptyState } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Blackouts } from './Blackouts.tsx';
import { DayMorePart } from './DayMorePart.tsx';
import { DaysShort } from './DaysShort.tsx';
import { EmptiedDaysChoice } from './EmptiedDaysChoice.tsx';
import { PlacesAssumed } from './PlacesAssumed.tsx';
import { ProposalSummary } from './ProposalSummary.tsx';
import { ProposalTable } from './ProposalTable.tsx';
import { ProposedDays } from './ProposedDays.tsx';
import { Foot, Part, Reasons, Scroll } from './parts.tsx';
import type { Choice } from './use-draft.ts';
import type { Asked, Found } from './view/asked.ts';
import { stayingAfter, waitingAfter } from './view/changed-days.ts';
import { compareProposals } from './view/compare-proposals.ts';
import type { DayMore } from './view/day-more.ts';
import { isOlderThan } from './view/is-older.ts';
import type { ProposalView } from './view/proposal-view.ts';
import { whyHere } from './view/why-here.ts';

/** The proposals side by side, the chosen one strip by strip, and taking it over whole or by days. */
export function FoundStep(props: {
  readonly state: ProjectState;
  readonly asked: Asked;
  readonly found: readonly Found[];
  readonly views: readonly ProposalView[];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly seesCost: boolean;
  readonly needed: DaysNeeded | null;
  readonly more: DayMore | null;
  readonly onAddDays: (wider: Wider) => void;
  readonly onAccept: () => void;
  readonly onBack: () => void;
  /** Shows the board under the panel; null where it stands beside it. */
  readonly onBoard: (() => void) | null;
}) {
  const { asked, found, views, seesCost, state, choice, onChoose } = props;
  const { at, left } = choice;
  const lines = useMemo(
    () =>
      compareProposals(
        asked.problem,
        asked.before,
        found.map((one) => one.answer),
        seesCost,
      ),
    [asked, found, seesCost],
  );
  const older = useMemo(() => isOlderThan(asked, state), [asked, state]);
  const chosen = found[at];
  const view = views[at];
  if (!chosen || !view) return <EmptyState title="찾은 안이 없어요" />;
  const whole = view.days.map((day) => day.timetableId);
  const taken = whole.filter((id) => !left.includes(id));
  const emptied = view.days.filter(
    (day) => taken.includes(day.timetableId) && day.end.before !== null && day.end.after === null,
  );
  return (
    <>
      <Scroll>
        {older ? (
          <Part role="status">
            <p style={{ color: 'var(--warn-ink)' }}>
              계산한 뒤에 계획표가 바뀌었어요. 받아들여도 그동안 다른 사람이 옮긴 것은 그대로 둬요.
            </p>
          </Part>
        ) : null}
        {props.needed ? <DaysShort needed={props.needed} onAdd={props.onAddDays} /> : null}
        {props.more ? <DayMorePart more={props.more} onAdd={props.onAddDays} /> : null}
        <Part aria-label="안">
          <ProposalTable
            titles={found.map(({ title }) => title)}
            lines={lines}
            at={at}
            onChoose={(next) => onChoose({ ...choice, at: next, left: [] })}
          />
          <ProposalSummary no={at + 1} view={view} />
          {seesCost ? <p>적지 않은 단가는 기본값으로 셈했어요. 단가·인물·장소에서 바꿀 수 있어요.</p> : null}
          {seesCost ? null : <p>금액은 비용 권한이 있는 사람에게만 보여요.</p>}
        </Part>
        <PlacesAssumed asked={asked} />
        <Blackouts state={state} problem={asked.problem} plan={chosen.answer.plan} />
        {emptied.length > 0 ? (
          <EmptiedDaysChoice
            days={emptied}
            chosen={choice.emptied}
            onChange={(next) => onChoose({ ...choice, emptied: next })}
          />
        ) : null}
        {view.leftOver.length > 0 ? (
          <Part aria-label="못 넣은 씬">
            <h3>못 넣은 씬 {view.leftOver.length}</h3>
            <Reasons>
              {byReason(view.leftOver).map(([reason, labels]) => (
                <li key={reason}>
                  <b style={{ color: 'var(--ink)' }}>{labels.join(', ')}</b> {reason}
                </li>
              ))}
            </Reasons>
          </Part>
        ) : null}
        {view.warnings.length > 0 ? (
          <Part aria-label="살펴볼 것">
            <h3>살펴볼 것 {view.warnings.length}</h3>
            <Reasons>
              {view.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </Reasons>
          </Part>
        ) : null}
        <Part aria-label="달라지는 날">
          <h3>달라지는 날 {view.days.length}</h3>
          {view.days.length === 0 ? <p>지금 계획이 가장 나아요. 바꿀 것이 없어요.</p> : null}
          <ProposedDays
            key={at}
            days={view.days}
            taken={taken}
            onTaken={(next) => onChoose({ ...choice, left: whole.filter((id) => !next.includes(id)) })}
            whyOf={(scene) => whyHere(asked, chosen.answer, scene, seesCost)}
          />
        </Part>
      </Scroll>
      <Foot>
        <span className="line" role="status">
          {whatStays(view.days, taken)}
        </span>
        <Button variant="text" onClick={props.onBack}>
          다시 고르기
        </Button>
        <span className="grow" />
        {props.onBoard ? <Button onClick={props.onBoard}>계획표로 보기</Button> : null}
        <Button
          className="main"
          variant={props.needed || view.hardBreaches > 0 ? 'outlined' : 'contained'}
          disabled={taken.length === 0}
          onClick={props.onAccept}
        >
          {taken.length === whole.length ? `배치안 ${at + 1} 받아들이기` : `${taken.length}일만 받아들이기`}
        </Button>
      </Foot>
    </>
  );
}

/** BP3: what taking over some of the days alone means for scenes that go between them and others. */
function whatStays(days: ProposalView['days'], taken: readonly Id[]): string {
  const [waiting, staying] = [waitingAfter(days, taken), stayingAfter(days, taken)];
  return [
    ...(waiting > 0 ? [`${waiting}씬은 미배정으로 돌아가요.`] : []),
    ...(staying > 0 ? [`${staying}씬은 지금 날에 남아요.`] : []),
  ].join(' ');
}

/** Scenes that one thing keeps out stand in one line. */
function byReason(leftOver: ProposalView['leftOver']): [string, string[]][] {
  const groups = Map.groupBy(leftOver, ({ reasons }) => reasons.join(' '));
  return [...groups].map(([reason, list]) => [reason, list.map(({ label }) => label)]);
}
