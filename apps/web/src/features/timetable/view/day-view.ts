import {
  type ClockMinutes,
  castSizeOfDay,
  dayClock,
  dayMoves,
  dayName,
  type FindingAccepted,
  hasBegun,
  holidayOn,
  isCut,
  isRedDay,
  itemsOfScene,
  locationsOfDay,
  OMITTED_WORD,
  type PlanFinding,
  type ProjectState,
  partText,
  type RowClock,
  remembering,
  rowsOf,
  rulesOf,
  SEOUL,
  scenesOfDay,
  shortDate,
  sunTimes,
  type Timetable,
  type TimetableRow,
  type ToldFindings,
} from '@ddak/domain';
import { type StripLook, USUAL_LOOK } from '../strip-look/strip-look.ts';
import { type JoinedView, joinedViews } from './joined-view.ts';
import { type StripView, stripOf } from './strip-view.ts';

const PROGRESS: Readonly<Record<TimetableRow['state'], string>> = {
  planned: '',
  shooting: '촬영 중',
  done: '촬영함',
  partial: '일부만',
  dropped: '빠짐',
};

interface RowBase {
  readonly rowId: string;
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
  readonly minutes: number;
  readonly gapBefore: number;
  /** What the checks say of it in two words; empty: nothing. */
  readonly warning: string;
  /** Something of it is hard. */
  readonly warnsHard: boolean;
  readonly fixed: boolean;
  /** TT20: proposals leave it on its day. */
  readonly pinned: boolean;
  /** TT19: what it is shot with as one; null: it stands alone. */
  readonly joined: JoinedView | null;
  readonly note: string;
  /** What became of it on set, or that it is 결번; empty while it is only planned. */
  readonly progress: string;
  /** There is nothing of it to shoot (any more). */
  readonly dropped: boolean;
}
export interface SceneRowView extends RowBase {
  readonly kind: 'scene';
  readonly strip: StripView;
  /** `1/2`: which part of its scene it is; empty for all of it. */
  readonly part: string;
}
export interface PhaseRowView extends RowBase {
  readonly kind: 'phase';
  readonly text: string;
}
export type RowView = SceneRowView | PhaseRowView;

export interface DayView {
  readonly timetableId: string;
  /** `3회차`, or the kind of a day on which nothing is shot. */
  readonly title: string;
  readonly shooting: boolean;
  /** Nobody is called. */
  readonly isOff: boolean;
  /** Whatever of its scenes was to be shot is. */
  readonly isShot: boolean;
  /** Something of it is shot or being shot. */
  readonly hasBegun: boolean;
  readonly name: string;
  /** It is only proposed. */
  readonly isDraft?: true;
  readonly unit: string;
  readonly tableDate: string;
  readonly date: string;
  /** A Sunday or a public holiday. */
  readonly red: boolean;
  /** The name of the public holiday; empty on other days. */
  readonly holiday: string;
  readonly call: ClockMinutes;
  readonly end: ClockMinutes;
  readonly sunrise: ClockMinutes | null;
  readonly sunset: ClockMinutes | null;
  /** Whether the sun is that of Seoul, because no place of the day has coordinates. */
  readonly sunOfSeoul: boolean;
  readonly worked: number;
  readonly shoot: number;
  /** The longest that the day may be by the rule set, and by how much it is beyond. */
  readonly limit: number;
  readonly over: number;
  /** What the checks have found on it, and what of it a team lives with. */
  readonly findings: readonly PlanFinding[];
  readonly accepted: readonly FindingAccepted[];
  /** How many of the findings are hard. */
  readonly hard: number;
  readonly scenes: number;
  readonly eighths: number;
  readonly cuts: number;
  readonly cast: number;
  /** 이동 rows. */
  readonly moves: number;
  /** Changes of place without one. */
  readonly unplannedMoves: number;
  /** Places of the day of which nobody has said where they are. */
  readonly unknownPlaces: number;
  /** 이동 rows whose minutes are a guess. */
  readonly guessedMoves: number;
  readonly extras: number;
  readonly locked: boolean;
  readonly note: string;
  readonly rows: readonly RowView[];
}

function isShot(state: ProjectState, rows: readonly TimetableRow[]): boolean {
  const scenes = rows.filter(
    (row) => row.rowType === 'scene' && row.state !== 'dropped' && !isCut(state, row),
  );
  return scenes.length > 0 && scenes.every(({ state }) => state === 'done' || state === 'partial');
}

/** One day of the board with its clock. `dayNo` null: not a shooting day. */
export function dayView(
  state: ProjectState,
  day: Timetable,
  dayNo: number | null,
  { open: findings, accepted }: ToldFindings,
  look: StripLook = USUAL_LOOK,
): DayView {
  const limit = dayLimit(state, day);
  const clock = dayClock(state, day._id);
  const times = new Map(clock.rows.map((row) => [row.rowId, row]));
  const marks = marksOf(findings);
  const moves = dayMoves(state, day);
  const joined = joinedViews(state, day._id);
  const rows = rowsOf(state, day._id).flatMap(
    (row) =>
      rowView(state, row, times.get(row._id)!, {
        warning: marks.get(row._id)?.text ?? '',
        warnsHard: marks.get(row._id)?.hard ?? false,
        isGuess: moves.guessed.has(row._id),
        isCut: isCut(state, row),
        joined: joined.get(row._id) ?? null,
        look,
      }) ?? [],
  );
  const scenes = scenesOfDay(state, day._id);
  const place = locationsOfDay(state, day._id).find((location) => location.latitude !== null);
  const sun = sunTimes(
    day.tableDate,
    place ? { latitude: place.latitude!, longitude: place.longitude ?? SEOUL.longitude } : SEOUL,
  );
  const sum = (count: (scene: (typeof scenes)[number]) => number) =>
    scenes.reduce((total, scene) => total + count(scene), 0);
  return {
    timetableId: day._id,
    title: dayName(day, dayNo ?? undefined),
    shooting: dayNo !== null,
    isOff: day.dayKind === '휴일' && rows.length === 0,
    isShot: isShot(state, rowsOf(state, day._id)),
    hasBegun: rowsOf(state, day._id).some(hasBegun),
    name: day.name,
    unit: day.unit,
    tableDate: day.tableDate,
    date: shortDate(day.tableDate),
    red: isRedDay(day.tableDate),
    holiday: holidayOn(day.tableDate) ?? '',
    call: day.calltime,
    end: clock.end,
    sunrise: sun?.sunrise ?? null,
    sunset: sun?.sunset ?? null,
    sunOfSeoul: !place,
    worked: clock.workedMinutes,
    shoot: clock.shootMinutes,
    limit,
    over: Math.max(0, clock.workedMinutes - limit),
    findings,
    accepted,
    hard: findings.filter(({ severity }) => severity === 'hard').length,
    scenes: scenes.length,
    eighths: sum((scene) => scene.pages),
    cuts: sum((scene) => scene.cutCount ?? 0),
    cast: castSizeOfDay(state, day._id),
    moves: moves.planned,
    unplannedMoves: moves.unplanned.length,
    unknownPlaces: moves.unknownPlaces,
    guessedMoves: moves.guessed.size,
    extras: extrasOf(state, scenes),
    locked: day.locked,
    note: day.note,
    rows,
  };
}

/** LB3: minutes that a day of its kind may be worked. */
export function dayLimit(state: ProjectState, day: Timetable): number {
  const rules = rulesOf(state, day.boardId);
  return (day.dayKind === '촬영' ? rules.shootDay : rules.otherDay).value;
}

/** What is said of a row beside what it holds: by the checks, and that its minutes are a guess. */
interface RowSaying {
  readonly warning: string;
  readonly warnsHard: boolean;
  readonly isGuess: boolean;
  /** TT38: its scene is 결번, and nothing of it was shot. */
  readonly isCut: boolean;
  readonly joined: JoinedView | null;
  readonly look: StripLook;
}

const rememberRow = remembering<TimetableRow, RowView | null>();

/** The same row where it says the same, so that it is not drawn again. */
function rowView(state: ProjectState, row: TimetableRow, clock: RowClock, said: RowSaying): RowView | null {
  const scene = row.sceneData ? state.scene.get(row.sceneData) : undefined;
  const strip = scene ? stripOf(state, scene, said.look) : null;
  const { start, end, minutes, gapBefore } = clock;
  const { warning, warnsHard, isGuess, isCut: cut, joined } = said;
  const together = joined && `${joined.text} ${joined.follows} ${joined.rowIds.join(' ')}`;
  const part = partText(state, row);
  const told = [start, end, minutes, gapBefore, strip, warning, warnsHard, isGuess, cut, together, part];
  return rememberRow(row, told, () => newRowView(row, clock, said, strip, part));
}

function newRowView(
  row: TimetableRow,
  { start, end, minutes, gapBefore }: RowClock,
  { warning, warnsHard, isGuess, isCut: cut, joined }: RowSaying,
  strip: StripView | null,
  part: string,
): RowView | null {
  const base: RowBase = {
    rowId: row._id,
    start,
    end,
    minutes,
    gapBefore,
    warning,
    warnsHard,
    fixed: row.fixedStart !== null,
    pinned: row.pinned,
    joined,
    note: row.note,
    progress: cut ? OMITTED_WORD : PROGRESS[row.state],
    dropped: cut || row.state === 'dropped',
  };
  if (row.phaseData) {
    const text = row.phaseData.label || row.phaseData.kind;
    return { ...base, kind: 'phase', text: isGuess ? `${text} · 추정` : text };
  }
  return strip ? { ...base, kind: 'scene', strip, part } : null;
}

interface Mark {
  readonly text: string;
  readonly hard: boolean;
}

/** What the checks say of each row: the first mark, hard ones before soft ones, and how many more there are. */
function marksOf(findings: readonly PlanFinding[]): ReadonlyMap<string, Mark> {
  const counts = new Map<string, { readonly mark: string; readonly hard: boolean; more: number }>();
  for (const { mark, rowIds, severity } of findings)
    for (const rowId of mark === '' ? [] : rowIds) {
      const found = counts.get(rowId);
      if (found) found.more++;
      else counts.set(rowId, { mark, hard: severity === 'hard', more: 0 });
    }
  return new Map(
    [...counts].map(([rowId, { mark, hard, more }]) => [
      rowId,
      { text: more > 0 ? `${mark} +${more}` : mark, hard },
    ]),
  );
}

/** CS10: extras of one name are the same people in every scene of a day. */
function extrasOf(state: ProjectState, scenes: readonly { readonly _id: string }[]): number {
  const heads = new Map<string, number>();
  for (const scene of scenes)
    for (const item of itemsOfScene(state, scene._id))
      if (item.type === 'bg') heads.set(item.name, Math.max(heads.get(item.name) ?? 0, item.quantity ?? 1));
  return [...heads.values()].reduce((total, count) => total + count, 0);
}
