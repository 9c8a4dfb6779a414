import { type ClockMinutes, clockNear, formatClock } from '@ddak/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LineClock } from '../editor-fields.tsx';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });

/** An actual time: written, or taken from the clock by a tap. */
export function NowClock(props: {
  readonly label: string;
  readonly value: ClockMinutes | null;
  /** Stands in the empty field in grey. */
  readonly planned: ClockMinutes | null;
  /** When it was to be, where that does not stand in the field. */
  readonly near?: ClockMinutes | null;
  /** Null when the day is not today's. */
  readonly now: ClockMinutes | null;
  readonly onSave: (minutes: ClockMinutes | null) => void;
}) {
  const { label, value, planned, near = planned, now, onSave } = props;
  return (
    <Line>
      <LineClock
        label={label}
        value={value}
        derived={planned === null ? '시간' : formatClock(planned)}
        meant={(minutes) => clockNear(minutes, near)}
        onSave={onSave}
      />
      {now !== null && value === null ? (
        <Button aria-label={`${label} 지금`} onClick={() => onSave(now)} sx={{ minWidth: 48, px: 1 }}>
          지금
        </Button>
      ) : null}
    </Line>
  );
}
