import { attachmentsOn } from '@ddak/domain';
import { useProjectSelector } from '../../sync/hooks.ts';

/** How many files and links hang on a target; renders only when that changes. */
export const useAttachmentCount = (targetId: string): number =>
  useProjectSelector((state) => attachmentsOn(state, targetId).length);
