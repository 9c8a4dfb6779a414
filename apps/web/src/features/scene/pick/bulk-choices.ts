import type { Scene } from '@ddak/domain';
import { type Choice, type ChoiceColumn, choicesOf } from '../choices.ts';

/** GR11: what a column offers for many scenes; selected is what all of them have. */
export function bulkChoices(scenes: readonly Scene[], column: ChoiceColumn): Choice[] {
  const [first, ...others] = scenes.map((scene) => choicesOf(scene, column));
  return (first ?? []).map((choice, i) => ({
    ...choice,
    selected: choice.selected && others.every((choices) => choices[i]!.selected),
  }));
}
