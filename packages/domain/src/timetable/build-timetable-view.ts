import { formatClock, formatDuration } from '../kernel/clock.ts';
import { longDate } from '../kernel/date.ts';
import { castNames } from '../scene/characters/cast-names.ts';
import { realPlaceName } from '../scene/locations/real-place-name.ts';
import { lightOf, SETTING_LETTERS, timeLetter } from '../scene/scene-words.ts';
import type { ProjectState } from '../state.ts';
import { type DayLine, dayLines, type SceneLine } from './day-lines.ts';
import { type DayMoves, dayMoves } from './day-moves.ts';
import { dayName } from './day-name.ts';
import { dayNumbers } from './day-no.ts';
import { phaseText } from './phase-text.ts';
import { daysOf } from './rows-of.ts';
import type { Timetable } from './timetable.ts';
import {
  TIMETABLE_COLUMNS,
  type TimetableColumn,
  type TimetableView,
  type TimetableViewDay,
  type TimetableViewRow,
} from './timetable-view.ts';

const unique = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];
const timeRange = (start: number, end: number): string => `${formatClock(start)} – ${formatClock(end)}`;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A board's days with their clock times as plain values. Null when the board is not in the state. */
export function buildTimetableView(state: ProjectState, boardId: string): TimetableView | null {
  const steps = timetableViewSteps(state, boardId);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same day by day, for who has others to serve in between. */
export function* timetableViewSteps(
  state: ProjectState,
  boardId: string,
): Generator<void, TimetableView | null> {
  const board = state.board.get(boardId);
  if (!board) return null;
  const project = state.project.get(board.projectId);
  const numbers = dayNumbers(state, boardId);
  const days: TimetableViewDay[] = [];
  const scenes: SceneLine[] = [];
  for (const day of daysOf(state, boardId)) {
    const lines = dayLines(state, day._id);
    days.push(dayOf(state, day, lines, numbers.get(day._id)));
    scenes.push(...lines.filter((line) => line.kind === 'scene'));
    yield;
  }
  const parts = [
    `촬영 ${numbers.size}회차`,
    `${new Set(scenes.flatMap((line) => line.scenes)).size}씬`,
    `촬영 시간 ${formatDuration(sum(scenes.map((line) => line.minutes)))}`,
  ];
  return {
    title: '촬영계획표',
    projectTitle: project?.title ?? '',
    boardName: board.name,
    columns: shownColumns(days).map(({ key, label }) => ({
      key,
      label: key === 'scene' && project?.projectType === 'series' ? `${project.episodeWord}/씬` : label,
    })),
    days,
    totals: parts.join(' · '),
  };
}

/** What a line is found by: shown even where nothing is written in it yet. */
const ALWAYS: readonly TimetableColumn[] = ['time', 'scene', 'place', 'synopsis'];

/** TT37: a column in which no scene has anything gives its room to the others; without a scene all are shown. */
function shownColumns(days: readonly TimetableViewDay[]): readonly (typeof TIMETABLE_COLUMNS)[number][] {
  const scenes = days.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'scene'));
  if (scenes.length === 0) return TIMETABLE_COLUMNS;
  return TIMETABLE_COLUMNS.filter(
    ({ key }) => ALWAYS.includes(key) || scenes.some(({ cells }) => cells[key] !== ''),
  );
}

function dayOf(
  state: ProjectState,
  day: Timetable,
  lines: readonly DayLine[],
  dayNo: number | undefined,
): TimetableViewDay {
  const moves = dayMoves(state, day);
  const rows = lines.map((line) => rowOf(state, line, moves));
  const scenes = lines.flatMap((line) => (line.kind === 'scene' ? line.scenes : []));
  const places = unique(scenes.map((scene) => realPlaceName(state, scene) || scene.setName));
  const end = rows.length === 0 ? undefined : Math.max(...rows.map((row) => row.end));
  const cuts = sum(rows.map((row) => row.cuts ?? 0));
  const totals = [
    `${new Set(scenes).size}씬`,
    cuts > 0 ? `${cuts}컷` : '',
    `촬영 ${formatDuration(sum(rows.filter((row) => row.kind === 'scene').map((row) => row.minutes)))}`,
    end === undefined ? '' : `종료 예정 ${formatClock(end)}`,
    // TT11: not known, which is not none.
    moves.unplanned.length > 0 && moves.unknownPlaces > 0 ? `이동 미정 ${moves.unknownPlaces}곳` : '',
  ];
  return {
    timetableId: day._id,
    date: day.tableDate,
    dayText: dayName(day, dayNo),
    dateText: longDate(day.tableDate),
    callText: `집합 ${formatClock(day.calltime)}`,
    placeText: places.join(', '),
    totalText: scenes.length === 0 ? '' : totals.filter(Boolean).join(' · '),
    note: [day.name, day.note].filter(Boolean).join(' · '),
    rows,
  };
}

const emptyCells = Object.fromEntries(TIMETABLE_COLUMNS.map(({ key }) => [key, ''])) as Record<
  TimetableColumn,
  string
>;

function rowOf(state: ProjectState, line: DayLine, { guessed }: DayMoves): TimetableViewRow {
  const { start, end } = line;
  const time = timeRange(start, end);
  if (line.kind === 'scene') return sceneRowOf(state, line, time);
  return {
    kind: 'phase',
    start,
    end,
    minutes: end - start,
    cuts: null,
    light: null,
    text: `${phaseText(line.phase, line.note)}${guessed.has(line.rowId) ? ' (추정)' : ''}`,
    cells: { ...emptyCells, time },
  };
}

function sceneRowOf(state: ProjectState, line: SceneLine, time: string): TimetableViewRow {
  const { scenes, start, end, minutes } = line;
  const known = scenes.flatMap((scene) => scene.cutCount ?? []);
  const cuts = known.length === 0 ? null : sum(known);
  const cells: Record<TimetableColumn, string> = {
    time,
    scene: line.labels.join('+'),
    light: unique(scenes.map((scene) => timeLetter(scene.timeOfDay, scene.timeText))).join(' '),
    setting: unique(scenes.map((scene) => (scene.setting ? SETTING_LETTERS[scene.setting] : ''))).join(' '),
    shootKind: unique(scenes.map((scene) => scene.shootKind ?? '')).join(' '),
    place: unique(scenes.map((scene) => scene.setName)).join(', '),
    realName: unique(scenes.map((scene) => realPlaceName(state, scene))).join(', '),
    synopsis: unique(scenes.map((scene) => scene.synopsis)).join('\n'),
    cast: castNames(state, scenes, 'main').join(', '),
    cuts: cuts === null ? '' : String(cuts),
    minutes: `${minutes}분`,
    note: unique([...line.notes, ...scenes.map((scene) => scene.note)]).join('\n'),
  };
  return {
    kind: 'scene',
    start,
    end,
    minutes,
    cuts,
    light: lightOf(scenes).time,
    text: '',
    cells,
  };
}
