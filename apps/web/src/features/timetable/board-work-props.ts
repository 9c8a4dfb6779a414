import type { MenuEntry } from '@ddak/ui';
import type { RefObject } from 'react';
import type { BoardDialog } from './board-dialog.ts';
import type { DaysHandle } from './parts/Days.tsx';
import type { BoardActions } from './use-board-actions.ts';
import type { BoardDrag } from './use-board-drag.ts';
import type { useBoardInput } from './use-board-input.ts';
import type { BoardViewName } from './use-board-place.ts';
import type { BoardModel } from './use-board-view.ts';
import type { DayView } from './view/day-view.ts';
import type { PoolFilter } from './view/pool-view.ts';
import type { BoardLists } from './view/steps.ts';

/** What the work area of the board is given, on a desk and on a phone alike. */
export interface BoardWorkProps {
  readonly model: BoardModel;
  readonly showEighths: boolean;
  readonly filter: PoolFilter;
  readonly onFilter: (filter: PoolFilter) => void;
  readonly view: BoardViewName;
  readonly editable: boolean;
  readonly drag: BoardDrag;
  readonly input: ReturnType<typeof useBoardInput>;
  readonly actions: BoardActions;
  readonly days: RefObject<DaysHandle | null>;
  readonly lists: BoardLists;
  readonly menuOf: (day: DayView) => readonly (MenuEntry | 'divider')[];
  readonly onCallsheet: ((timetableId: string) => void) | null;
  /** Opens 점검 at a day. */
  readonly onChecks: (timetableId: string) => void;
  readonly openDialog: (dialog: BoardDialog) => void;
  /** Opens 자동 배치; null for whoever only reads. */
  readonly onPropose: (() => void) | null;
}
