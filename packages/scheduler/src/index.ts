export { allocationAsProblem, sequenceAsProblem, talentAsProblem } from './cores/as-problem.ts';
export { fewestShootingDays } from './packing/fewest-days.ts';
export { proveFewestDays } from './packing/prove-fewest-days.ts';
export type * from './plan/schedule-plan.ts';
export { type ProblemReading, type ProblemRefusal, readProblem } from './problem/read-problem.ts';
export type { Rule, RuleName, Severity } from './problem/rules-schema.ts';
export {
  type ScheduleProblem,
  type ScheduleProblemInput,
  scheduleProblemSchema,
} from './problem/schedule-problem.ts';
export { answerAgain, boardPlan } from './proposals/board-plan.ts';
export { diffPlans, diffWithBoard, type StripChange } from './proposals/diff-plans.ts';
export { explainPlacement, type Placement, type PlacementReason } from './proposals/explain-placement.ts';
export { type Loss, withoutLosses } from './proposals/losses.ts';
export { pricedForWayOut, SEARCH_FOR_WAY_OUT, WAYS_OUT } from './proposals/price-way-out.ts';
export { replan } from './proposals/replan.ts';
export { shareBound } from './proposals/share-bound.ts';
export { moneyMore, type WayOut, wayOut, waysWorthTaking } from './proposals/way-out.ts';
export { type MovieShootReading, readMovieShoot } from './sequence/read-movie-shoot.ts';
export type * from './sequence/sequence-problem.ts';
export { compareAnswers } from './solve/compare-answers.ts';
export type { Contradiction } from './solve/contradictions.ts';
export type { Blocker, LeftOver } from './solve/left-over.ts';
export type { ScheduleAnswer } from './solve/schedule-answer.ts';
export { type SolveProgress, type SolveResult, solve, solveInSteps } from './solve/solve.ts';
export type { SolveOptions } from './solve/solve-options.ts';
export type * from './talent/allocation-problem.ts';
export { holdCost } from './talent/hold-cost.ts';
export { seededRandom } from './talent/random.ts';
export { type DznReading, readDzn } from './talent/read-dzn.ts';
export { solveAllocation } from './talent/solve-allocation.ts';
export { solveTalent } from './talent/solve-talent.ts';
export type * from './talent/talent-problem.ts';
export { type Blackout, blackoutsOf } from './verify/blackouts.ts';
export { PlanFault } from './verify/plan-facts.ts';
export { toldBreaches } from './verify/told-breaches.ts';
export { verifyPlan } from './verify/verify-plan.ts';
export { sayBreach } from './words/say-breach.ts';
export { sayElsewhere } from './words/say-elsewhere.ts';
export { sayPlacement } from './words/say-placement.ts';
export { sayPriceParts } from './words/say-price.ts';
export { dayLabel, sayContradiction, sayProblemRefusal, sceneLabel } from './words/say-refusal.ts';
export { RULES, sayLeftOver, whoLabel } from './words/say-rule.ts';
export type * from './worker/messages.ts';
export { type SolverLine, searchesAtOnce, solverTeam } from './worker/solver-team.ts';
