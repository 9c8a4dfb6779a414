import type { ArgsOf, CommandName, Id } from '@ddak/domain';
import type { Actor } from './sync/command-group.ts';
import type { RunAs } from './sync/run-as.ts';

/** Runs commands of which none may be refused: the server's own set-ups. A refusal throws, naming the command. */
export const runOrThrow =
  (runAs: RunAs, actor: Actor, projectId: Id) =>
  async <N extends CommandName>(name: N, args: ArgsOf<N>): Promise<void> => {
    const result = await runAs(actor, projectId, name, args as Record<string, unknown> & Partial<ArgsOf<N>>);
    if (result.outcome === 'refused') throw new Error(`${name} was refused: ${result.code}`);
  };
