import type { PlanContext } from '../../command.ts';
import type { Id } from '../../kernel/id.ts';
import { koreanDate } from '../../kernel/korean-time.ts';
import { planCommand } from '../../plan-command.ts';
import { applyChanges, type ProjectState } from '../../state.ts';
import { checkBoard } from '../check-board.ts';
import { findingKey, PLAN_RULE_IDS, type PlanFinding } from '../finding.ts';
import { canStillBe } from './can-still-be.ts';
import { fixCandidates } from './fix-candidates.ts';
import type { PlanFix } from './plan-fix.ts';

/**
 * PC8: the first change that puts a finding right and breaks no hard rule that was kept before, nor one further, tried on
 * the board as it is. Where there is none, the first that breaks further what is not of working time (a scene in the dark
 * stays there for as long as a meal lasts); else the first after which another strip breaks the rule, less far, which then
 * has a way of its own; null where none of those tried is. One change is tried a step: on a large board all of them take
 * some tenths of a second.
 */
export function* searchFix(
  state: ProjectState,
  finding: PlanFinding,
  ctx: Omit<PlanContext, 'commandId' | 'loaded'>,
  newId: () => Id,
): Generator<undefined, PlanFix | null> {
  const day = state.timetable.get(finding.timetableId);
  if (!day) return null;
  const { boardId } = day;
  const before = countByRule(state, boardId);
  const today = koreanDate(ctx.now);
  const planContext = { ...ctx, commandId: newId(), loaded: {} };
  let second: PlanFix | null = null;
  let third: PlanFix | null = null;
  for (const fix of fixCandidates(state, finding, { ctx: planContext, newId })) {
    if (!canStillBe(state, day, fix, today)) continue;
    const plan = planCommand(state, fix.command, planContext);
    if (plan.kind === 'changes') {
      const after = applyChanges(state, plan.changes);
      const now = countByRule(after, boardId);
      const isMended = fix.isFirstOfMore
        ? isLess(finding, before, now)
        : isGone(after, boardId, finding) && noHardOneMore(before, now);
      const isFewer = fix.isFirstOfMore || countOf(now, finding.ruleId) < countOf(before, finding.ruleId);
      const further = isMended ? brokenFurther(finding, before, now) : null;
      if (isFewer && further?.length === 0) return fix;
      if (isFewer && further?.every(isOfPlan)) second ??= fix;
      if (further?.length === 0 && isLess(finding, before, now)) third ??= fix;
    }
    yield;
  }
  return second ?? third;
}

const isOfPlan = (rule: string): boolean => (PLAN_RULE_IDS as readonly string[]).includes(rule);

/** The same in one go. */
export function findFix(...of: Parameters<typeof searchFix>): PlanFix | null {
  const search = searchFix(...of);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

interface Counted {
  readonly hard: boolean;
  readonly count: number;
  /** How far it is broken in all. */
  readonly excess: number;
}

type Counts = ReadonlyMap<string, Counted>;

/** Whether the finding is gone, and has not gone along to another day. */
function isGone(after: ProjectState, boardId: Id, finding: PlanFinding): boolean {
  const isLeft = (one: PlanFinding) =>
    findingKey(one) === findingKey(finding) ||
    (one.ruleId === finding.ruleId && one.rowIds.some((id) => finding.rowIds.includes(id)));
  return ![...checkBoard(after, boardId).values()].flat().some(isLeft);
}

/** Whether the finding's rule is broken less far, and no hard rule on more. */
function isLess({ ruleId }: PlanFinding, before: Counts, now: Counts): boolean {
  const excessOf = (counts: Counts) => counts.get(ruleId)?.excess ?? 0;
  return excessOf(now) < excessOf(before) && noHardOneMore(before, now);
}

const noHardOneMore = (before: Counts, now: Counts): boolean =>
  [...now].every(([rule, { hard, count }]) => !hard || count <= countOf(before, rule));

const countOf = (counts: Counts, rule: string): number => counts.get(rule)?.count ?? 0;

/**
 * The hard rules that are broken further in all: a scene does not leave the dark for a day that is too long already. Of the
 * finding's own rule that is no matter, where it is not of working time: what is in the dark may be so for half an hour more.
 */
const brokenFurther = ({ ruleId }: PlanFinding, before: Counts, now: Counts): readonly string[] =>
  [...now].flatMap(([rule, { hard, excess }]) =>
    hard && excess > (before.get(rule)?.excess ?? 0) && !(rule === ruleId && isOfPlan(rule)) ? [rule] : [],
  );

/** On how many strips each rule is broken, or on how many days where it is not about strips, and how far. */
function countByRule(state: ProjectState, boardId: Id): Counts {
  const counts = new Map<string, Counted>();
  for (const findings of checkBoard(state, boardId).values())
    for (const { severity, ruleId, rowIds, ...one } of findings) {
      const known = counts.get(ruleId);
      const count = (known?.count ?? 0) + Math.max(1, rowIds.length);
      const excess = (known?.excess ?? 0) + one.excess;
      counts.set(ruleId, { hard: severity === 'hard', count, excess });
    }
  return counts;
}
