import {
  dayNumbers,
  daysOf,
  findListedScenes,
  type Id,
  type ListedDay,
  type ProjectState,
  type Timetable,
} from '@ddak/domain';
import type { TableReading } from '@ddak/screenplay/table';
import { tableDates } from './table-dates.ts';

type DaysTable = Extract<TableReading, { as: 'days' }>;
type Row = DaysTable['rows'][number];

/** A day of the plan as it is taken over, the row that it stands in, the 회차 that is written there, and what to look at. */
export interface ListedDayRow {
  readonly row: number;
  readonly day: ListedDay;
  readonly dayNo: number | null;
  readonly doubts: readonly string[];
}

/** What is not taken over, and why. */
export interface LeftDayRow {
  readonly row: number;
  readonly why: string;
}

/** TT24 to TT26: the days of a table as a board takes them. `year`: that of dates which say none. */
export function listedDays(
  { rows }: DaysTable,
  state: ProjectState,
  boardId: Id,
  year: number,
): { days: ListedDayRow[]; left: LeftDayRow[] } {
  const isSeries = [...state.project.values()][0]?.projectType === 'series';
  const dated = datesByNumber(state, boardId);
  const dates = tableDates(rows, year);
  const days: ListedDayRow[] = [];
  const left: LeftDayRow[] = [];
  const taken = new Set<string>();
  for (const [i, one] of rows.entries()) {
    const tableDate = dates[i] ?? (one.dateText === '' ? dated.get(`${one.unit}${one.dayNo}`) : undefined);
    const dayKind = kindOf(one);
    const why = reasonToLeave(tableDate, one.unit, dayKind, taken);
    if (why !== null || tableDate === undefined || dayKind === null) {
      left.push({ row: one.row, why: why ?? '' });
      continue;
    }
    taken.add(tableDate + one.unit);
    const { sceneIds, unknown } = findListedScenes(state, one.scenes, isSeries);
    const isYearTold = one.tableDate === null;
    days.push({
      row: one.row,
      day: {
        ...{ tableDate, unit: one.unit, dayKind, calltime: one.calltime, sceneIds: [...sceneIds] },
        note: noteOf(one),
        sceneNotes: sceneNotesOf(one, sceneIds, state, isSeries),
      },
      dayNo: one.dayNo,
      doubts: [
        ...one.doubts.filter((doubt) => !(isYearTold && doubt.startsWith('몇 년인지'))),
        ...(unknown.length > 0
          ? [`작품에 없는 씬: ${unknown.map((number) => `S#${number}`).join(', ')}`]
          : []),
      ],
    });
  }
  return { days, left };
}

function reasonToLeave(
  tableDate: string | undefined,
  unit: Row['unit'],
  dayKind: Timetable['dayKind'] | null,
  taken: ReadonlySet<string>,
): string | null {
  if (tableDate === undefined) return '날짜를 알 수 없어요.';
  if (taken.has(tableDate + unit)) return '같은 날짜가 위에 있어요.';
  return dayKind === null ? '찍는 씬이 없는 날이에요.' : null;
}

/** TT26: the dates of the shooting days that the board has, by unit and 회차. */
function datesByNumber(state: ProjectState, boardId: Id): ReadonlyMap<string, string> {
  const numbers = dayNumbers(state, boardId);
  return new Map(
    daysOf(state, boardId).flatMap(({ _id, unit, tableDate }) => {
      const dayNo = numbers.get(_id);
      return dayNo === undefined ? [] : [[`${unit}${dayNo}`, tableDate] as const];
    }),
  );
}

const KINDS: readonly (readonly [Timetable['dayKind'], RegExp])[] = [
  ['휴일', /휴차|휴일|휴무|쉬는\s*날|\boff\b/i],
  ['이동', /이동/],
  ['준비', /준비|테스트|헌팅|리허설/],
];

/** A day that counts or has scenes is shot on; another is what its words say, and none where they say nothing. */
function kindOf({ scenes, dayNo, calltime, note, places, others }: Row): Timetable['dayKind'] | null {
  if (scenes.length > 0 || dayNo !== null) return '촬영';
  const words = [note, ...places, ...others.map(({ text }) => text)].join(' ');
  return KINDS.find(([, word]) => word.test(words))?.[0] ?? (calltime === null ? null : '촬영');
}

const LONGEST_NOTE = 500;

/**
 * Where to meet, and the note that stands in the day's own row. What stands beside the first of several scenes is of that
 * scene, and a band that names its date says no more than the day.
 */
function noteOf(one: Row): string {
  const { note, dateText, meetingPlace } = one;
  const isOfDay = hasOneRow(one) && (dateText === '' || !note.includes(dateText));
  return [meetingPlace === '' ? '' : `집합 장소: ${meetingPlace}`, isOfDay ? note : '']
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, LONGEST_NOTE);
}

/** A day whose scenes all stand in its own row: what that row says is of the day. */
const hasOneRow = ({ row, scenes }: Row): boolean => scenes.every((scene) => scene.row === row);

const LONGEST_SCENE_NOTE = 300;

/** TT31: what stands beside each scene, in their order. */
function sceneNotesOf(one: Row, sceneIds: readonly Id[], state: ProjectState, isSeries: boolean): string[] {
  const notes = new Map<Id, string>();
  if (!hasOneRow(one))
    for (const scene of one.scenes)
      for (const id of findListedScenes(state, [scene], isSeries).sceneIds)
        if (scene.note !== '' && !notes.has(id)) notes.set(id, scene.note.slice(0, LONGEST_SCENE_NOTE));
  return notes.size === 0 ? [] : sceneIds.map((id) => notes.get(id) ?? '');
}
