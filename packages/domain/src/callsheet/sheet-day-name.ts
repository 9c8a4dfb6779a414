import type { Unit } from '../timetable/timetable.ts';
import type { CallsheetView } from './callsheet-view.ts';

/**
 * What the day of a sheet is called, as days are everywhere (TT2). An issued sheet keeps no more of its unit than the
 * text that is printed: `B팀 2회차 / 총 6회차`.
 */
export function sheetDayName({ dayNo, dayText }: Pick<CallsheetView, 'dayNo' | 'dayText'>): string {
  const of = sheetUnit({ dayText });
  const unit = of ? `${of}팀` : '';
  const name = dayNo === null ? dayText.slice(unit === '' ? 0 : unit.length + 1) : `${dayNo}회차`;
  return unit === '' || unit === 'A팀' ? name : `${name} ${unit}`;
}

/** The unit of a sheet; null: its board has one unit alone. */
export const sheetUnit = ({ dayText }: Pick<CallsheetView, 'dayText'>): Unit | null =>
  (/^([AB])팀 /.exec(dayText)?.[1] as Unit | undefined) ?? null;
