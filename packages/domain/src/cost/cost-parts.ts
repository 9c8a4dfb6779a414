/** ₩, by what it is paid for. */
export interface CostParts {
  readonly castWork: number;
  readonly castHold: number;
  readonly crew: number;
  /** What is hired by the day: equipment, vehicles. */
  readonly hired: number;
  /** What the crew is paid beside its plain day: long days, nights, holidays. */
  readonly overtime: number;
  readonly places: number;
  /** CO5: what it costs to dress a place anew. */
  readonly redress: number;
  /** What is hired by the date: things that scenes need. */
  readonly elements: number;
  /** CO14: what is bought or made for the production: the same in every plan. */
  readonly bought: number;
  readonly moves: number;
  /** CO17: meals by the head. */
  readonly meals: number;
}
export type CostKind = keyof CostParts;

/** How each is called, in the order in which they are read. */
export const COST_NAMES: Readonly<Record<CostKind, string>> = {
  castWork: '배우 출연',
  castHold: '배우 대기',
  crew: '스태프',
  overtime: '연장·야간·휴일',
  hired: '장비·차량',
  places: '장소',
  redress: '재세팅',
  elements: '품목 대여',
  bought: '품목 구입·제작',
  moves: '이동',
  meals: '식대',
};
export const COST_KINDS = Object.keys(COST_NAMES) as readonly string[] as readonly [CostKind, ...CostKind[]];

/** CO16: one amount of a plan. What it is for, and when, as far as it is for something. */
export interface CostLine {
  readonly kind: CostKind;
  readonly won: number;
  /** Null: it is of no date of the plan. */
  readonly date: string | null;
  /** The day among those that are reckoned; null where it is of the date alone, as waiting is. */
  readonly day: number | null;
  /** The person, place or element. */
  readonly of: string | null;
}
