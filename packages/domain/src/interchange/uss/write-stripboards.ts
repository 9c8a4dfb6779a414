import { addDays, type DateText } from '../../kernel/date.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { isCut } from '../../timetable/is-cut.ts';
import { phaseText } from '../../timetable/phase-text.ts';
import { boardsOf, currentBoard, daysOf, rowsOf } from '../../timetable/rows-of.ts';
import { partCount } from '../../timetable/scene-parts.ts';
import { type Board, type Timetable, UNITS } from '../../timetable/timetable.ts';
import type { ScenePart } from './scene-parts.ts';
import { ussDate } from './uss-dates.ts';
import type { UssBoard, UssBreakdown, UssCalendar, UssStripboard } from './uss-file.ts';

/** The boards of a project, their calendars, and the banners that stand on them. */
export interface Stripboards {
  readonly stripboards: readonly UssStripboard[];
  readonly calendars: readonly UssCalendar[];
  readonly banners: readonly UssBreakdown[];
}

/** US5: every board with its days, the current one first. What stands on none of its days is in the boneyard. */
export function writeStripboards(
  state: ProjectState,
  parts: readonly ScenePart[],
  created: string,
): Stripboards {
  const current = currentBoard(state);
  const boards = boardsOf(state).toSorted((a, b) => Number(b === current) - Number(a === current));
  const banners = new BannerPool([...state.project.keys()][0]!, created);
  const told = boards.map((board) => ({ board, units: unitsOf(state, board, parts, banners) }));
  const all = [...parts.map(({ id }) => id), ...banners.ids()];
  return {
    banners: banners.all(),
    calendars: boards.map((board) => writeCalendar(state, board)),
    stripboards: told.map(({ board, units }) => {
      const placed = new Set(units.flatMap(({ breakdownIds }) => breakdownIds.flat()));
      const rest = all.filter((id) => !placed.has(id));
      const boneyard = { id: deriveId(board._id, 'boneyard', 0), name: 'boneyard', breakdownIds: rest };
      const calendar = deriveId(board._id, 'calendar', 0);
      return { id: board._id, boards: [...units, boneyard], calendar, name: board.name };
    }),
  };
}

/** The dates on which a board shoots, with either unit: the days of every unit are counted by them. */
const shootingDates = (state: ProjectState, boardId: Id): DateText[] => [
  ...new Set(
    daysOf(state, boardId).flatMap(({ dayKind, tableDate }) => (dayKind === '촬영' ? [tableDate] : [])),
  ),
];

function unitsOf(
  state: ProjectState,
  board: Board,
  parts: readonly ScenePart[],
  banners: BannerPool,
): UssBoard[] {
  const dates = shootingDates(state, board._id);
  const days = daysOf(state, board._id).filter(({ dayKind }) => dayKind === '촬영');
  const placed = new Set<string>();
  const usedBanners = new Map<string, number>();
  return UNITS.flatMap((unit) => {
    const own = new Map(days.flatMap((day) => (day.unit === unit ? [[day.tableDate, day] as const] : [])));
    if (unit !== 'A' && own.size === 0) return [];
    const breakdownIds = dates.map((date) => {
      const day = own.get(date);
      return day ? idsOfDay(state, day, parts, placed, (text) => banners.take(text, usedBanners)) : [];
    });
    return [
      {
        id: deriveId(board._id, 'unit', UNITS.indexOf(unit)),
        name: unit === 'A' ? 'stripboard' : 'B unit',
        breakdownIds,
        _unit: unit,
        _days: dates.map((date) => ({
          date,
          calltime: own.get(date)?.calltime ?? 0,
          note: own.get(date)?.note ?? '',
        })),
      },
    ];
  });
}

/** A scene that this board has in fewer parts than another stands there with all of them; none stands twice. */
function idsOfDay(
  state: ProjectState,
  day: Timetable,
  parts: readonly ScenePart[],
  placed: Set<string>,
  banner: (text: string) => string,
): string[] {
  return rowsOf(state, day._id).flatMap((row) => {
    if (row.phaseData) return [banner(phaseText(row.phaseData, row.note))];
    if (row.state === 'dropped' || isCut(state, row)) return [];
    const own = parts.filter(
      ({ scene, part }) => scene._id === row.sceneData && isOfRow(part, row.part, partCount(state, row)),
    );
    return own.flatMap(({ id }) => {
      if (placed.has(id)) return [];
      placed.add(id);
      return [id];
    });
  });
}

/** The last part of a board has what others split further. */
const isOfRow = (part: number | null, own: number | null, count: number): boolean =>
  own === null || part === own || (own === count && part !== null && part > own);

/** US6: the first day, and every date after it that is none to shoot on. */
function writeCalendar(state: ProjectState, board: Board): UssCalendar {
  const shooting = new Set(shootingDates(state, board._id));
  const [first, last] = [[...shooting][0], [...shooting].at(-1)];
  const others = daysOf(state, board._id).filter(({ dayKind }) => dayKind !== '촬영');
  const seed = board._id;
  let count = 0;
  const event = (date: DateText, type: string, name: string | null) => ({
    ...{ id: deriveId(seed, 'event', count++), date: ussDate(date), type, name },
  });
  const gaps: DateText[] = [];
  if (first !== undefined && last !== undefined)
    for (let date = first; date < last; date = addDays(date, 1)) if (!shooting.has(date)) gaps.push(date);
  const told = others.map(({ tableDate, dayKind }) => ({
    ...event(tableDate, dayKind === '휴일' ? 'dayOff' : 'event', EVENT_NAMES[dayKind]),
    _dayKind: dayKind,
  }));
  const isTold = (date: DateText): boolean =>
    others.some(({ tableDate, dayKind }) => tableDate === date && dayKind === '휴일');
  return {
    id: deriveId(seed, 'calendar', 0),
    daysOff: [],
    events: [
      ...(first === undefined ? [] : [event(first, 'start', null)]),
      ...gaps.flatMap((date) => (isTold(date) ? [] : [event(date, 'dayOff', 'dayOff')])),
      ...told,
    ],
    name: board.name,
  };
}

const EVENT_NAMES: Readonly<Record<Timetable['dayKind'], string | null>> = {
  촬영: null,
  휴일: 'holiday',
  이동: 'travel',
  준비: 'rehearsal',
};

/** US5: 집합, 식사 and the like are banners. Boards share those that read the same, so that few wait in a boneyard. */
class BannerPool {
  readonly #byText = new Map<string, UssBreakdown[]>();
  readonly #projectId: Id;
  readonly #created: string;

  constructor(projectId: Id, created: string) {
    this.#projectId = projectId;
    this.#created = created;
  }

  /** The next banner of a text that a board has not used yet. */
  take(bannerText: string, used: Map<string, number>): string {
    const at = used.get(bannerText) ?? 0;
    used.set(bannerText, at + 1);
    const known = this.#byText.get(bannerText) ?? [];
    this.#byText.set(bannerText, known);
    const id = known[at]?.id ?? deriveId(this.#projectId, 'banner', this.all().length);
    if (known.length === at) known.push({ ...EMPTY, id, bannerText, created: this.#created });
    return id;
  }

  all = (): UssBreakdown[] => [...this.#byText.values()].flat();
  ids = (): string[] => this.all().map(({ id }) => id);
}

const EMPTY = {
  ...{ comments: null, description: null, elements: [], pages: null, scene: null },
  ...{ scriptPage: null, duration: null, type: 'banner' },
};
