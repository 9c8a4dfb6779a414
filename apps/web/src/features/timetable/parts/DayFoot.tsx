import { formatDuration } from '@ddak/domain';
import { memo } from 'react';
import { CommentButton } from '../../../platform/comment/CommentButton.tsx';
import { markOfSeverity } from '../../../platform/findings/WarnMark.tsx';
import { BoardCost } from '../costs/BoardCost.tsx';
import { dayComments } from '../view/day-comments.ts';
import type { DayView } from '../view/day-view.ts';

/** What a day costs in people, moves and won, or what is wrong with it; and the ways to its checks and its call sheet. */
export const DayFoot = memo(function DayFoot(props: {
  readonly day: DayView;
  readonly onCallsheet: ((timetableId: string) => void) | null;
  readonly onChecks: (timetableId: string) => void;
}) {
  const { day, onCallsheet, onChecks } = props;
  const hard = day.findings.some(({ severity }) => severity === 'hard');
  return (
    <footer className="day-foot">
      <div className="facts">
        {day.over > 0 ? (
          <span className="err">
            ▲ {formatDuration(day.limit)} 초과 {formatDuration(day.over)}
          </span>
        ) : (
          <span title={factsOf(day)}>{factsOf(day)}</span>
        )}
        <BoardCost of={day.timetableId} />
      </div>
      <div className="ways">
        {day.findings.length > 0 ? (
          <button
            type="button"
            aria-label={`${day.title} 점검 ${day.findings.length}`}
            style={{ color: hard ? 'var(--err-ink)' : 'var(--warn-ink)' }}
            onClick={() => onChecks(day.timetableId)}
          >
            {markOfSeverity(hard)} <span data-word>점검 </span>
            {day.findings.length}
          </button>
        ) : null}
        {day.isDraft ? <b>초안</b> : null}
        <i />
        <CommentButton {...dayComments(day)} />
        {onCallsheet ? (
          <button type="button" data-sheet onClick={() => onCallsheet(day.timetableId)}>
            일촬표
          </button>
        ) : null}
      </div>
    </footer>
  );
});

/** `이동 2 · 배우 4 · 보조 12`. */
const factsOf = (day: DayView): string =>
  [movesOf(day), `배우 ${day.cast}`, ...(day.extras > 0 ? [`보조 ${day.extras}`] : [])].join(' · ');

/** TT11: moves that are missing between places of which nobody has said where they are, are unsettled, not none. */
function movesOf({ moves, unplannedMoves, unknownPlaces, guessedMoves }: DayView): string {
  if (unplannedMoves > 0)
    return unknownPlaces > 0
      ? `이동 미정 · ${unknownPlaces}곳`
      : `이동 ${moves} · 빠진 이동 ${unplannedMoves}`;
  return guessedMoves > 0 ? `이동 ${moves} · 추정 ${guessedMoves}` : `이동 ${moves}`;
}
