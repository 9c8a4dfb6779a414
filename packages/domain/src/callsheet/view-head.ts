import { formatClock } from '../kernel/clock.ts';
import { longDate, shortDate } from '../kernel/date.ts';
import { SEOUL, sunTimes } from '../kernel/sun.ts';
import type { Location } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import { dayNumbers } from '../timetable/day-no.ts';
import { daysOf } from '../timetable/rows-of.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { Callsheet } from './callsheet.ts';
import type { CallsheetRow, Fact, PersonLine, PlaceLine } from './callsheet-view.ts';
import { castOfDay, locationsOfDay, scenesOfDay } from './day-content.ts';
import { phoneOfName, type ShownPhones } from './shown-phones.ts';
import { labelsOf } from './view-rows.ts';

/** 감독, 제작PD, 조감독. CS11: a phone is found by the name among the crew, as far as it is shown. */
export function headPeople(state: ProjectState, day: Timetable, phones: ShownPhones): readonly PersonLine[] {
  const project = state.project.get(day.projectId);
  const named = [
    { role: '감독', name: project?.director ?? '' },
    { role: '제작PD', name: project?.producer ?? '' },
    { role: '조감독', name: project?.assistantDirector ?? '' },
  ];
  return named
    .filter(({ name }) => name !== '')
    .map(({ role, name }) => ({ role, name, phone: phoneOfName(state, name, phones) }));
}

/** `2회차 / 총 18회차`; with two units `B팀 2회차 / 총 6회차`; for other kinds of day the kind. */
export function dayText(state: ProjectState, day: Timetable): { dayNo: number | null; text: string } {
  const numbers = dayNumbers(state, day.boardId);
  const dayNo = numbers.get(day._id) ?? null;
  const days = daysOf(state, day.boardId);
  const unit = days.some((other) => other.unit !== day.unit) ? `${day.unit}팀 ` : '';
  if (dayNo === null) return { dayNo, text: `${unit}${day.dayKind}` };
  const total = days.filter((other) => other.unit === day.unit && numbers.has(other._id)).length;
  return { dayNo, text: `${unit}${dayNo}회차 / 총 ${total}회차` };
}

/** The places named on the sheet, else those of the day's scenes. */
export function sheetPlaces(state: ProjectState, sheet: Callsheet): readonly Location[] {
  const chosen = sheet.locations.flatMap(({ locationId }) => state.location.get(locationId) ?? []);
  return chosen.length > 0 ? chosen : locationsOfDay(state, sheet.timetable);
}

export const placeLines = (places: readonly Location[]): readonly PlaceLine[] =>
  places.map(({ realName, address, parking, nearestHospital }) => ({
    name: realName,
    address,
    parking,
    hospital: nearestHospital,
  }));

/** The band of facts under the head. CS12: the sun at the first place whose coordinates are known, else at Seoul. */
export function factsOf(
  sheet: Callsheet,
  day: Timetable,
  rows: readonly CallsheetRow[],
  places: readonly Location[],
): readonly Fact[] {
  const shooting = rows.find((row) => row.kind === 'scene');
  const end = rows.length === 0 ? undefined : Math.max(...rows.map((row) => row.end));
  return [
    { label: '촬영일', value: longDate(day.tableDate) },
    { label: '집합', value: `${formatClock(day.calltime)} ${sheet.primaryCallLocation}`.trim() },
    { label: '촬영 시작', value: shooting ? formatClock(shooting.start) : '' },
    { label: '종료 예정', value: end === undefined ? '' : formatClock(end) },
    { label: '일출·일몰', value: sunText(day, places) },
    { label: '날씨', value: sheet.weather },
    { label: '강수', value: sheet.precipitation },
    { label: '촬영지', value: placeSummary(places) },
  ];
}

function sunText(day: Timetable, places: readonly Location[]): string {
  const known = places.find((place) => place.latitude !== null && place.longitude !== null);
  const at = known ? { latitude: known.latitude ?? 0, longitude: known.longitude ?? 0 } : SEOUL;
  const sun = sunTimes(day.tableDate, at);
  if (!sun) return '';
  return `${formatClock(sun.sunrise)} – ${formatClock(sun.sunset)}${known ? '' : ' (서울)'}`;
}

const placeSummary = ([first, ...rest]: readonly Location[]): string => {
  if (!first) return '';
  return rest.length === 0 ? first.realName : `${first.realName} 외 ${rest.length}곳`;
};

/** CS14: the next shooting day in one line; empty when there is none. */
export function nextDayText(state: ProjectState, day: Timetable): string {
  const numbers = dayNumbers(state, day.boardId);
  const next = daysOf(state, day.boardId).find(
    (other) => other.unit === day.unit && other.tableDate > day.tableDate && numbers.has(other._id),
  );
  if (!next) return '';
  const place =
    locationsOfDay(state, next._id)[0]?.realName ?? scenesOfDay(state, next._id)[0]?.setName ?? '';
  const labels = labelsOf(state, scenesOfDay(state, next._id));
  const cast = castOfDay(state, next._id)
    .filter((character) => character.kind !== 'minor')
    .map((character) => character.name);
  const call = `${numbers.get(next._id)}회차 ${shortDate(next.tableDate)} 집합 ${formatClock(next.calltime)} ${place}`;
  return [call.trim(), labels && `S#${labels}`, cast.join(', ')].filter(Boolean).join(' · ');
}
