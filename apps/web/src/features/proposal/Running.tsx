import { formatDuration } from '@ddak/domain';
import type { ScheduleAnswer } from '@ddak/scheduler';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Foot, Part, Scroll } from './parts.tsx';
import { qualityOf } from './view/proposal-view.ts';
import { won } from './view/say-money.ts';

/** While the engine searches: the best so far and how far from the best possible it can be. */
export function Running(props: {
  readonly best: ScheduleAnswer | null;
  readonly part: number;
  readonly asAsked: boolean;
  readonly hardBreaches: number;
  readonly seesCost: boolean;
  readonly onStop: () => void;
  readonly onCancel: () => void;
}) {
  const { best } = props;
  return (
    <>
      <Scroll aria-busy>
        <Part>
          <h3>{props.part + 1}번째 배치안을 찾고 있어요</h3>
          <LinearProgress aria-label="계산 중" />
        </Part>
        {best ? (
          <Part aria-live="polite">
            <h3>지금까지 가장 좋은 안</h3>
            {props.seesCost && best.score.money > 0 ? (
              <b style={{ fontSize: 24, fontWeight: 700, letterSpacing: '-.02em' }}>
                {won(best.score.money)}
              </b>
            ) : null}
            <span>
              촬영 {best.plan.days.length}일 · 이동 {best.score.preferenceParts.moves} · 대기일{' '}
              {best.score.preferenceParts.castHoldDays} · 초과{' '}
              {formatDuration(Math.round(best.score.preferenceParts.overtimeMinutes))}
            </span>
            <span style={{ color: 'var(--ink-2)' }}>
              {[
                props.asAsked ? qualityOf(best) : '',
                best.leftOver.length > 0 ? `못 넣은 씬 ${best.leftOver.length}` : '',
                props.hardBreaches > 0 ? `지키지 못한 규칙 ${props.hardBreaches}` : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Part>
        ) : null}
        <p style={{ color: 'var(--ink-3)', fontSize: 12 }}>
          이 기기에서 계산해요. 신호가 없어도 되고, 그동안 계획표를 고치거나 다른 화면에 가 있어도 돼요. 다
          되면 알려 드려요.
        </p>
      </Scroll>
      <Foot>
        <span className="grow" />
        <Button variant="text" onClick={props.onCancel}>
          취소
        </Button>
        <Button onClick={props.onStop}>여기까지만</Button>
      </Foot>
    </>
  );
}
