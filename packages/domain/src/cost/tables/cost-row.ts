import { hoursWords, type WorkedHours } from '../../labour/worked-hours.ts';
import type { BoardCostLine } from '../board-cost.ts';
import type { UsualShare } from '../board-prices.ts';
import { COST_KINDS, COST_NAMES, type CostKind } from '../cost-parts.ts';
import { partsOf } from '../plan-cost.ts';

/** What is worked for an amount. */
export interface CostWork {
  /** Days of work; 0: it is of one day, which is named. */
  readonly days: number;
  /** Days on which somebody waits. */
  readonly held: number;
  /** Minutes; null: nobody's hours are counted. */
  readonly hours: WorkedHours | null;
}

/** What something costs, and what makes that up. */
export interface CostRow {
  readonly key: string;
  readonly name: string;
  /** What else is said of it: a date, a part, a team. */
  readonly about: string;
  readonly won: number;
  /** What it is paid for, the dearest first. */
  readonly parts: readonly { readonly kind: CostKind; readonly won: number }[];
  readonly usual: UsualShare;
  /** Null: nobody works for it. */
  readonly work: CostWork | null;
}

/** An amount of a board as a table adds it up. */
export interface TableLine extends BoardCostLine {
  readonly usual: UsualShare;
}

export const USUAL_WORDS: Readonly<Record<UsualShare, string>> = {
  none: '',
  some: '일부 기본값',
  all: '기본값',
};

/** Made once: `toLocaleString` makes one for each amount, which a board of sixty days feels. */
const WON = new Intl.NumberFormat('ko-KR');

export const inWon = (won: number): string => `₩${WON.format(won)}`;

/** `스태프 ₩7,500,000`, `이동 ₩400,000`; of one thing alone only what it is, since the amount stands beside it. */
export const partWords = ({ name, parts }: Pick<CostRow, 'name' | 'parts'>): string[] =>
  parts.length === 1
    ? [COST_NAMES[parts[0]!.kind]].filter((word) => word !== name)
    : parts.map(({ kind, won }) => `${COST_NAMES[kind]} ${inWon(won)}`);

/** `4일`, `대기 2일`; `9일`, `근로 82시간`, `연장 6시간`, `야간 1시간` */
export function workWords({ work }: Pick<CostRow, 'work'>): string[] {
  if (!work) return [];
  const { days, held, hours } = work;
  return [
    ...(days > 0 ? [`${days}일`] : []),
    ...(held > 0 ? [`대기 ${held}일`] : []),
    ...(hours ? hoursWords(hours) : []),
  ];
}

export const wonOf = (lines: readonly { readonly won: number }[]): number =>
  lines.reduce((sum, { won }) => sum + won, 0);

export function costRow(
  said: Pick<CostRow, 'key' | 'name' | 'about'>,
  lines: readonly Pick<TableLine, 'kind' | 'won' | 'usual'>[],
  work: CostWork | null = null,
): CostRow {
  const sums = partsOf(lines);
  return {
    ...said,
    won: wonOf(lines),
    parts: COST_KINDS.map((kind) => ({ kind, won: sums[kind] }))
      .filter(({ won }) => won !== 0)
      .sort((a, b) => b.won - a.won),
    usual: usualOf(lines.map(({ usual }) => usual)),
    work,
  };
}

/** Of several amounts together. */
const usualOf = (shares: readonly UsualShare[]): UsualShare =>
  (['none', 'all'] as const).find((one) => shares.every((share) => share === one)) ?? 'some';

export const dearestFirst = (rows: readonly CostRow[]): CostRow[] =>
  rows.toSorted((a, b) => b.won - a.won || a.name.localeCompare(b.name, 'ko') || (a.key < b.key ? -1 : 1));
