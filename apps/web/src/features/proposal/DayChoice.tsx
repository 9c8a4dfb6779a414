import type { Id } from '@ddak/domain';
import { ToggleChip } from '@ddak/ui';
import Button from '@mui/material/Button';
import { Part } from './parts.tsx';
import type { AskDay } from './view/ask.ts';

/** Which days may change. Those that are locked, have begun or are over are named below, with the reason. */
export function DayChoice(props: {
  readonly days: readonly AskDay[];
  readonly chosen: readonly Id[];
  readonly onChange: (days: readonly Id[]) => void;
}) {
  const { days, chosen, onChange } = props;
  const open = days.filter((day) => day.closed === null);
  const locked = days.filter((day) => day.closed === 'locked').length;
  const begun = days.filter((day) => day.closed === 'begun').length;
  const past = days.filter((day) => day.closed === 'past').length;
  const all = open.map((day) => day.timetableId);
  const fixed = [
    locked > 0 ? `잠근 날 ${locked}일` : '',
    begun > 0 ? `촬영을 시작한 날 ${begun}일` : '',
    past > 0 ? `지난 날 ${past}일` : '',
    open.length > chosen.length ? `고르지 않은 날 ${open.length - chosen.length}일` : '',
  ].filter(Boolean);
  return (
    <Part aria-label="날">
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <h3 style={{ flex: 1, fontSize: 12, fontWeight: 600, color: 'var(--ink-3)' }}>
          다시 짤 날 {chosen.length}
        </h3>
        <Button size="small" variant="text" onClick={() => onChange(chosen.length === all.length ? [] : all)}>
          {chosen.length === all.length ? '모두 빼기' : '모두 고르기'}
        </Button>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {open.map((day) => {
          const on = chosen.includes(day.timetableId);
          return (
            <ToggleChip
              key={day.timetableId}
              on={on}
              onChange={() =>
                onChange(on ? chosen.filter((id) => id !== day.timetableId) : [...chosen, day.timetableId])
              }
            >
              {day.title}
            </ToggleChip>
          );
        })}
      </div>
      {fixed.length > 0 ? <p>{fixed.join(', ')}은 지금 그대로 둬요.</p> : null}
    </Part>
  );
}
