import { clock } from './board-times.ts';
import type { SamplePhase, SampleStrip } from './sample-days.ts';

/** One row of the sample board; `at` in minutes after midnight, null in the pool. */
export function BoardStrip(props: {
  readonly row: SampleStrip | SamplePhase;
  readonly at: number | null;
  /** A picture of the board is not worked with. */
  readonly still?: boolean;
}) {
  const { row, at, still } = props;
  const time = at === null ? '' : clock(at);
  if ('phase' in row)
    return (
      <li className="row" data-minutes={row.minutes}>
        <time>{time}</time>
        <span className="strip phase">
          {row.phase}
          <small>{row.minutes}분</small>
        </span>
      </li>
    );
  const inner = (
    <>
      <b>{row.no}</b> <i>{row.tag}</i> <strong>{row.set}</strong>
      <small>{row.minutes}분</small>
      <span>
        <em>{row.cast}</em> {row.line}
      </span>
    </>
  );
  const look = `strip ${row.light}${row.tag.startsWith('밖') ? ' out' : ''}`;
  return (
    <li className="row" data-minutes={row.minutes}>
      <time>{time}</time>
      {still ? (
        <span className={look}>{inner}</span>
      ) : (
        <button type="button" className={look} data-strip={row.no} aria-describedby="board-keys">
          {inner}
        </button>
      )}
    </li>
  );
}
