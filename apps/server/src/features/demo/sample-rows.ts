import {
  type ArgsOf,
  addDays,
  applyChanges,
  type CommandName,
  type DateText,
  daysBetween,
  type ExportedTables,
  emptyState,
  type Id,
  type Loaded,
  type OrganisedScreenplay,
  planCommand,
  TABLE_NAMES,
} from '@ddak/domain';
import type { Actor } from '../../sync/command-group.ts';
import { seedProduction } from './seed-production.ts';

/** The first day that the sample was written for, a Tuesday. */
const WRITTEN: DateText = '2026-12-01';
/** Between two commands others have their turn. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

export interface SampleMaking {
  readonly actor: Actor;
  readonly projectId: Id;
  readonly newId: () => Id;
  readonly now: number;
  /** The date of now. */
  readonly today: DateText;
  /** The script, as it was kept and read. */
  readonly script: { readonly fileId: Id; readonly fileName: string; readonly text: OrganisedScreenplay };
}

/** SA1: by whole weeks, so that its first day is the Tuesday that comes after today. */
export function sampleDay(today: DateText, written: DateText): DateText {
  const weeks = Math.floor(daysBetween(WRITTEN, today) / 7) + 1;
  return addDays(written, weeks * 7);
}

/** SA1: the rows of the sample production, made in memory by the commands that make the demo; and which version its text is of. */
export async function sampleRows(
  making: SampleMaking,
): Promise<{ readonly tables: ExportedTables; readonly screenplayId: Id }> {
  const { projectId, newId, now, actor, script, today } = making;
  let state = emptyState();
  const plan = (name: CommandName, args: unknown, asServer: boolean): void => {
    const loaded: Loaded = { screenplayText: script.text };
    const ctx = { projectId, commandId: newId(), actorId: actor._id, actorName: actor.name, now, loaded };
    const planned = planCommand(state, { name, args }, ctx, asServer);
    if (planned.kind === 'refuse') throw new Error(`${name} was refused: ${planned.refusal.code}`);
    if (planned.kind === 'changes') state = applyChanges(state, planned.changes);
  };
  let read: Id | null = null;
  const day = (written: DateText) => sampleDay(today, written);
  const run = async <N extends CommandName>(name: N, args: ArgsOf<N>) => {
    plan(name, args, false);
    await breathe();
  };
  await seedProduction(
    // SA5: nobody in it has an account.
    { projectId, newId, day, accountOf: () => null, run, state: async () => state },
    {
      async upload(screenplayId, episodeId) {
        const { fileId, fileName } = script;
        plan('addScreenplay', { screenplayId, episodeId, fileId, fileName, label: '3고' }, false);
        plan('finishScreenplay', { screenplayId, format: 'txt' }, true);
        read = screenplayId;
        return script.text;
      },
    },
  );
  if (read === null) throw new Error('the sample has no script');
  const tables = Object.fromEntries(TABLE_NAMES.map((table) => [table, [...state[table].values()]]));
  return { tables: tables as unknown as ExportedTables, screenplayId: read };
}
