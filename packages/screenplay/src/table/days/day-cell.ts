import { foldWidth } from '../../organise/lines/normalise-text.ts';

/** A day as words say it. `date` whole, or `month` and `day` where the year is missing. */
export interface DayWords {
  readonly dayNo: number | null;
  /** Null where the words name none. */
  readonly unit: 'A' | 'B' | null;
  readonly tableDate: string | null;
  readonly dateText: string;
  readonly calltime: number | null;
}

const DATE =
  /(?:((?:19|20)?\d{2})\s*[-./년]\s*)?(?<![\d:])(\d{1,2})\s*[-./월]\s*(\d{1,2})(?:\s*일)?(?![\d:])/;
const DAY_NO =
  /(?:^|[^\d])(\d{1,3})\s*회\s*차|^\s*(?:제\s*)?(\d{1,3})\s*회(?:\s|$)|\bday\s*#?\s*(\d{1,3})\b/i;
const CALL = /(?:집합|집결|콜\s*타임|콜|call(?:\s*time)?)[^\d]{0,12}(\d{1,2})\s*(?::|시)\s*(\d{2})?/i;

/** TI17: `3회차 · 2026. 12. 3 (목) · 콜 07:00`. `year`: that of the table, where a date says none. Null: no day is told. */
export function readDayWords(text: string, year: number | null): DayWords | null {
  const plain = foldWidth(text);
  const number = DAY_NO.exec(plain);
  const date = readDate(plain, year);
  if (!number && !date) return null;
  const call = CALL.exec(plain);
  return {
    dayNo: number ? Number(number[1] ?? number[2] ?? number[3]) : null,
    unit: unitOfDay(plain),
    tableDate: date?.tableDate ?? null,
    dateText: date?.dateText ?? '',
    calltime: call ? Number(call[1]) * 60 + Number(call[2] ?? 0) : null,
  };
}

const UNIT =
  /(?<![a-z]|[ab]\s*[/·,&+]\s*)([ab])\s*[-.]?\s*(?:(?:팀|반|조)(?![가-힣])|유닛|unit)|(?:유닛|unit)\s*[-.]?\s*([ab])(?![a-z])/i;
const SECOND = /(?:세컨드?|제\s*2|2nd|second)\s*(?:팀|반|유닛|unit)|(?<!\d)2\s*(?:유닛|unit)/i;

function readUnit(text: string): 'A' | 'B' | null {
  const match = UNIT.exec(text);
  if (match) return (match[1] ?? match[2])?.toLowerCase() === 'b' ? 'B' : 'A';
  return SECOND.test(text) ? 'B' : null;
}

/**
 * TI17: `B팀`, `B 유닛`, `Unit B`, `2nd unit` where the day itself is named, or alone between two points: what is said of places
 * and people (`스튜디오 B`, `B팀 합류`) names none.
 */
function unitOfDay(plain: string): 'A' | 'B' | null {
  const units = plain.split(/[·|,]|\s{2,}/).flatMap((part) => {
    const unit = readUnit(part);
    const isAlone = part.replace(UNIT, '').replace(SECOND, '').trim() === '';
    return unit !== null && (isAlone || DAY_NO.test(part) || DATE.test(part)) ? unit : [];
  });
  return units[0] ?? null;
}

/** A cell that tells the unit and nothing else: `B팀`, `B`, `2`, `메인`. `undefined`: it cannot be read. */
export function readUnitCell(text: string): 'A' | 'B' | null | undefined {
  const plain = foldWidth(text).trim();
  if (plain === '') return null;
  if (/^(?:b|2\s*(?:팀|반)?|세컨드?|second)$/i.test(plain)) return 'B';
  if (/^(?:a|1\s*(?:팀|반|유닛|unit)?|메인|main)$/i.test(plain)) return 'A';
  return readUnit(plain) ?? undefined;
}

/** A date in any form that people write; without a year, where nothing tells it, `tableDate` is null. */
export function readDate(
  text: string,
  year: number | null,
): { tableDate: string | null; dateText: string } | null {
  const match = DATE.exec(foldWidth(text));
  if (!match) return null;
  const [month, day] = [Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const told = match[1] === undefined ? year : Number(match[1].padStart(4, '20'));
  const two = (number: number): string => String(number).padStart(2, '0');
  const date = told === null ? null : `${told}-${two(month)}-${two(day)}`;
  const isReal = date !== null && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  return { tableDate: isReal ? date : null, dateText: match[0].trim() };
}

/** `07:00`, `0700`, `7시 30분`, `오후 2:00`, `새벽 5시`, `25:30`: minutes from the day's midnight. Null where the cell says no time. */
export function readClockCell(text: string): number | null {
  const match =
    /^\s*(오전|오후|새벽|아침|저녁|am|pm)?\s*(\d{1,2})\s*(?::\s*([0-5]\d)(?::\d{2})?|시\s*(?:(\d{1,2})\s*분|(반))?)\s*(am|pm)?/i.exec(
      foldWidth(text).replace(/^\s*([0-2]\d)([0-5]\d)\s*$/, '$1:$2'),
    );
  if (!match) return null;
  const isLater = /오후|저녁|pm/i.test(`${match[1] ?? ''}${match[6] ?? ''}`) && Number(match[2]) < 12;
  const minutes =
    Number(match[2]) * 60 + Number(match[3] ?? match[4] ?? (match[5] ? 30 : 0)) + (isLater ? 720 : 0);
  return minutes <= 2879 ? minutes : null;
}

/** The year that a sheet says anywhere above or in its dates; null where it says none, or two. */
export function yearOf(texts: readonly string[]): number | null {
  const years = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?<!\d)(20\d{2})(?=\s*[-./년])/g)].map(([, year]) => Number(year)),
    ),
  );
  return years.size === 1 ? ([...years][0] ?? null) : null;
}
