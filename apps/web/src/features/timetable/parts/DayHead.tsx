import { formatClock, formatDuration, formatEighths } from '@ddak/domain';
import { DropMenu, Icon, type MenuEntry, PHONE } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useRef } from 'react';
import { CommentButton } from '../../../platform/comment/CommentButton.tsx';
import { dayComments } from '../view/day-comments.ts';
import type { DayView } from '../view/day-view.ts';

const Head = styled('header')({
  padding: '10px 12px 8px',
  borderBottom: '1px solid var(--line)',
  // Over its columns it is what a whole day is taken by.
  '[data-drag-scroll="x"] &': {
    cursor: 'grab',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    WebkitTouchCallout: 'none',
    touchAction: 'manipulation',
  },
  '& .first': { display: 'flex', alignItems: 'baseline', gap: 6, whiteSpace: 'nowrap', minWidth: 0 },
  '& h2': { flex: 'none', fontSize: 15, fontWeight: 700, letterSpacing: '-.01em' },
  '& .date': { flex: 'none', color: 'var(--ink-2)' },
  '& .date[data-red]': { color: 'var(--err-ink)' },
  '& .name': { color: 'var(--ink-2)', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .draft': { fontSize: 11.5, fontWeight: 600, color: 'var(--brand-ink)' },
  // What gives way where the name of a day is long.
  '& .sun': {
    flex: '0 1 auto',
    minWidth: 0,
    marginLeft: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: 11.5,
    color: 'var(--ink-3)',
  },
  '& .more': { flex: 'none', alignSelf: 'center', margin: '-4px -6px -4px 0' },
  '& .second': {
    display: 'flex',
    gap: 10,
    marginTop: 3,
    fontSize: 11.5,
    color: 'var(--ink-2)',
    whiteSpace: 'nowrap',
  },
  '& .second b': { fontWeight: 600, color: 'var(--ink)' },
  '& .second b[data-over]': { color: 'var(--err-ink)' },
  '& .second > :last-child': { marginLeft: 'auto' },
  [PHONE]: {
    '& .more': { margin: '-12px -12px -12px -4px' },
    '& h2': { fontSize: 18 },
    '& .second': { fontSize: 13 },
    '& .sun': { fontSize: 12.5 },
  },
});

const Load = styled('div')({
  position: 'relative',
  height: 4,
  marginTop: 8,
  borderRadius: 2,
  background: 'var(--sunken)',
  overflow: 'hidden',
  '& > i': {
    position: 'absolute',
    inset: '0 auto 0 0',
    borderRadius: 2,
    background: 'var(--ink-3)',
  },
  '& > i[data-over]': { background: 'var(--err)' },
});

/** The number and date of a day, where the whole head has them. */
export const BareDayHead = ({ day }: { readonly day: DayView }) => (
  <Head>
    <div className="first">
      <DayName day={day} />
    </div>
  </Head>
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
    <Head data-day-head>
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
        <Load
          role="img"
          aria-label={`근로 ${formatDuration(day.worked)}, ${formatDuration(day.limit)} 가운데 ${load}%`}
        >
          <i data-over={over} style={{ width: `${load}%` }} />
        </Load>
      </div>
    </Head>
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
