import type { ProjectState } from '@ddak/domain';
import type { MenuEntry } from '@ddak/ui';
import type { ReactNode, RefObject } from 'react';
import type { BoardActions } from './actions/use-board-actions.ts';
import type { BoardDialog } from './board-dialog.ts';
import type { ColumnWidth } from './column-width.ts';
import type { DaysHandle } from './parts/Days.tsx';
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
  readonly state: ProjectState;
  readonly view: BoardViewName;
  /** 달력, which takes the whole of the work area. */
  readonly calendar: ReactNode;
  /** The day that somebody is at, in every view. */
  readonly dayAt: string | null;
  readonly onDay: (timetableId: string) => void;
  readonly onDayInView: (timetableId: string, whole: readonly string[]) => void;
  readonly width: ColumnWidth;
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
