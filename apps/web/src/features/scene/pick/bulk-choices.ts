import { byOrder, type Id, type ProjectState, type Scene } from '@ddak/domain';
import { type Choice, type ChoiceColumn, choicesOf } from '../choices.ts';

/** GR11: what a column offers for many scenes; selected is what all of them have. */
export function bulkChoices(scenes: readonly Scene[], column: ChoiceColumn): Choice[] {
  const [first, ...others] = scenes.map((scene) => choicesOf(scene, column));
  return (first ?? []).map((choice, i) => ({
    ...choice,
    selected: choice.selected && others.every((choices) => choices[i]!.selected),
  }));
}

/** An episode that scenes can go to (SC28). */
export interface EpisodeChoice {
  readonly episodeId: Id;
  /** `3부`. */
  readonly label: string;
  /** All of them are there already. */
  readonly selected: boolean;
}

/** The episodes of a series; none of what is no series. */
export function episodeChoices(state: ProjectState, scenes: readonly Scene[]): EpisodeChoice[] {
  const project = [...state.project.values()][0];
  if (project?.projectType !== 'series') return [];
  return [...state.episode.values()].sort(byOrder).map(({ _id, title }, i) => ({
    episodeId: _id,
    label: [`${i + 1}${project.episodeWord}`, title].filter(Boolean).join(' '),
    selected: scenes.length > 0 && scenes.every(({ episodeId }) => episodeId === _id),
  }));
}
