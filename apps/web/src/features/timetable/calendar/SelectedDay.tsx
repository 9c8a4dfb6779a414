import { type DateText, formatClock, holidayOn, type Id, shortDate } from '@ddak/domain';
import { DropMenu, Icon, type MenuEntry } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { markOfSeverity } from '../../../platform/findings/WarnMark.tsx';
import type { DayView } from '../view/day-view.ts';
import { firstPlaces } from './calendar-view.ts';

const Selected = styled('section')({
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
  padding: '10px 16px 12px',
  '& > h3': { fontSize: 14, fontWeight: 700 },
  '& > h3 > small': { marginLeft: 6, fontSize: 12.5, fontWeight: 400, color: 'var(--err-ink)' },
  '& > div': { display: 'flex', alignItems: 'center', minHeight: 48 },
  '& > div > button:first-of-type': {
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
  },
  '& > div > button > b': { display: 'block', fontSize: 15, fontWeight: 600 },
  '& > div > button > span': { fontSize: 12.5, color: 'var(--ink-2)' },
  '& > p': { display: 'flex', gap: 8, margin: '8px 0 0' },
});

/** On a phone, below the months: what the date holds that was chosen, what the checks say of it, and what can be done. */
export function SelectedDay(props: {
  readonly date: DateText;
  readonly days: readonly DayView[];
  /** None for who only reads. */
  readonly addEntries: readonly MenuEntry[];
  readonly menuOf: (day: DayView) => readonly (MenuEntry | 'divider')[];
  readonly onOpen: (timetableId: Id) => void;
  readonly onChecks: (timetableId: Id) => void;
}) {
  const { date, days } = props;
  return (
    <Selected aria-label="고른 날">
      <h3>
        {shortDate(date)}
        <small>{holidayOn(date)}</small>
      </h3>
      {days.map((day) => (
        <div key={day.timetableId}>
          <button type="button" onClick={() => props.onOpen(day.timetableId)}>
            <b>{day.title}</b>
            <span>{sayDay(day)}</span>
          </button>
          {day.findings.length > 0 ? <Checks day={day} onOpen={props.onChecks} /> : null}
          <DropMenu
            entries={props.menuOf(day)}
            trigger={(open) => (
              <IconButton aria-label={`${day.title} 메뉴`} {...open}>
                <Icon name="more" />
              </IconButton>
            )}
          />
        </div>
      ))}
      {days.length === 0 && props.addEntries.length > 0 ? (
        <p>
          {props.addEntries.map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries that never change
            <Button key={i} onClick={entry.onSelect}>
              {entry.label}
            </Button>
          ))}
        </p>
      ) : null}
    </Selected>
  );
}

function Checks({ day, onOpen }: { readonly day: DayView; readonly onOpen: (timetableId: Id) => void }) {
  const isHard = day.findings.some(({ severity }) => severity === 'hard');
  return (
    <Button
      size="small"
      variant="text"
      aria-label={`${day.title} 점검 ${day.findings.length}`}
      style={{ flex: 'none', color: isHard ? 'var(--err-ink)' : 'var(--warn-ink)' }}
      onClick={() => onOpen(day.timetableId)}
    >
      {markOfSeverity(isHard)} 점검 {day.findings.length}
    </Button>
  );
}

const sayDay = (day: DayView): string =>
  day.isOff
    ? day.note
    : [`콜 ${formatClock(day.call)}`, `${day.scenes}씬`, firstPlaces(day)].filter(Boolean).join(' · ');
