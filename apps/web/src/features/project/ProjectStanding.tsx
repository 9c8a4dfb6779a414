import { shortDate } from '@ddak/domain';
import { NARROW } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { TimeTill } from '../../platform/my-call/TimeTill.tsx';
import type { ListedProject } from './project-api.ts';

const Standing = styled('div')({
  display: 'grid',
  gridTemplateColumns: '150px 120px 150px',
  gap: '0 20px',
  flex: 'none',
  fontSize: 12.5,
  fontVariantNumeric: 'tabular-nums',
  '& small': { display: 'block' },
  '& b': { fontSize: 13 },
  [NARROW]: {
    order: 1,
    width: '100%',
    paddingLeft: 20,
    gridTemplateColumns: '1fr 1fr',
    gap: '6px 16px',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
});

const Hint = styled('small')({ [NARROW]: { order: 1, width: '100%', paddingLeft: 20 } });

const Meter = styled('meter')({
  display: 'block',
  width: '100%',
  height: 4,
  marginTop: 5,
  appearance: 'none',
  border: 0,
  borderRadius: 2,
  background: 'var(--sunken)',
  '&::-webkit-meter-bar': { height: 4, border: 0, borderRadius: 2, background: 'var(--line)' },
  '&::-webkit-meter-optimum-value': { borderRadius: 2, background: 'var(--brand)' },
  '&::-moz-meter-bar': { borderRadius: 2, background: 'var(--brand)' },
});

/** HM1: how far a project is, when it is shot next, and how long until my call. */
export function ProjectStanding({ project }: { readonly project: ListedProject }) {
  const { home } = project;
  if (!home) return null;
  const { progress, nextDay, call } = home;
  // A guest has no plan to be told of.
  if (!progress && !call) return project.role === 'guest' ? null : <Hint>아직 씬과 촬영일이 없어요</Hint>;
  return (
    <Standing>
      <span>
        {progress ? (
          <>
            씬 {progress.allocated}/{progress.scenes} 배치
            <Meter
              min={0}
              max={Math.max(1, progress.scenes)}
              value={progress.allocated}
              aria-label="촬영일에 놓은 씬"
            />
          </>
        ) : null}
      </span>
      <span>
        {progress && progress.days > 0 ? (
          <>
            촬영 {progress.daysOver}/{progress.days}회차
            <Meter min={0} max={progress.days} value={progress.daysOver} aria-label="지난 촬영일" />
          </>
        ) : null}
      </span>
      <span>
        {nextDay ? (
          <b>
            다음 {nextDay.dayName} {shortDate(nextDay.date)}
          </b>
        ) : null}
        <small>{call && !call.cancels ? <TimeTill callAt={call.callAt} /> : null}</small>
      </span>
    </Standing>
  );
}
