import type { DateText, Id } from '@ddak/domain';

/** How much something matters, from 0 (not at all) to 4 (most of all). */
export type Weight = 0 | 1 | 2 | 3 | 4;

/** The sliders of the panel. */
export interface Weights {
  /** 배우 대기 */
  readonly hold: Weight;
  /** 이동 */
  readonly moves: Weight;
  /** 초과근무 */
  readonly overtime: Weight;
  /** 순서 */
  readonly story: Weight;
  /** 지금 계획 유지 */
  readonly keep: Weight;
}

/** What falls away after the board was made: an actor or a place on a date, the open air on a date, a whole day. */
export type Closure =
  | { readonly kind: 'person'; readonly characterId: Id; readonly date: DateText }
  | { readonly kind: 'place'; readonly locationId: Id; readonly date: DateText }
  | { readonly kind: 'outdoors'; readonly date: DateText }
  | { readonly kind: 'day'; readonly timetableId: Id };

/** Whether a scene takes part. */
export const takesPart = ({ scenes }: Pick<BoardOptions, 'scenes'>, sceneId: Id): boolean =>
  scenes === undefined || scenes.includes(sceneId);

/** What somebody asks of 자동 배치. */
export interface BoardOptions {
  /** The days that may change; every other day of the board stays exactly as it is. */
  readonly days: readonly Id[];
  /** The scenes that take part, where not all do; the others keep their day or go on waiting. */
  readonly scenes?: readonly Id[];
  /** `all`: scenes of these days may change their day. `pool`: they keep it, and only waiting scenes are put in. */
  readonly mayMove: 'all' | 'pool';
  /** Whether scenes that wait for a day are put in too. */
  readonly withPool: boolean;
  /** Whether the calls of these days may move. */
  readonly calls: boolean;
  readonly weights: Weights;
  readonly closures: readonly Closure[];
}

export const USUAL_WEIGHTS: Weights = { hold: 2, moves: 2, overtime: 2, story: 0, keep: 1 };
