import type { ArgsOf, CommandName, Id } from '@ddak/domain';
import { type CommandResult, PROTOCOL_VERSION } from '@ddak/protocol';
import { newId } from '../new-id.ts';
import type { Actor } from './command-group.ts';
import type { CommandExecutor, ExecuteOptions } from './execute-command.ts';

/** Runs one command of the domain in somebody's name, inside the server: the same path, the same judge. */
export type RunAs = <N extends CommandName>(
  actor: Actor,
  projectId: Id,
  name: N,
  args: Readonly<Record<string, unknown>> & Partial<ArgsOf<N>>,
  options?: ExecuteOptions & { readonly commandId?: Id },
) => Promise<CommandResult>;

export const runAs =
  (executor: CommandExecutor): RunAs =>
  (actor, projectId, name, args, options = {}) => {
    const command = { _id: options.commandId ?? newId(), name, args, version: PROTOCOL_VERSION };
    return executor.execute(projectId, actor, command, options);
  };
