import type { Id, ProjectState } from '@ddak/domain';
import { explainPlacement, sayPlacement } from '@ddak/scheduler';
import type { DaysNeeded } from '@ddak/scheduler/board';
import { EmptyState } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { DaysShort } from './DaysShort.tsx';
import { PlacesAssumed } from './PlacesAssumed.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import { ProposedDays } from './ProposedDays.tsx';
import { Foot, Part, Reasons, Scroll } from './parts.tsx';
import { stayingAfter, waitingAfter } from './view/changed-days.ts';
import { isOlderThan } from './view/is-older.ts';
import { type ProposalView, proposalView } from './view/proposal-view.ts';
import type { Asked, Found } from './view/run-proposals.ts';

/** The proposals side by side, the chosen one strip by strip, and taking it over whole or by days. */
export function FoundStep(props: {
  readonly state: ProjectState;
  readonly asked: Asked;
  readonly found: readonly Found[];
  readonly seesCost: boolean;
  readonly needed: DaysNeeded | null;
  readonly onAddDays: (needed: DaysNeeded) => void;
  readonly onAccept: (found: Found, days: readonly Id[]) => void;
  readonly onBack: () => void;
}) {
  const { asked, found, seesCost, state } = props;
  const [at, setAt] = useState(0);
  const views = useMemo(
    () => found.map((one) => proposalView(asked.state, asked, one.title, one.answer, seesCost)),
    [found, asked, seesCost],
  );
  const [left, setLeft] = useState<readonly Id[]>([]);
  const older = useMemo(() => isOlderThan(asked, state), [asked, state]);
  const chosen = found[at];
  const view = views[at];
  if (!chosen || !view) return <EmptyState title="찾은 안이 없어요" />;
  const whole = view.days.map((day) => day.timetableId);
  const taken = whole.filter((id) => !left.includes(id));
  const waiting = waitingAfter(view.days, taken);
  const staying = stayingAfter(view.days, taken);
  const { problem } = asked;
  const whyOf = (scene: string): string => {
    const leftOver = view.leftOver.find((one) => one.label === problemLabel(asked, scene));
    const placement = explainPlacement(problem, chosen.answer.plan, scene);
    // What another day would cost counts points as ₩ too, so it is no price to be told.
    if (placement) return sayPlacement(problem, { ...placement, elsewhere: null });
    return leftOver?.reasons.join(' ') ?? '';
  };
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
        <Part aria-label="안">
          {views.map((one, i) => (
            <ProposalCard
              key={one.title}
              no={i + 1}
              view={one}
              chosen={i === at}
              onChoose={() => {
                setAt(i);
                setLeft([]);
              }}
            />
          ))}
          {seesCost ? <p>적지 않은 단가는 기본값으로 셈했어요. 단가·인물·장소에서 바꿀 수 있어요.</p> : null}
          {seesCost ? null : <p>금액은 비용 권한이 있는 사람에게만 보여요.</p>}
        </Part>
        <PlacesAssumed asked={asked} />
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
            onTaken={(next) => setLeft(whole.filter((id) => !next.includes(id)))}
            whyOf={whyOf}
          />
        </Part>
      </Scroll>
      <Foot>
        <Button variant="text" onClick={props.onBack}>
          다시 고르기
        </Button>
        <span className="grow" role="status" style={{ color: 'var(--ink-2)', fontSize: 12 }}>
          {[
            waiting > 0 ? `${waiting}씬은 미배정으로 돌아가요.` : '',
            staying > 0 ? `${staying}씬은 지금 날에 남아요.` : '',
          ].join(' ')}
        </span>
        <Button
          variant={props.needed || view.hardBreaches > 0 ? 'outlined' : 'contained'}
          disabled={taken.length === 0}
          onClick={() => props.onAccept(chosen, taken)}
        >
          {taken.length === whole.length ? `${at + 1}안 받아들이기` : `${taken.length}일만 받아들이기`}
        </Button>
      </Foot>
    </>
  );
}

/** Scenes that one thing keeps out stand in one line. */
function byReason(leftOver: ProposalView['leftOver']): [string, string[]][] {
  const groups = Map.groupBy(leftOver, ({ reasons }) => reasons.join(' '));
  return [...groups].map(([reason, list]) => [reason, list.map(({ label }) => label)]);
}

function problemLabel({ problem }: Asked, scene: string): string {
  const name = problem.scenes.find((one) => one.id === scene)?.name;
  return name ? `S#${name}` : scene;
}
