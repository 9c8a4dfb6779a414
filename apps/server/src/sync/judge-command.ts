import {
  type Id,
  isFinal,
  type Loaded,
  memberOf,
  type Plan,
  type PlanContext,
  type ProjectState,
  planCommand,
  planRestore,
  planRowRestore,
  planUndo,
  refusalMessage,
  refuse,
  type Undo,
} from '@ddak/domain';
import { type CommandResult, type SentCommand, UNDO, type UndoArgs, undoArgsSchema } from '@ddak/protocol';
import { describeUndo } from './describe-undo.ts';
import type { LogEntry } from './sync-store.ts';

/** A plan made on the truth, and what its sender is told besides. */
export interface Judgement {
  readonly plan: Plan;
  readonly note: string;
}

/** HI4: so many steps are taken back at one time. */
export const MOST_RESTORED = 5_000;

const ADJUSTED_NOTE = '그사이 바뀐 것이 있어 할 수 있는 만큼만 적용했어요.';

/** A command of the domain, planned again on the server's state (DESIGN.md 3.5). */
export const judgeCommand = (
  state: ProjectState,
  sent: SentCommand,
  ctx: PlanContext,
  asServer: boolean,
): Judgement => ({ plan: planCommand(state, sent, ctx, asServer), note: ADJUSTED_NOTE });

/** What an undo takes back; undefined for anything else. */
export function undoneCommand(sent: SentCommand): UndoArgs | undefined {
  if (sent.name !== UNDO) return undefined;
  const args = undoArgsSchema.safeParse(sent.args);
  return args.success ? args.data : undefined;
}

/**
 * An undo, planned from the log: `log` begins with the entry of the command that is taken back. HI4: with `laterToo`
 * it takes back all of the log, HI5: with `part` what the log did to that; both are refused where the log is longer than
 * what was read.
 */
export function judgeUndo(
  state: ProjectState,
  log: readonly LogEntry[],
  { laterToo, part }: Pick<UndoArgs, 'laterToo' | 'part'>,
  ctx: PlanContext,
): Judgement {
  const [entry, ...later] = log;
  const member = memberOf(state, ctx.actorId);
  if (!entry || !member) return { plan: refuse('not_undoable'), note: '' };
  if (laterToo || part) {
    if (log.length > MOST_RESTORED) return { plan: refuse('too_many', { limit: MOST_RESTORED }), note: '' };
    const undo = laterToo ? planRestore(state, log, laterToo, ctx) : planRowRestore(state, log, part!, ctx);
    return { plan: undo.plan, note: describeUndo(state, undo, log, member) };
  }
  if (isFinal(entry.name)) return { plan: refuse('not_undoable'), note: '' };
  const undo: Undo = planUndo(state, entry.changes, ctx);
  return { plan: undo.plan, note: describeUndo(state, undo, later, member) };
}

/** The context of a plan made now, on the server. */
export const planContext = (
  projectId: Id,
  actor: { readonly _id: Id; readonly name: string },
  commandId: Id,
  now: number,
  loaded: Loaded,
): PlanContext => ({ projectId, commandId, actorId: actor._id, actorName: actor.name, now, loaded });

/** What its sender is answered. `seq`: where the project stood when it was judged. */
export function resultOf(commandId: Id, judgement: Judgement, seq: number): CommandResult {
  const { plan, note } = judgement;
  if (plan.kind === 'nothing') return { _id: commandId, outcome: 'nothing', seq };
  if (plan.kind === 'changes') {
    const at = seq + 1;
    return plan.adjusted
      ? { _id: commandId, outcome: 'adjusted', seq: at, note }
      : { _id: commandId, outcome: 'committed', seq: at };
  }
  const { code, details } = plan.refusal;
  const refused = {
    _id: commandId,
    outcome: 'refused',
    seq,
    code,
    message: refusalMessage(plan.refusal),
  } as const;
  return details ? { ...refused, details } : refused;
}
