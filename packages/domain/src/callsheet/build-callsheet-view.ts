import { formatDuration } from '../kernel/clock.ts';
import type { ProjectState } from '../state.ts';
import { dayLines } from '../timetable/day-lines.ts';
import type { Callsheet } from './callsheet.ts';
import type { CallsheetColumn, CallsheetRow, CallsheetView, ExtrasCallLine } from './callsheet-view.ts';
import { CALLSHEET_COLUMNS } from './callsheet-view.ts';
import { gatheringOf } from './gathering.ts';
import { minorNotices } from './minor-notices.ts';
import { CALLSHEET_STATUS_WORDS } from './status-words.ts';
import { castCalls, contactLines, extrasCalls, teamCalls } from './view-calls.ts';
import { dayText, factsOf, headPeople, nextDayText, placeLines, sheetPlaces } from './view-head.ts';
import { callsheetRows, timeRange } from './view-rows.ts';

const COLUMN_LABELS: Readonly<Record<CallsheetColumn, string>> = {
  order: '순서',
  time: '시간',
  minutes: '소요',
  scene: 'S#',
  cuts: '컷',
  light: 'M/D/E/N',
  setting: 'I/E',
  shootKind: 'L/O/S',
  place: '장소',
  synopsis: '내용',
  cast: '등장인물',
  extras: '단역·보조출연',
  props: '소품·미술',
  wardrobe: '의상·분장',
  equipment: '촬영·조명·그립',
  effects: '특효·차량·CG',
  note: '비고',
};

/** Where the night supplement begins (PRODUCT.md, labour rule set): counted in the totals. */
const NIGHT_START = 22 * 60;

/**
 * The printed sheet of one day as plain values: what PDF, XLSX and the screen are made from (docs/rules/callsheet.md).
 * Null when the sheet, its day or the project is not in the state: gone, or not for the reader.
 */
export function buildCallsheetView(
  state: ProjectState,
  callsheetId: string,
  options: { readonly canSeeContacts: boolean },
): CallsheetView | null {
  const sheet = state.callsheet.get(callsheetId);
  const day = sheet && state.timetable.get(sheet.timetable);
  const project = sheet && state.project.get(sheet.projectId);
  if (!sheet || !day || !project) return null;
  const lines = dayLines(state, day._id);
  const rows = callsheetRows(state, lines);
  const places = sheetPlaces(state, sheet);
  const printedPlaces = placeLines(places);
  const facts = factsOf(sheet, day, rows, places);
  const extras = extrasCalls(state, day, lines);
  const { dayNo, text } = dayText(state, day);
  return {
    callsheetId,
    timetableId: day._id,
    edition: CALLSHEET_STATUS_WORDS.draft,
    title: '일일촬영계획표',
    name: sheet.name,
    projectTitle: project.title,
    productionCompany: project.productionCompany,
    dayText: text,
    dayNo,
    date: day.tableDate,
    people: headPeople(state, day, options.canSeeContacts),
    facts,
    places: printedPlaces,
    gathering: gatheringOf(facts, printedPlaces, day.calltime),
    columns: columnsOf(state, sheet),
    rows,
    castCalls: castCalls(state, sheet, day, lines),
    extrasCalls: extras,
    teamCalls: teamCalls(state, sheet, day),
    contacts: contactLines(state, sheet, options.canSeeContacts),
    checklist: sheet.checklist.map(({ text: item, done }) => ({ text: item, done })),
    vehicles: withPhases(rows, sheet.vehicles, '이동'),
    meals: withPhases(rows, sheet.meals, '식사'),
    notices: [...minorNotices(state, day), ...sheet.notices.filter((notice) => notice.trim() !== '')],
    totals: totalsOf(rows, extras),
    nextDay: nextDayText(state, day),
    footer: '연락처는 이 작품의 스태프에게만 제공됩니다',
  };
}

/** CS13: in a series the scene column is headed with the project's word for an episode. */
function columnsOf(state: ProjectState, sheet: Callsheet): CallsheetView['columns'] {
  const project = state.project.get(sheet.projectId);
  return CALLSHEET_COLUMNS.map((key) => ({
    key,
    label:
      key === 'scene' && project?.projectType === 'series' ? `${project.episodeWord}/씬` : COLUMN_LABELS[key],
  }));
}

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
