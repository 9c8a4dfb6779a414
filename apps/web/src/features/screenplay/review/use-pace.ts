import { minutesPerPageIn } from '@ddak/domain';
import { useProjectSelector } from '../../../sync/hooks.ts';
import type { ReviewData } from './use-review.ts';

/** SP10: minutes on the screen of a page, as accepting would reckon them. */
export const usePace = ({ screenplay, text }: ReviewData): number =>
  useProjectSelector((state) => minutesPerPageIn(state, screenplay.projectId, text));
