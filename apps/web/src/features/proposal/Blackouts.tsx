import { formatClock, type ProjectState } from '@ddak/domain';
import { blackoutsOf, type SchedulePlan, type ScheduleProblem, sceneLabel } from '@ddak/scheduler';
import { Summary } from '@ddak/ui';
import { useMemo } from 'react';
import { Part, Reasons } from './parts.tsx';
import { dayDates } from './view/changed-days.ts';

/** BP19: which night scenes inside a proposal shoots by day, and what that asks of their sets. */
export function Blackouts(props: {
  readonly state: ProjectState;
  readonly problem: ScheduleProblem;
  readonly plan: SchedulePlan;
}) {
  const { state, problem, plan } = props;
  const dateOf = dayDates(state);
  const days = useMemo(() => [...Map.groupBy(blackoutsOf(problem, plan), ({ day }) => day)], [problem, plan]);
  const count = days.reduce((sum, [, scenes]) => sum + scenes.length, 0);
  if (count === 0) return null;
  return (
    <Part aria-label="암막">
      <h3>낮에 찍는 실내 밤 씬 {count}개</h3>
      <p>해가 떠 있는 시간이라 암막이 필요해요. 어려운 곳은 밤으로 옮기거나 시작 시각을 정해 주세요.</p>
      <details>
        <Summary style={{ minHeight: 32 }}>날마다 보기</Summary>
        <Reasons>
          {days.map(([day, scenes]) => (
            <li key={day}>
              <b style={{ color: 'var(--ink)' }}>{dateOf(day)}</b>{' '}
              {scenes
                .map(({ scene, start }) => `${sceneLabel(problem, scene)} ${formatClock(start)}`)
                .join(', ')}
            </li>
          ))}
        </Reasons>
      </details>
    </Part>
  );
}
