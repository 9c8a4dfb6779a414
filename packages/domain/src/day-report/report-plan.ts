import type { CallsheetVersion } from '../callsheet/issue/callsheet-version.ts';
import { freezeCallsheet } from '../callsheet/issue/freeze-callsheet.ts';
import type { FrozenSheet } from '../callsheet/issue/frozen-sheet.ts';
import { versionsOf } from '../callsheet/issue/versions-of.ts';
import { koreanMoment } from '../kernel/korean-time.ts';
import type { ProjectState } from '../state.ts';

/** What a day is measured against. */
export interface ReportPlan {
  readonly sheet: FrozenSheet;
  readonly basis: string;
}

/** RP2: the last version by which the day was to be shot; of a day that was never issued, its sheet of now. */
export function reportPlan(state: ProjectState, callsheetId: string): ReportPlan | null {
  const counts = ({ cancels, withdrawnAt }: CallsheetVersion): boolean => !cancels && withdrawnAt === null;
  const version = versionsOf(state, callsheetId).find(counts);
  if (version) {
    const { sheet, number, publishedAt } = version;
    return { sheet, basis: `계획: 일촬표 ${number}판 · ${koreanMoment(publishedAt)} 발행` };
  }
  const sheet = freezeCallsheet(state, callsheetId);
  return sheet && { sheet, basis: '계획: 발행하지 않은 일촬표' };
}
