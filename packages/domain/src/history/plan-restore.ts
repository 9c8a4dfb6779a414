import type { Change } from '../change.ts';
import type { PlanContext } from '../command.ts';
import { findCommand } from '../commands.ts';
import type { ProjectState } from '../state.ts';
import type { TableName } from '../tables.ts';
import { netChanges } from './net-changes.ts';
import { planUndo, type Undo } from './plan-undo.ts';

/** What is brought back: the plan alone, or all that a team works on. */
export const RESTORE_SCOPES = ['plan', 'all'] as const;
export type RestoreScope = (typeof RESTORE_SCOPES)[number];

const PLAN: readonly TableName[] = ['board', 'timetable', 'timetableRow', 'acceptedFinding'];

/**
 * HI4: what people write by hand. Not here, and so never brought back: issued sheets and who has read them, contacts,
 * who takes part and with which rights, scripts and their review, the project itself, what was said.
 */
const RESTORED: Readonly<Record<RestoreScope, ReadonlySet<TableName>>> = {
  plan: new Set(PLAN),
  all: new Set<TableName>([
    ...PLAN,
    ...([
      'episode',
      'location',
      'character',
      'noPerson',
      'scene',
      'breakdownItem',
      'elementPlan',
      'crewTeam',
      'crew',
    ] as const),
    ...([
      'personPay',
      'locationContact',
      'locationCost',
      'itemCost',
      'costRates',
      'callsheet',
      'dayReport',
    ] as const),
  ]),
};

/** HI5: whether rows of a table are brought back at all. */
export const isRestored = (table: TableName): boolean => RESTORED.all.has(table);

/** An entry of the log, as far as a restore asks. */
export interface Done {
  readonly name: string;
  readonly changes: readonly Change[];
}

/** Commands that nobody takes back: the making of a project, what the server itself did, and who was sent away. */
export function isFinal(name: string): boolean {
  const command = findCommand(name);
  return command !== undefined && (command.final === true || 'kind' in command.needs);
}

/**
 * HI4: takes back all that was done from a moment on, the newest first, as one step that can itself be undone; by the
 * rules of undo (UN1 to UN7). `log`: the entries from that moment on, in their order.
 */
export function planRestore(
  state: ProjectState,
  log: readonly Done[],
  scope: RestoreScope,
  ctx: PlanContext,
): Undo {
  const tables = RESTORED[scope];
  const done = log
    .filter(({ name }) => !isFinal(name))
    .flatMap(({ changes }) => changes.filter(({ table }) => tables.has(table)));
  return inOneStep(planUndo(state, done, ctx));
}

/** HI4, HI5: what comes of an undo in the end, one change a row. */
export function inOneStep(undo: Undo): Undo {
  if (undo.plan.kind !== 'changes') return undo;
  const net = netChanges(undo.plan.changes);
  if (net.length === 0) return { ...undo, plan: { kind: 'nothing' }, restored: 0 };
  return { ...undo, plan: { ...undo.plan, changes: net }, restored: net.length };
}
