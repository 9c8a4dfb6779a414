import type { ProjectState } from '../../state.ts';
import type { CallsheetView, ChangedLines } from '../callsheet-view.ts';
import type { CallsheetVersion } from './callsheet-version.ts';
import { compareSheets } from './compare-sheets.ts';
import type { SheetPart } from './sheet-lines.ts';
import { versionsOf } from './versions-of.ts';

/** The name of a line within a sheet: its part, and what tells it there (a row, a character, a label). */
const changedLineId = (part: SheetPart, key: string): string => `${part}/${key}`;

/** CS22: whether a line of the sheet is new, or other than in the version before. */
export const isChanged = (view: Pick<CallsheetView, 'changed'>, part: SheetPart, key: string): boolean =>
  view.changed?.lines.includes(changedLineId(part, key)) ?? false;

/** CS22: whether of that line the clock times alone are other: it is these that are marked. */
export const isRetimed = (view: Pick<CallsheetView, 'changed'>, part: SheetPart, key: string): boolean =>
  view.changed?.retimed.includes(changedLineId(part, key)) ?? false;

/** CS22: what a reader is told of the marks: `1판에서 바뀐 줄은 노란 바탕과 막대`. Empty where there are none. */
export function changedNote({ changed }: Pick<CallsheetView, 'changed'>): string {
  if (!changed) return '';
  const marks = changed.lines.length > 0 ? `${changed.since}판에서 바뀐 줄은 노란 바탕과 막대` : '';
  const gone = changed.gone.length > 0 ? `${changed.since}판에서 빠짐 ${changed.gone.join(', ')}` : '';
  return [marks, gone].filter(Boolean).join(' · ');
}

/** CS22: a version against the one that counted before it; of days that were called off nothing is marked. */
export function changedLines(state: ProjectState, version: CallsheetVersion): ChangedLines | null {
  if (version.cancels) return null;
  const before = versionsOf(state, version.callsheet).find(
    ({ number, cancels, withdrawnAt }) => number < version.number && !cancels && withdrawnAt === null,
  );
  if (!before) return null;
  const changes = compareSheets(before.sheet, version.sheet);
  return {
    since: before.number,
    lines: changes.flatMap(({ part, key, after }) => (after === null ? [] : changedLineId(part, key))),
    retimed: changes.flatMap(({ part, key, isRetimed }) => (isRetimed ? changedLineId(part, key) : [])),
    gone: changes.flatMap(({ part, title, after }) =>
      part === '촬영 순서' && after === null && title.startsWith('S#') ? title : [],
    ),
  };
}
