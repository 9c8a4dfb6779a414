import { COST_KINDS, COST_NAMES, type CostKind } from '../cost-parts.ts';
import { readWon } from '../read-won.ts';

/**
 * What budgets of productions call a kind of cost. The first that fits is taken: `장소 재세팅` before `장소`, `배우 대기` before
 * `배우`, and `장비 대여` is no thing that is hired for a scene.
 */
const WORDS: readonly (readonly [CostKind, RegExp])[] = [
  ['redress', /재세팅|재설치/],
  ['castHold', /대기/],
  ['castWork', /배우|출연|캐스트|cast/i],
  ['overtime', /연장|야간|휴일|초과|오버|overtime/i],
  ['meals', /식대|식비|급식|밥차|케이터링|meal|catering/i],
  ['hired', /장비|차량|기재|발전차|equipment|vehicle/i],
  ['places', /장소|로케|촬영지|location/i],
  ['moves', /이동|운반|운송/],
  ['elements', /대여|렌탈|임대|rental/i],
  ['bought', /구입|구매|제작비|소품|미술|의상|분장/],
  ['crew', /스태프|스탭|인건비|crew/i],
];
const SUMS = /^(총|합|소|누)\s*계|^계$|^total/i;

export interface ReadBudget {
  readonly budget: Readonly<Partial<Record<CostKind, number>>>;
  /** Names of lines that are of no kind of ours, or have no amount that can be read. */
  readonly leftOut: readonly string[];
}

/**
 * CO22: budget lines as they come out of a spreadsheet: in each a name, and as its last number the amount. Lines of one kind are added
 * up, sums and lines without a number are no lines of it. Null: none is.
 */
export function readBudget(text: string): ReadBudget | null {
  const budget: Partial<Record<CostKind, number>> = {};
  const leftOut: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const cells = line.split('\t').map((cell) => cell.trim());
    const at = amountAt(cells);
    const names = cells
      .slice(0, Math.max(0, at))
      .filter((cell) => /\p{L}/u.test(cell) && readWon(cell) === null);
    const name = names.join(' ');
    if (name === '' || SUMS.test(name)) continue;
    const [kind, won] = [kindCalled(name), readWon(cells[at]!)];
    if (kind && won !== null) budget[kind] = (budget[kind] ?? 0) + won;
    else leftOut.push(name);
  }
  return Object.keys(budget).length + leftOut.length === 0 ? null : { budget, leftOut };
}

/** The last amount of a line; where none is one, the last cell that is written with figures. */
function amountAt(cells: readonly string[]): number {
  const at = cells.findLastIndex((cell) => readWon(cell) !== null);
  return at > 0 ? at : cells.findLastIndex((cell) => /\d/.test(cell));
}

const kindCalled = (name: string): CostKind | undefined =>
  COST_KINDS.find((kind) => COST_NAMES[kind] === name) ?? WORDS.find(([, words]) => words.test(name))?.[0];
