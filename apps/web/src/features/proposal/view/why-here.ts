import {
  explainPlacement,
  type ScheduleAnswer,
  sayElsewhere,
  sayLeftOver,
  sayPlacement,
} from '@ddak/scheduler';
import type { Asked } from './asked.ts';

/** BP17: why a scene stands where a proposal has it and what another day would mean, or why it is on none. */
export function whyHere(
  { problem }: Pick<Asked, 'problem'>,
  { leftOver, plan }: ScheduleAnswer,
  scene: string,
  seesCost: boolean,
): readonly string[] {
  const placement = explainPlacement(problem, plan, scene);
  if (!placement)
    return leftOver.filter((one) => one.scene === scene).flatMap((one) => sayLeftOver(problem, one));
  const { elsewhere } = placement;
  return [
    sayPlacement(problem, placement),
    ...(elsewhere ? [sayElsewhere(problem, elsewhere, seesCost)] : []),
  ];
}
