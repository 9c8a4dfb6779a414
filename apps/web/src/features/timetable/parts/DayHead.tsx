import { formatClock, formatDuration, formatEighths } from '@ddak/domain';
import { DropMenu, Icon, type MenuEntry } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { memo, useCallback, useRef } from 'react';
import { CommentButton } from '../../../platform/comment/CommentButton.tsx';
import { dayComments } from '../view/day-comments.ts';
import type { DayView } from '../view/day-view.ts';

/** The number and date of a day, where the whole head has them. */
export const BareDayHead = ({ day }: { readonly day: DayView }) => (
  <header className="day-head">
    <div className="first">
      <DayName day={day} />
    </div>
  </header>
);

const DayName = ({ day }: { readonly day: DayView }) => (
  <>
    <h2>{day.title}</h2>
    <span className="date" data-red={day.red || undefined}>
      {day.date}
    </span>
  </>
);

/** The head of a day: its number, date, sun, call, end, size, and how full it is. */
export const DayHead = memo(function DayHead(props: {
  readonly day: DayView;
  readonly showEighths: boolean;
  readonly menuOf: (day: DayView) => readonly (MenuEntry | 'divider')[];
  /** Where there is no foot that does. */
  readonly tellsDraft?: boolean;
}) {
  const { day, menuOf } = props;
  const shown = useRef(day);
  shown.current = day;
  const entries = useCallback(() => menuOf(shown.current), [menuOf]);
  const over = day.over > 0 || undefined;
  const load = Math.min(100, Math.round((day.worked / Math.max(1, day.limit)) * 100));
  return (
    <header className="day-head" data-day-head>
      <div className="first">
        <DayName day={day} />
        {props.tellsDraft && day.isDraft ? <b className="draft">초안</b> : null}
        {day.locked ? <Icon name="lock" size={12} label="잠김" /> : null}
        <span className="name">{[day.holiday, day.name].filter(Boolean).join(' · ')}</span>
        <Sun day={day} />
        {day.shooting ? null : (
          <span className="more">
            <CommentButton {...dayComments(day)} />
          </span>
        )}
        <DayMenu title={day.title} entries={entries} />
      </div>
      {/* Kept where nobody is called, so that heads are equally high. */}
      <div style={{ visibility: day.isOff ? 'hidden' : undefined }}>
        <div className="second">
          <span>
            콜 <b>{formatClock(day.call)}</b>
          </span>
          <span>
            종료 <b data-over={over}>{formatClock(day.end)}</b>
          </span>
          <span>{sizeOf(day, props.showEighths)}</span>
        </div>
        <div
          className="day-load"
          role="img"
          aria-label={`근로 ${formatDuration(day.worked)}, ${formatDuration(day.limit)} 가운데 ${load}%`}
        >
          <i data-over={over} style={{ width: `${load}%` }} />
        </div>
      </div>
    </header>
  );
});

/** Of its own: at a move the heads of two days are drawn anew, and their buttons stay as they are. */
const DayMenu = memo(function DayMenu(props: {
  readonly title: string;
  readonly entries: () => readonly (MenuEntry | 'divider')[];
}) {
  return (
    <span className="more">
      <DropMenu
        entries={props.entries}
        trigger={(open) => (
          <IconButton size="small" aria-label={`${props.title} 메뉴`} {...open}>
            <Icon name="more" />
          </IconButton>
        )}
      />
    </span>
  );
});

function Sun({ day }: { readonly day: DayView }) {
  if (day.sunrise === null || day.sunset === null) return null;
  const night = day.call >= day.sunset - 60;
  const text = night
    ? `☾ ${formatClock(day.sunset)}–${formatClock(day.sunrise)}`
    : `☀ ${formatClock(day.sunrise)}–${formatClock(day.sunset)}`;
  return (
    <span className="sun" title={day.sunOfSeoul ? '일출–일몰 (서울 기준)' : '일출–일몰'}>
      {text}
    </span>
  );
}

/** `6씬 · 5 3/8` where the project counts eighths, else scenes with cuts, or with the time they take. */
function sizeOf(day: DayView, showEighths: boolean): string {
  const scenes = `${day.scenes}씬`;
  if (day.scenes === 0) return scenes;
  if (showEighths) return `${scenes} · ${formatEighths(day.eighths)}`;
  return day.cuts > 0 ? `${scenes} · ${day.cuts}컷` : `${scenes} · ${formatDuration(day.shoot)}`;
}
