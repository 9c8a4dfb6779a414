export { sayBreach } from '../words/say-breach.ts';
export { sayDaysNeeded } from '../words/say-days-needed.ts';
export {
  type BoardOptions,
  type Closure,
  USUAL_WEIGHTS,
  type Weight,
  type Weights,
} from './board-options.ts';
export { boardProblem } from './board-problem.ts';
export {
  type DaysNeeded,
  findDaysNeeded,
  fittingLeftOver,
  newDays,
  startingFrom,
  type Wider,
} from './days-needed.ts';
export { oneDayMore } from './one-day-more.ts';
export type { PinCommand } from './pins/pin-trouble.ts';
export { pinTroubles } from './pins/pin-troubles.ts';
export { type PlaceAssumptions, placeAssumptions } from './place-assumptions.ts';
export { planDifferences, type StripDifference } from './plan-differences.ts';
export { planOfBoard } from './plan-of-board.ts';
export { type AcceptArgs, proposalOf } from './proposal-of.ts';
export { mayChange, waitingScenes } from './read-board.ts';
export { blocksOf, readBoardDay } from './read-board-day.ts';
export { sceneIdOf } from './scene-parts.ts';
export { scoreAsTaken } from './taken/score-as-taken.ts';
export { settleDays } from './taken/settle-days.ts';
export type { TakenProposal } from './taken/taken-proposal.ts';
export { withLockedDays } from './taken/with-locked-days.ts';
export { weighBoard } from './weigh-board.ts';
export { dateAfterBoard, fullDaysAWeek, nextWorkingDays } from './working-days.ts';
