import { parseClock } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { dayTimes } from './board-times.ts';
import { SAMPLE_DAYS } from './sample-days.ts';

/** How far from sunset an evening may be shot. */
const DUSK = 90;

describe('the sample board', () => {
  it.each(SAMPLE_DAYS)('shoots every scene of $name in its own light, within twelve hours', (day) => {
    const [sunrise = 0, sunset = 0] = day.sun.split('–').map((time) => parseClock(time) ?? Number.NaN);
    const times = dayTimes(
      day.call,
      day.rows.map(({ minutes }) => minutes),
    );
    expect(times.over).toBe(0);
    const wrong = day.rows.flatMap((row, i) => {
      if ('phase' in row) return [];
      const start = times.starts[i] ?? Number.NaN;
      const end = start + row.minutes;
      const inLight = {
        day: row.tag.startsWith('안') || (start >= sunrise && end <= sunset),
        night: start >= sunset,
        sunset: start >= sunset - DUSK && end <= sunset + DUSK,
        dawn: end <= sunrise + DUSK,
      }[row.light];
      return inLight ? [] : [row.no];
    });
    expect(wrong).toEqual([]);
  });
});
