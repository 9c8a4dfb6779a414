import { publishSheet, shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { callInstant, memberOf, myDays, myDaysIcs } from '../index.ts';

const now = callInstant('2026-12-01', 20 * 60);
const origin = 'https://ddak.example';

function calendar(options: { readonly cancels?: boolean } = {}, at = now): readonly string[] {
  const { production, callsheetId } = shootingDay();
  publishSheet(production, callsheetId);
  if (options.cancels)
    production.run('cancelCallsheet', { callsheetId, versionId: production.newId(), note: '태풍' });
  const project = [...production.state.project.values()][0]!;
  const days = myDays(production.state, memberOf(production.state, production.ownerId)!, '2026-12-01');
  return myDaysIcs([{ project, days }], { origin, now: at }).replaceAll('\r\n ', '').split('\r\n');
}

const entry = (lines: readonly string[], no: number): readonly string[] => {
  const begins = lines.flatMap((line, i) => (line === 'BEGIN:VEVENT' ? [i] : []));
  return lines.slice(begins[no]!, lines.indexOf('END:VEVENT', begins[no]!));
};

it('MS4: an issued day is an entry from my call to its end, with the way to its sheet', () => {
  const lines = calendar();
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  const issued = entry(lines, 1);
  expect(issued).toContain('STATUS:CONFIRMED');
  // 08:00 in Korea is an hour before midnight of the day before in UTC.
  expect(issued).toContain('DTSTART:20261201T230000Z');
  expect(issued.find((line) => line.startsWith('DESCRIPTION:'))).toContain('집합 08:00');
  expect(issued.find((line) => line.startsWith('URL:'))).toMatch(
    /^URL:https:\/\/ddak\.example\/projects\/[\w-]+\/callsheets\/[\w-]+$/,
  );
});

it('MS4: a planned day is tentative and says so, one called off is cancelled and says so', () => {
  const planned = entry(calendar(), 0);
  expect(planned).toContain('STATUS:TENTATIVE');
  expect(planned.find((line) => line.startsWith('SUMMARY:'))).toMatch(/· 1회차 \(예정\)$/);
  const off = entry(calendar({ cancels: true }), 1);
  expect(off).toContain('STATUS:CANCELLED');
  expect(off.find((line) => line.startsWith('SUMMARY:'))).toMatch(/^SUMMARY:\[촬영 취소\] /);
  expect(off.join('\n')).not.toContain('집합');
});

it('MS4: what has not changed reads alike, all day', () => {
  expect(calendar({}, now + 3_600_000)).toEqual(calendar());
});
