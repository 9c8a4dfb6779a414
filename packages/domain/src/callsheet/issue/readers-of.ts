import type { ProjectState } from '../../state.ts';
import { callOf, isOfOthers } from './call-of.ts';
import type { CallsheetReceipt } from './callsheet-receipt.ts';
import type { CallsheetVersion } from './callsheet-version.ts';
import { type Addressee, recipientsOf } from './recipients-of.ts';
import { standingReceipt } from './standing-receipt.ts';
import { versionBefore } from './told-of.ts';

/** How somebody whom a version went to stands to it: `missing` has not opened it. */
export interface SheetReader extends Addressee {
  readonly standing: 'confirmed' | 'opened' | 'missing';
  /** When they said or opened it last, in milliseconds since 1970. */
  readonly at: number | null;
  /** By what they had it; null where it is not known that they had. */
  readonly way: CallsheetReceipt['way'] | null;
}

const ORDER = ['missing', 'opened', 'confirmed'] as const;

/**
 * CS32: everybody whom a version went to, but for who issued it; those who are missing come first. Whom it does not call is
 * not waited for (CS100), unless the one before called them.
 */
export function readersOf(state: ProjectState, version: CallsheetVersion): readonly SheetReader[] {
  const before = versionBefore(state, version)?.sheet;
  const isWaitedFor = (to: Addressee) =>
    (version.cancels && !isOfOthers(state, version.sheet, to)) ||
    [version.sheet, before].some((sheet) => sheet && callOf(state, sheet, to) !== null);
  return recipientsOf(state, version.sheet)
    .filter(({ kind, id }) => kind !== 'member' || id !== version.publishedBy)
    .flatMap((to): SheetReader | readonly SheetReader[] => {
      const receipt = standingReceipt(state, version, to);
      if (!receipt && !isWaitedFor(to)) return [];
      if (!receipt) return { ...to, standing: 'missing', at: null, way: null };
      const { confirmedAt, openedAt, way } = receipt;
      if (confirmedAt === null) return { ...to, standing: 'opened', at: openedAt, way };
      return { ...to, standing: 'confirmed', at: confirmedAt, way };
    })
    .sort(
      (a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) || a.name.localeCompare(b.name, 'ko'),
    );
}
