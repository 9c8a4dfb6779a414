import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { shootingDaysIcs } from '../index.ts';

const now = Date.UTC(2026, 10, 25, 1, 2, 3);
const unfolded = (ics: string): string[] => ics.replaceAll('\r\n ', '').split('\r\n');

it('RE12: has each day from its call to its end, in UTC, and all day where nothing stands on it', () => {
  const film = new Production({ title: '밤의 정류장' });
  const location = film.location('성산 부두; 뒤편');
  const day = film.day('2026-12-01', { calltime: 420 });
  film.allocate(day, film.scene(1, { location, plannedMinutes: 60 }), film.scene(2, { plannedMinutes: 30 }));
  film.day('2026-12-05', { dayKind: '휴일' });
  const lines = unfolded(shootingDaysIcs(film.state, { board: undefined, now }));
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain(`UID:${day}@ddak`);
  expect(lines).toContain('DTSTAMP:20261125T010203Z');
  // 07:00 in Korea is ten in the evening before in UTC.
  expect(lines.find((line) => line.startsWith('DTSTART:'))).toBe('DTSTART:20261130T220000Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261205');
  expect(lines).toContain('DTEND;VALUE=DATE:20261206');
  expect(lines).toContain('LOCATION:성산 부두\\; 뒤편');
  expect(lines).toContain('SUMMARY:밤의 정류장 · 1회차');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(/집합 07:00 .*\\nS#1\\, S#2$/);
});

const octetsOf = (line: string): number => encodeURIComponent(line).replace(/%../g, '.').length;

it('RE12: has no line of more than 75 octets, and cuts no letter', () => {
  const film = new Production({ title: '아주 긴 제목'.repeat(8) });
  const timetableId = film.day('2026-12-01');
  film.run('editTimetable', { timetableId, patch: { name: '🎬'.repeat(30) } });
  const ics = shootingDaysIcs(film.state, { board: undefined, now });
  for (const line of ics.split('\r\n')) expect(octetsOf(line)).toBeLessThanOrEqual(75);
  expect(unfolded(ics).join('')).toContain('🎬'.repeat(30));
  expect(ics).not.toContain('\ufffd');
});
