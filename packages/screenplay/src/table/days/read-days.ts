import { type BodyRows, onlyText, othersOf, textsOf, WHY } from '../body-rows.ts';
import type { HeadColumn } from '../columns/found-head.ts';
import { dashMeaning } from '../scenes/scene-number.ts';
import type { DayRow, SheetRow, SkippedRow } from '../table.ts';
import { type DayWords, readClockCell, readDate, readDayWords, readUnitCell, yearOf } from './day-cell.ts';
import { readSceneList } from './scene-list-cell.ts';

/**
 * TI17, TI18: the days of a 촬영계획표, in both forms: a row a day that lists its scenes, and a row a scene below its day,
 * which stands in a band or in columns of its own. `above`: what stands over the head.
 */
export function readDays(
  { body, skipped: before }: BodyRows,
  columns: readonly HeadColumn[],
  above: readonly string[],
): { rows: DayRow[]; skipped: SkippedRow[] } {
  const reader = new DayReader(columns, body, above);
  const skipped = [...before];
  for (const row of body) {
    const why = reader.read(row);
    if (why !== null) skipped.push({ row: row.row, why });
  }
  return { rows: reader.days, skipped: skipped.sort((a, b) => a.row - b.row) };
}

class DayReader {
  readonly days: DayRow[] = [];
  readonly #columns: readonly HeadColumn[];
  readonly #year: number | null;
  readonly #dash: 'episode' | 'sub';
  /** A day that the title tells, of a sheet that has one day. */
  #titled: DayWords | null;

  constructor(columns: readonly HeadColumn[], body: readonly SheetRow[], above: readonly string[]) {
    this.#columns = columns;
    this.#year = yearOf([...above, ...body.flatMap(({ cells }) => cells.filter((cell) => cell.length < 80))]);
    const scenes = columns.find(({ field }) => field === 'sceneNo');
    this.#dash = dashMeaning(
      scenes?.head ?? '',
      body.flatMap((row) => textsOf(row, columns, 'sceneNo')),
    );
    this.#titled = above.map((text) => readDayWords(text, this.#year)).find((day) => day !== null) ?? null;
  }

  /** Takes a row in; why it was left out otherwise. */
  read(row: SheetRow): string | null {
    const band = onlyText(row);
    const words = band === null ? null : readDayWords(band, this.#year);
    if (words && band) {
      this.#open(row, words, { note: band });
      return null;
    }
    const told = this.#columnsOf(row);
    const last = this.days.at(-1);
    if (told && !(last && isSame(last, told))) this.#open(row, told, {});
    else if (!told && !last && this.#titled) this.#open(row, this.#titled, {});
    const day = this.days.at(-1);
    if (!day) return band === null ? '촬영일을 알 수 없는 줄이에요.' : WHY.band;
    return this.#addTo(day, row, told !== null);
  }

  #open(row: SheetRow, words: DayWords, { note = '' }): void {
    const doubts =
      words.dateText !== '' && words.tableDate === null ? [`몇 년인지 알 수 없어요: ${words.dateText}`] : [];
    this.days.push({
      row: row.row,
      ...words,
      unit: words.unit ?? 'A',
      meetingPlace: '',
      places: [],
      scenes: [],
      note,
      others: [],
      doubts,
    });
  }

  /** The day that a row's own columns name; null where they name none. */
  #columnsOf(row: SheetRow): DayWords | null {
    const first = (field: string): string => textsOf(row, this.#columns, field)[0] ?? '';
    const [number, date] = [first('dayNo'), first('tableDate')];
    const told = readDate(date, this.#year) ?? readDate(number, this.#year);
    const dayNo = Number(/\d{1,3}/.exec(number)?.[0] ?? readDayWords(date, this.#year)?.dayNo ?? 0);
    if (told === null && dayNo === 0) return null;
    const calltime = readClockCell(first('calltime'));
    return {
      dayNo: dayNo || null,
      unit: readUnitCell(first('unit')) ?? readDayWords(`${number} ${date}`, this.#year)?.unit ?? null,
      tableDate: told?.tableDate ?? null,
      dateText: told?.dateText ?? '',
      calltime,
    };
  }

  /** What stands for a date or a time, and says none. */
  #unread(date: string, call: string): string[] {
    const isDate = NOTHING.test(date) || readDate(date, this.#year) || readDayWords(date, this.#year);
    const isTime = NOTHING.test(call) || readClockCell(call) !== null;
    return [
      ...(isDate ? [] : [`날짜를 읽을 수 없어요: ${date.slice(0, 80)}`]),
      ...(isTime ? [] : [`집합 시각을 읽을 수 없어요: ${call.slice(0, 80)}`]),
    ];
  }

  #addTo(day: DayRow, row: SheetRow, isNamed: boolean): string | null {
    const list = textsOf(row, this.#columns, 'sceneNo').join(', ');
    const { scenes, unread } = readSceneList(list, this.#dash);
    if (scenes.length === 0 && !isNamed) return '집합·식사·이동 같은 일정 줄이에요.';
    const places = textsOf(row, this.#columns, 'setName', 'setDetail', 'realName');
    const first = (field: string): string => textsOf(row, this.#columns, field)[0] ?? '';
    const isOwn = isNamed && day.row === row.row;
    const unit = first('unit');
    const doubts = [
      ...(unread.length > 0 ? [`씬 번호를 읽을 수 없어요: ${unread.join(', ').slice(0, 80)}`] : []),
      ...(readUnitCell(unit) === undefined ? [`어느 팀인지 알 수 없어요: ${unit.slice(0, 80)}`] : []),
      ...this.#unread(first('tableDate'), first('calltime')),
    ];
    const note = textsOf(row, this.#columns, 'note').join('\n');
    this.days[this.days.length - 1] = {
      ...day,
      calltime: day.calltime ?? readClockCell(first('calltime')),
      meetingPlace: day.meetingPlace || first('meetingPlace'),
      places: [...new Set([...day.places, ...places])],
      scenes: [
        ...day.scenes,
        ...scenes.map((scene) => ({
          row: row.row,
          ...scene,
          note: [scene.note, note].filter(Boolean).join('\n'),
        })),
      ],
      note: isOwn ? note : day.note,
      others: isOwn ? othersOf(row, this.#columns) : day.others,
      doubts: [...new Set([...day.doubts, ...doubts])],
    };
    return null;
  }
}

/** An empty cell, or a mark that says as much. */
const NOTHING = /^[\s.–—~-]*$/;

/** Rows of one day name it again and again, or only once. */
const isSame = (day: DayRow, told: DayWords): boolean =>
  (told.unit === null || told.unit === day.unit) &&
  (told.dayNo === null || day.dayNo === null || told.dayNo === day.dayNo) &&
  (told.dateText === '' ||
    told.dateText === day.dateText ||
    (told.tableDate !== null && told.tableDate === day.tableDate));
