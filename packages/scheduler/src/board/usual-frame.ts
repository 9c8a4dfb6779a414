import { type BoardDay, blocksOf } from './read-board-day.ts';

export interface Frame {
  readonly setupMinutes: number;
  readonly wrapMinutes: number;
}

const NO_DAY_YET: Frame = { setupMinutes: 60, wrapMinutes: 30 };

/** What a day of this board usually takes before the first scene and after the last: the middle one of its days. */
export function usualFrame(days: readonly BoardDay[]): Frame {
  const planned = days.filter((day) => blocksOf(day).length > 0);
  if (planned.length === 0) return NO_DAY_YET;
  return {
    setupMinutes: middleOf(planned.map((day) => day.setupMinutes)),
    wrapMinutes: middleOf(planned.map((day) => day.wrapMinutes)),
  };
}

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
