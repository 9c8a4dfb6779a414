import type { ProjectState } from '../state.ts';
import { breakdownSheets } from './kinds/breakdown-sheets.ts';
import { costs } from './kinds/costs.ts';
import { dayOutOfDays } from './kinds/day-out-of-days.ts';
import { items } from './kinds/items.ts';
import { oneLine } from './kinds/one-line.ts';
import { people } from './kinds/people.ts';
import { places } from './kinds/places.ts';
import { progress } from './kinds/progress.ts';
import { scenes } from './kinds/scenes.ts';
import { shooting } from './kinds/shooting.ts';
import { strips } from './kinds/strips.ts';
import type { Report } from './report.ts';
import type { ReportKind } from './report-kinds.ts';
import type { ReportOptions } from './report-options.ts';
import { withoutEmptyColumns } from './without-empty-columns.ts';

const BUILDERS: Readonly<Record<ReportKind, (state: ProjectState, options: ReportOptions) => Report>> = {
  'one-line': oneLine,
  shooting,
  'day-out-of-days': dayOutOfDays,
  strips,
  progress,
  scenes,
  places,
  people,
  items,
  'breakdown-sheets': breakdownSheets,
  costs,
};

/** RE1: a report of what somebody may read: the state holds nothing else. */
export const buildReport = (state: ProjectState, kind: ReportKind, options: ReportOptions): Report =>
  isLaidOut(kind, options)
    ? BUILDERS[kind](state, options)
    : withoutEmptyColumns(BUILDERS[kind](state, options));

/** Whose columns somebody has chosen, or which are dates and sums that say something where they are empty. */
const isLaidOut = (kind: ReportKind, { columns }: ReportOptions): boolean =>
  kind === 'day-out-of-days' || (kind === 'scenes' && columns !== undefined);
