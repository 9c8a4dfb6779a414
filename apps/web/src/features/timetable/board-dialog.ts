import type { Id } from '@ddak/domain';
import type { Cargo } from './view/drop.ts';

/** The dialog that stands open over the board, and what it is about. */
export type BoardDialog =
  | { readonly kind: 'move'; readonly cargo: Cargo }
  | { readonly kind: 'row'; readonly rowId: Id }
  /** `afterRowId` null: at the end of the day. */
  | { readonly kind: 'phase'; readonly timetableId: Id; readonly afterRowId: Id | null }
  | { readonly kind: 'addDays' }
  | { readonly kind: 'importDays' }
  | {
      readonly kind: 'editDay' | 'moveDay' | 'removeDay' | 'fillDay' | 'saveRows' | 'breakDays';
      readonly timetableId: Id;
    }
  | { readonly kind: 'swapDays'; readonly timetableId: Id; readonly withTimetableId: Id }
  | { readonly kind: 'help' };
