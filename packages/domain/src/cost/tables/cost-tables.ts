import { rulesOf } from '../../checks/check-board.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { isOfShoot } from '../../timetable/shot/shot-scenes.ts';
import { boardCostLines } from '../board-cost.ts';
import { usualShare } from '../board-prices.ts';
import { COST_KINDS, COST_NAMES, type CostKind, type CostParts } from '../cost-parts.ts';
import { partsOf } from '../plan-cost.ts';
import { byDay } from './by-day.ts';
import { byPerson } from './by-person.ts';
import { byPlace, byThing } from './by-place.ts';
import { type CostRow, costRow, type TableLine, wonOf } from './cost-row.ts';
import { workHours } from './work-hours.ts';

export const COST_TABLES = [
  { key: 'kinds', label: '분류', title: '분류별' },
  { key: 'days', label: '회차', title: '회차별' },
  { key: 'people', label: '사람', title: '사람별' },
  { key: 'places', label: '장소', title: '장소별' },
  { key: 'things', label: '품목', title: '품목별' },
] as const;
export type CostTableKey = (typeof COST_TABLES)[number]['key'];

/** What is not said by the name of a kind. */
const KIND_FACTS: Readonly<Partial<Record<CostKind, string>>> = {
  crew: '하루 8시간',
  overtime: '스태프의 8시간을 넘는 시간, 밤, 공휴일',
  hired: '촬영 하루 (장비·차량·진행)',
  meals: '식사마다 스태프와 그날 배우, 보조출연 모두',
};

export interface CostTables {
  readonly won: number;
  /** CO20: of it what is of days that were shot, or are being shot; and how many these are. */
  readonly shot: { readonly days: number; readonly won: number; readonly ofKinds: CostParts };
  /** What is paid for each day; of people, places and things what is paid for them alone. */
  readonly tables: Readonly<Record<CostTableKey, readonly CostRow[]>>;
}

/** CO16: what a board costs, told in several ways: each adds up the same amounts of the one reckoning (CO7). */
export function costTables(state: ProjectState, boardId: Id): CostTables {
  const lines = boardCostLines(state, boardId).map((line) => ({
    ...line,
    usual: usualShare(state, line),
  }));
  const kinds = COST_KINDS.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    return own.length === 0
      ? []
      : [costRow({ key: kind, name: COST_NAMES[kind], about: KIND_FACTS[kind] ?? '' }, own)];
  });
  const paidDays = new Set(lines.flatMap(({ kind, dayId }) => (kind === 'crew' && dayId ? [dayId] : [])));
  const hours = workHours(state, boardId, rulesOf(state, boardId), paidDays);
  return {
    won: wonOf(lines),
    shot: shotOf(state, lines),
    tables: {
      kinds,
      days: byDay(state, boardId, lines, hours),
      people: byPerson(state, lines, hours),
      places: byPlace(state, lines),
      things: byThing(state, lines),
    },
  };
}

function shotOf(state: ProjectState, lines: readonly TableLine[]): CostTables['shot'] {
  const ofDays = Map.groupBy(lines, ({ dayId }) => state.timetable.get(dayId ?? ''));
  const shot = [...ofDays].filter(([day]) => day !== undefined && isOfShoot(state, day));
  const paid = shot.flatMap(([, own]) => own);
  return { days: shot.length, won: wonOf(paid), ofKinds: partsOf(paid) };
}
