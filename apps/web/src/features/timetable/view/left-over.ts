import type { Id } from '@ddak/domain';
import { type BoardView, isOver } from './board-view.ts';

/** The rows of scenes on days that are over of which nobody has said that they were shot, or that they were not. */
export const leftOver = ({ days, overBefore }: Pick<BoardView, 'days' | 'overBefore'>): readonly Id[] =>
  days
    .filter((day) => !day.locked && isOver(day, overBefore))
    .flatMap((day) =>
      day.rows.flatMap((row) =>
        row.kind === 'scene' && row.progress === '' && !row.dropped ? [row.rowId] : [],
      ),
    );
