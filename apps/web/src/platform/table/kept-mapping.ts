import type { Id } from '@ddak/domain';
import type { TableKind, TableReading } from '@ddak/screenplay/table';
import { z } from 'zod';

/** What columns were taken for by a person, by the words of their heads; '': for nothing. */
export type KeptMapping = Readonly<Record<string, string>>;

const keptSchema = z.record(z.string(), z.string());
const keyOf = (projectId: Id, as: TableKind): string => `ddak:table:${as}:${projectId}`;

/** TI19: what somebody has said of a project's columns on this device. */
export function keptMapping(projectId: Id, as: TableKind): KeptMapping {
  const kept = globalThis.localStorage.getItem(keyOf(projectId, as));
  try {
    return keptSchema.parse(JSON.parse(kept ?? '{}'));
  } catch (error) {
    // Written by another version, or by hand: begun anew.
    if (error instanceof z.ZodError || error instanceof SyntaxError) return {};
    throw error;
  }
}

export const keepMapping = (projectId: Id, as: TableKind, mapping: KeptMapping): void =>
  globalThis.localStorage.setItem(keyOf(projectId, as), JSON.stringify(mapping));

/** The columns of a table that stand under heads of which somebody has said what they are. */
export function fieldsByHeads(
  { columns }: TableReading,
  mapping: KeptMapping,
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    columns.flatMap(({ column, head }) => {
      const field = mapping[head];
      return field === undefined ? [] : [[column, field === '' ? null : field]];
    }),
  );
}
