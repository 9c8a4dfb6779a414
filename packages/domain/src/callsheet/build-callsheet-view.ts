import { teamWords } from '../crew/team-categories.ts';
import { formatDuration } from '../kernel/clock.ts';
import type { ProjectState } from '../state.ts';
import { dayLines } from '../timetable/day-lines.ts';
import { asPlanned } from './as-planned.ts';
import type { Callsheet } from './callsheet.ts';
import type { CallsheetRow, CallsheetView, ExtrasCallLine } from './callsheet-view.ts';
import { gatheringOf } from './gathering.ts';
import { lastVersion } from './issue/versions-of.ts';
import { layoutColumns } from './layout/layout-columns.ts';
import { minorNotices } from './minor-notices.ts';
import { saidItems } from './said-lines.ts';
import { phoneOfName, type ShownPhones } from './shown-phones.ts';
import { CALLSHEET_STATUS_WORDS } from './status-words.ts';
import { castCalls, contactLines, extrasCalls, teamCalls } from './view-calls.ts';
import { dayText, factsOf, headPeople, nextDayText, placeLines, sheetPlaces } from './view-head.ts';
import { mealHeads, vehicleLines, vehicleTexts, withHeads } from './view-meals.ts';
import { callsheetRows, timeRange } from './view-rows.ts';

/** Where the night supplement begins (PRODUCT.md, labour rule set): counted in the totals. */
const NIGHT_START = 22 * 60;

/**
 * The printed sheet of one day as plain values: what PDF, XLSX and the screen are made from (docs/rules/callsheet.md).
 * Null when the sheet, its day or the project is not in the state: gone, or not for the reader.
 */
export function buildCallsheetView(
  happened: ProjectState,
  callsheetId: string,
  { phones }: { readonly phones: ShownPhones },
): CallsheetView | null {
  const sheet = happened.callsheet.get(callsheetId);
  const day = sheet && happened.timetable.get(sheet.timetable);
  const project = sheet && happened.project.get(sheet.projectId);
  if (!sheet || !day || !project) return null;
  const state = asPlanned(happened, day._id);
  const lines = dayLines(state, day._id);
  const rows = callsheetRows(state, lines);
  const places = sheetPlaces(state, sheet);
  const printedPlaces = placeLines(places);
  const facts = factsOf(sheet, day, rows, places);
  const extras = extrasCalls(state, sheet, day, lines);
  const cast = castCalls(state, sheet, day, lines);
  const vehicles = vehicleLines(sheet);
  const phoneOf = (name: string): string => phoneOfName(state, name, phones);
  const heads = mealHeads(state, sheet, { cast: cast.length, extras });
  const { dayNo, text } = dayText(state, day);
  return {
    callsheetId,
    timetableId: day._id,
    edition: CALLSHEET_STATUS_WORDS.draft,
    notInForce: lastVersion(happened, callsheetId)?.cancels ? '촬영 취소' : '',
    number: null,
    changed: null,
    title: '일일촬영계획표',
    name: sheet.name,
    projectTitle: project.title,
    productionCompany: project.productionCompany,
    logo: project.callsheetLogo,
    dayText: text,
    dayNo,
    date: day.tableDate,
    people: headPeople(state, day, phones),
    facts,
    places: printedPlaces,
    gathering: gatheringOf(facts, printedPlaces, day.calltime),
    columns: layoutColumns(project),
    hiddenBlocks: project.callsheetLayout.hiddenBlocks,
    rows,
    castCalls: cast,
    extrasCalls: extras,
    teamCalls: teamCalls(state, sheet, day),
    contacts: contactLines(state, sheet, phones),
    checklist: checklistLines(state, sheet),
    files: sheet.files,
    vehicleCalls: vehicles,
    vehicles: [...vehicleTexts(vehicles, phoneOf), ...withPhases(rows, sheet.vehicles, '이동')],
    meals: withHeads(withPhases(rows, sheet.meals, '식사'), heads),
    notices: [...minorNotices(state, day, cast), ...sheet.notices.filter((notice) => notice.trim() !== '')],
    totals: totalsOf(rows, extras),
    nextDay: nextDayText(state, day),
    footer: '연락처는 이 작품의 스태프에게만 제공됩니다',
  };
}

/** CS104: an item that is a team's says whose it is. */
const checklistLines = (state: ProjectState, sheet: Callsheet): CallsheetView['checklist'] =>
  saidItems(sheet.checklist).map(({ _id, text, done, crewTeamId = '' }) => {
    const team = state.crewTeam.get(crewTeamId);
    return { _id, text: team ? `${teamWords(team.name)} · ${text}` : text, done };
  });

/** The day's rows of a kind with their times, then what was written by hand. */
function withPhases(rows: readonly CallsheetRow[], text: string, kind: '이동' | '식사'): readonly string[] {
  const phases = rows.flatMap((row) =>
    row.kind === 'phase' && row.phaseKind === kind ? `${timeRange(row.start, row.end)} ${row.text}` : [],
  );
  return [...phases, ...text.split('\n').filter((line) => line.trim() !== '')];
}

function totalsOf(rows: readonly CallsheetRow[], extras: readonly ExtrasCallLine[]): CallsheetView['totals'] {
  const shot = rows.filter((row) => row.kind === 'scene');
  const scenes = new Set(shot.flatMap((row) => row.sceneIds)).size;
  const cuts = shot.reduce((sum, row) => sum + (row.cuts ?? 0), 0);
  const minutes = shot.reduce((sum, row) => sum + row.minutes, 0);
  const heads = extras.reduce((sum, line) => sum + line.count, 0);
  const night = Math.max(0, ...rows.map((row) => row.end - NIGHT_START));
  const parts = [
    `${scenes}씬`,
    cuts > 0 ? `${cuts}컷` : '',
    `촬영 ${formatDuration(minutes)}`,
    heads > 0 ? `보조출연 ${heads}명` : '',
    night > 0 ? `22시 이후 ${formatDuration(night)}` : '22시 이후 없음',
  ];
  return { scenes, cuts, minutes, extras: heads, text: parts.filter(Boolean).join(' · ') };
}
