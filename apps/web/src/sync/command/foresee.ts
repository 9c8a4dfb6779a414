import {
  applyChanges,
  commandSubject,
  type Id,
  type Plan,
  type PlanContext,
  type ProjectState,
  planCommand,
} from '@ddak/domain';

/** What a command would do to a state, found before it is given. */
export interface Foreseen {
  readonly commandId: Id;
  readonly before: ProjectState;
  readonly plan: Plan;
  readonly after: ProjectState;
  readonly about: string;
}

/** By the arguments, the very object that is given later. */
const foreseen = new WeakMap<object, Foreseen>();

/**
 * Plans a command that has not been given, step by step: while something hangs at the pointer there is time for it, in
 * the frame that shows the drop there is none. Given with these very arguments on the same state, it is not planned again.
 */
export function* foresee(
  before: ProjectState,
  command: { readonly name: string; readonly args: object },
  ctx: Omit<PlanContext, 'loaded'>,
): Generator<void, Foreseen> {
  const plan = planCommand(before, command, { ...ctx, loaded: {} });
  yield;
  const after = plan.kind === 'changes' ? applyChanges(before, plan.changes) : before;
  yield;
  const about = commandSubject(before, command.args);
  const found: Foreseen = { commandId: ctx.commandId, before, plan, after, about };
  foreseen.set(command.args, found);
  return found;
}

/** What the state would become; undefined: it is not known. */
export const foreseenState = (args: object): ProjectState | undefined => foreseen.get(args)?.after;

/** What was foreseen of these arguments on this state. Once: given again, they are another command. */
export function takeForeseen(state: ProjectState, args: unknown): Foreseen | undefined {
  if (typeof args !== 'object' || args === null) return undefined;
  const found = foreseen.get(args);
  foreseen.delete(args);
  return found?.before === state ? found : undefined;
}
