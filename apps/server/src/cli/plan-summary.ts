import {
  checkBoard,
  daysOf,
  LABOUR_RULES,
  type LabourRuleId,
  type ProjectState,
  rowsOf,
  sceneLabel,
} from '@ddak/domain';
import type { RuleName } from '@ddak/scheduler';
import { sceneIdOf } from '@ddak/scheduler/board';
import type { PlannedProduction } from './plan-production.ts';

/** What `ddak plan` says in its last line. */
export interface PlanSummary {
  readonly days: number;
  readonly scenes: number;
  readonly leftOver: readonly { readonly scene: string; readonly rule: string }[];
  readonly breaches: readonly {
    readonly rule: string;
    readonly day: string;
    readonly rows: readonly string[];
  }[];
  readonly needsDays: number;
  readonly cost: number;
  readonly bound: number;
  readonly files: readonly string[];
}

/** The engine's rules by their names in the rule set of the production, where they are one of it. */
const LABOUR_NAMES: Partial<Record<RuleName, LabourRuleId>> = {
  dayLength: 'shootDay',
  weekHours: 'weekExtension',
  weeklyDayOff: 'weeklyDayOff',
  restCrew: 'leastRestBetweenDays',
  meal: 'mealWithin',
};

/** `leftOver` names scenes as the script does; `scenes` counts those to be shot. */
export function summaryOf(production: PlannedProduction, files: readonly string[]): PlanSummary {
  const { state, boardId, problem, answer, needsDays } = production;
  const left = new Map(answer.leftOver.map(({ scene, blockers }) => [sceneIdOf(scene), blockers[0]?.rule]));
  const ruleOf = (rule: string | undefined) => LABOUR_NAMES[rule as RuleName] ?? rule ?? 'shootDay';
  return {
    days: daysOf(state, boardId).length,
    scenes: new Set(problem.scenes.map(({ id }) => sceneIdOf(id))).size,
    leftOver: [...left].map(([id, rule]) => ({
      scene: sceneLabel(state, state.scene.get(id)!),
      rule: ruleOf(rule),
    })),
    breaches: breachesOf(state, boardId),
    needsDays: needsDays ?? Math.max(problem.days.length, answer.fewestDays),
    cost: Math.round(answer.cost),
    bound: Math.floor(answer.bound),
    files,
  };
}

/** What the days break of law and contract; hours that are paid as overtime break nothing. */
function breachesOf(state: ProjectState, boardId: string): PlanSummary['breaches'] {
  return [...checkBoard(state, boardId).values()]
    .flat()
    .filter(({ ruleId }) => isLabourRule(ruleId) && LABOUR_RULES[ruleId].kind !== 'practice')
    .map(({ ruleId, timetableId, rowIds }) => {
      const rows = rowsOf(state, timetableId).filter(
        ({ _id }) => rowIds.length === 0 || rowIds.includes(_id),
      );
      return {
        rule: ruleId,
        day: state.timetable.get(timetableId)!.tableDate,
        rows: rows.map((row) => {
          const scene = row.sceneData === null ? undefined : state.scene.get(row.sceneData);
          return scene ? sceneLabel(state, scene) : (row.phaseData?.label ?? '');
        }),
      };
    });
}

const isLabourRule = (ruleId: string): ruleId is LabourRuleId => Object.hasOwn(LABOUR_RULES, ruleId);
