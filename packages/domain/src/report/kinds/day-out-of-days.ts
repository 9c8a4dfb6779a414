import { isReleased } from '../../cost/cast-days.ts';
import { ratesOf } from '../../cost/crew-rates.ts';
import { daysBetween } from '../../kernel/date.ts';
import type { Character } from '../../scene/scene.ts';
import type { ProjectState } from '../../state.ts';
import type { Report, ReportRow, ReportValue } from '../report.ts';
import { type ReportDay, reportDays, reportedBoard } from '../report-days.ts';
import type { ReportOptions } from '../report-options.ts';

/** RE5: the letters of a day out of days. */
export type DayMark = 'SW' | 'W' | 'WF' | 'SWF' | 'H' | '';

/**
 * RE5: what each date of the plan is to somebody: start, work, finish or hold (CO1). In a gap that is long enough to let
 * them go (CO2, CO8) they are not held, and start anew behind it.
 * @param dates all dates of the plan, in order
 * @param worked those of them on which they have a scene
 */
export function dayMarks(
  dates: readonly string[],
  worked: ReadonlySet<string>,
  dropAfterDays: number,
): DayMark[] {
  const works = dates.filter((date) => worked.has(date));
  const isReleasedAfter = (date: string, next: string): boolean => {
    const days = daysBetween(date, next) - 1;
    return days > 0 && isReleased({ holdRate: 0, dropAfterDays, pickupFee: 0 }, { dates: days, days });
  };
  return dates.map((date) => {
    const before = works.findLast((other) => other < date);
    const next = works.find((other) => other > date);
    if (!worked.has(date)) {
      const isHeld = before !== undefined && next !== undefined && !isReleasedAfter(before, next);
      return isHeld ? 'H' : '';
    }
    const starts = before === undefined || isReleasedAfter(before, date);
    const finishes = next === undefined || isReleasedAfter(date, next);
    return `${starts ? 'S' : ''}W${finishes ? 'F' : ''}` as DayMark;
  });
}

/** RE5: who works on which day of the plan, who waits, and how many of both there are. */
export function dayOutOfDays(state: ProjectState, { board: boardId }: ReportOptions): Report {
  const board = reportedBoard(state, boardId);
  const days = reportDays(state, board).filter(
    ({ day, scenes }) => day.dayKind === '촬영' || scenes.length > 0,
  );
  const dates = [...new Set(days.map(({ day }) => day.tableDate))];
  const people = [...state.character.values()].sort((a, b) => a.characterNumber - b.characterNumber);
  const rows = people.flatMap((person) => rowOf(state, person, days, dates));
  return {
    title: '배우별 출연 일정',
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: [board?.name, 'S 시작 · W 촬영 · H 대기 · F 끝'].filter(Boolean).join(' · '),
    totals: `${rows.length}명 · ${dates.length}일`,
    columns: [
      { key: 'no', label: '번호', kind: 'number' },
      { key: 'character', label: '배역', kind: 'text' },
      { key: 'actor', label: '배우', kind: 'text' },
      ...dates.map((date) => ({ key: date, label: dateHead(days, date), kind: 'mark' as const })),
      { key: 'work', label: '촬영', kind: 'number' },
      { key: 'hold', label: '대기', kind: 'number' },
      { key: 'first', label: '시작', kind: 'short' },
      { key: 'last', label: '끝', kind: 'short' },
    ],
    groups: [{ key: 'all', title: null, facts: '', rows }],
    empty: '촬영일에 오르는 인물이 없어요',
  };
}

const short = (date: string): string => `${Number(date.slice(5, 7))}.${Number(date.slice(8))}`;

/** The 회차 over the date, one unit's below the other's: `2`, `B1`, `11.10`; two units of one date share its column. */
const dateHead = (days: readonly ReportDay[], date: string): string => {
  const names = days
    .filter(({ day }) => day.tableDate === date)
    .map(({ name }) => name.replace(/^(\d+)회차(?: (.)팀)?$/, (_, number, unit = '') => `${unit}${number}`));
  return [...names, short(date)].join('\n');
};

function rowOf(
  state: ProjectState,
  person: Character,
  days: readonly ReportDay[],
  dates: readonly string[],
): ReportRow[] {
  const mine = days.filter(({ scenes }) =>
    scenes.some(
      ({ status, characters }) => status !== 'omitted' && characters.some(({ _id }) => _id === person._id),
    ),
  );
  const worked = new Set(mine.map(({ day }) => day.tableDate));
  if (worked.size === 0) return [];
  const marks = dayMarks(dates, worked, ratesOf(state).dropAfterDays);
  const ordered = dates.filter((date) => worked.has(date));
  const cells: ReportValue[] = [
    person.characterNumber,
    person.name,
    person.actorName,
    ...marks,
    worked.size,
    marks.filter((mark) => mark === 'H').length,
    short(ordered[0]!),
    short(ordered.at(-1)!),
  ];
  return [{ key: person._id, cells }];
}
