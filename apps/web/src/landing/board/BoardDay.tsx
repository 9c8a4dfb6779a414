import { BoardStrip } from './BoardStrip.tsx';
import { clock, dayTimes, sayLength } from './board-times.ts';
import type { SampleDay } from './sample-days.ts';

/** One day of the sample board: its head, its rows by the clock, and how long it is. */
export function BoardDay({ day, still }: { readonly day: SampleDay; readonly still?: boolean }) {
  const times = dayTimes(
    day.call,
    day.rows.map(({ minutes }) => minutes),
  );
  return (
    <div className={times.over > 0 ? 'day-col over' : 'day-col'} data-call={day.call} data-day={day.name}>
      <div className="day-head">
        <p>
          <b>{day.name}</b> <span>{day.date}</span> <small>☀ {day.sun}</small>
        </p>
        <p>
          콜 <b>{clock(day.call)}</b> 종료 <b data-end="">{clock(times.end)}</b>
          <small data-length="">{sayLength(times)}</small>
        </p>
        <div className="load">
          <i data-load="" style={{ transform: `scaleX(${times.load})` }} />
        </div>
      </div>
      <ol data-list={day.name} aria-label={still ? undefined : `${day.name} 촬영 순서`}>
        {day.rows.map((row, at) => (
          <BoardStrip
            key={'phase' in row ? row.phase : row.no}
            row={row}
            at={times.starts[at]!}
            {...(still ? { still } : {})}
          />
        ))}
      </ol>
    </div>
  );
}
