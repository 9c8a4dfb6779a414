import type { Id } from '@ddak/domain';
import { toastAction } from '@ddak/ui';

/** As every toast calls it that leads back. */
export const UNDO_LABEL = '되돌리기';

/**
 * Says what the command did, with the way back for as long as the toast stands. Where one deed follows another, `place`
 * lets each toast take the place of the one before.
 */
export const showUndoToast = (
  text: string,
  commandId: Id,
  undoCommand: (commandId: Id) => void,
  place?: string,
): void => toastAction(text, UNDO_LABEL, () => undoCommand(commandId), place);
