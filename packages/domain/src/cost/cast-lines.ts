import type { DateText } from '../kernel/date.ts';
import { gapsOf, isReleased } from './cast-days.ts';
import type { CostLine } from './cost-parts.ts';
import type { CostedDay, Prices } from './costed-day.ts';

/** When somebody works: the dates, in their order, and the day on which each of them is paid. */
interface Worked {
  readonly dates: DateText[];
  readonly days: number[];
}

/** CO1, CO2: work by the day and the minute; waiting inside a day, and between two days of work. */
export function castLines(
  days: readonly CostedDay[],
  dates: readonly DateText[],
  prices: Prices,
): CostLine[] {
  const lines: CostLine[] = [];
  const workedBy = new Map<string, Worked>();
  for (const [day, { date, cast }] of days.entries())
    for (const [of, { minutes, worked }] of cast) {
      const minuteRate = prices.cast.get(of)?.minuteRate ?? 0;
      if (minuteRate > 0)
        lines.push(
          { kind: 'castWork', won: worked * minuteRate, date, day, of },
          { kind: 'castHold', won: (minutes - worked) * minuteRate, date, day, of },
        );
      const own = workedBy.get(of) ?? { dates: [], days: [] };
      workedBy.set(of, own);
      // CO3: two units on one date pay nobody twice.
      if (own.dates.at(-1) === date) continue;
      own.dates.push(date);
      own.days.push(day);
    }
  const placeOf = new Map(dates.map((date, i) => [date, i]));
  for (const [of, worked] of workedBy) {
    const terms = prices.cast.get(of);
    if (!terms) continue;
    for (const [i, date] of worked.dates.entries())
      lines.push({ kind: 'castWork', won: terms.dayRate, date, day: worked.days[i]!, of });
    for (const [i, gap] of gapsOf(dates, worked.dates).entries())
      if (isReleased(terms, gap)) {
        const [date, day] = [worked.dates[i + 1]!, worked.days[i + 1]!];
        lines.push({ kind: 'castHold', won: terms.pickupFee, date, day, of });
      } else {
        const from = placeOf.get(worked.dates[i]!)! + 1;
        for (const date of dates.slice(from, from + gap.dates))
          lines.push({ kind: 'castHold', won: terms.holdRate, date, day: null, of });
      }
  }
  return lines;
}
