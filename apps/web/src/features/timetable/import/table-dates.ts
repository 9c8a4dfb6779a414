import type { TableReading } from '@ddak/screenplay/table';

type Rows = Extract<TableReading, { as: 'days' }>['rows'];

/** Months that go back by so many begin another year: a plan goes on from December into January. */
const BACK = 6;

/** Whether a year has to be told for some of the days. */
export const lacksYear = (rows: Rows): boolean =>
  rows.some(({ tableDate, dateText }) => tableDate === null && dateText !== '');

/** TT26: the dates of days as they stand in a table; without a year they are in `year`, or go on into the next. */
export function tableDates(rows: Rows, year: number): (string | undefined)[] {
  let [at, last] = [year, 0];
  return rows.map(({ tableDate, dateText }) => {
    if (tableDate !== null) return tableDate;
    const [, month, day] = /(\d{1,2})\D+(\d{1,2})/.exec(dateText) ?? [];
    if (month === undefined || day === undefined) return undefined;
    if (last - Number(month) >= BACK) at += 1;
    last = Number(month);
    const date = `${at}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const read = new Date(`${date}T00:00:00Z`);
    return Number.isNaN(read.getTime()) || !read.toISOString().startsWith(date) ? undefined : date;
  });
}
