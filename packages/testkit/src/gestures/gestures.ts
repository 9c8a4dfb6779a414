import type { ArgsOf, CommandName } from '@ddak/domain';
import { attachmentGestures } from './attachment-gestures.ts';
import { breakdownGestures } from './breakdown-gestures.ts';
import { callsheetGestures } from './callsheet-gestures.ts';
import { commentGestures } from './comment-gestures.ts';
import { costGestures } from './cost-gestures.ts';
import { crewGestures } from './crew-gestures.ts';
import type { GesturesFor } from './gesture.ts';
import type { Hand } from './hand.ts';
import { projectGestures } from './project-gestures.ts';
import { sceneGestures } from './scene-gestures.ts';
import { screenplayGestures } from './screenplay-gestures.ts';
import { timetableGestures } from './timetable-gestures.ts';

/** How a random hand makes each command of COMMANDS; the simulation and the generated tests are driven by it. */
export const GESTURES: GesturesFor<CommandName> = {
  ...projectGestures,
  ...screenplayGestures,
  ...sceneGestures,
  ...breakdownGestures,
  ...timetableGestures,
  ...callsheetGestures,
  ...crewGestures,
  ...costGestures,
  ...commentGestures,
  ...attachmentGestures,
};

/** Arguments for a command of this name, made by this hand; null where it has nothing to do it on. */
export const makeArgs = <N extends CommandName>(name: N, hand: Hand): ArgsOf<N> | null =>
  GESTURES[name](hand) as ArgsOf<N> | null;
