import {
  CALL_TIMES,
  type CallTime,
  type ClockMinutes,
  clockNear,
  formatClock,
  type ReportCall,
} from '@ddak/domain';
import Button from '@mui/material/Button';
import { Entry, LineClock } from '../editor-fields.tsx';
import type { ReportEdit } from './use-report-edit.ts';

const SAID = { arrived: 'arrivedAt', ready: 'readyAt', wrapped: 'wrappedAt' } as const;

/** RP10: when an actor or a team came, was ready and was let go; what comes next can be taken from the clock. */
export function CallRecord(props: {
  readonly call: ReportCall;
  /** Null when the day is not today's. */
  readonly now: ClockMinutes | null;
  readonly edit: ReportEdit;
}) {
  const { call, now, edit } = props;
  const save = (key: keyof typeof SAID, minutes: ClockMinutes | null) =>
    edit.call({ _id: call._id, [SAID[key]]: minutes });
  const next = CALL_TIMES.find(({ key }) => call[key].actual === null);
  return (
    <Entry>
      <header>
        <b>{call.label}</b>
        {now !== null && next ? (
          <Button
            variant="text"
            aria-label={`${call.label} 지금 ${next.label}`}
            onClick={() => save(next.key, now)}
            sx={{ minHeight: 28, py: 0 }}
          >
            지금 {next.label}
          </Button>
        ) : null}
      </header>
      <div>
        {CALL_TIMES.map(({ key, label }) => (
          <LineClock
            key={key}
            label={`${call.label} ${label}`}
            value={call[key].actual}
            derived={plannedText(call[key])}
            meant={(minutes) => clockNear(minutes, call[key].planned)}
            onSave={(minutes) => save(key, minutes)}
          />
        ))}
      </div>
    </Entry>
  );
}

const plannedText = ({ planned }: CallTime): string => (planned === null ? '시간' : formatClock(planned));
