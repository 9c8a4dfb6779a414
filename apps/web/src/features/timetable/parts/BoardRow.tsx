import { formatClock, formatDuration } from '@ddak/domain';
import { memo } from 'react';
import { CommentPill } from '../../../platform/comment/CommentPill.tsx';
import { useCommentPill } from '../../../platform/comment/comment-pills.ts';
import type { RowView } from '../view/day-view.ts';
import { RowMarks } from './RowMarks.tsx';
import { PhaseStrip, Strip } from './Strip.tsx';

/** A row of a day with its clock outside the strip. Its events are handled by the board, found by `data-row`. */
export const BoardRow = memo(function BoardRow(props: {
  readonly row: RowView;
  readonly selected: boolean;
  readonly lifted: boolean;
  readonly tabbable: boolean;
  readonly movable: boolean;
  /** Its number, and of how many, where not all of them are drawn. */
  readonly at?: number | undefined;
  readonly of?: number | undefined;
}) {
  const { row } = props;
  const pill = useCommentPill(row.rowId);
  return (
    <>
      {row.gapBefore > 0 ? <div className="row-gap">빈 시간 {formatDuration(row.gapBefore)}</div> : null}
      <div
        className="board-row"
        role="option"
        aria-selected={props.selected}
        aria-posinset={props.at}
        aria-setsize={props.of}
        tabIndex={props.tabbable ? 0 : -1}
        data-row={row.rowId}
        data-key={row.rowId}
        data-drag-id={row.rowId}
        data-lifted={props.lifted || undefined}
        data-joined={row.joined?.follows || undefined}
        data-still={props.movable ? undefined : true}
      >
        <time data-fixed={row.fixed || undefined}>
          {formatClock(row.start)}
          {row.fixed || row.pinned ? <RowMarks row={row} /> : null}
        </time>
        {row.kind === 'scene' ? (
          <Strip
            strip={row.strip}
            minutes={row.minutes}
            part={row.part}
            joined={row.joined?.text ?? ''}
            warning={row.warning}
            warnsHard={row.warnsHard}
            days={row.progress}
            muted={row.dropped}
          />
        ) : (
          <PhaseStrip
            text={row.note ? `${row.text} · ${row.note}` : row.text}
            minutes={row.minutes}
            warning={row.warning}
            warnsHard={row.warnsHard}
          />
        )}
        {pill ? <CommentPill targetId={row.rowId} {...pill} /> : null}
      </div>
    </>
  );
});
