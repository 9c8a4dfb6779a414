import { byOrder, type Id, type ProjectState } from '@ddak/domain';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Scenes that have it. */
  readonly count: number;
}

interface FilterOptions {
  readonly episodes: readonly FilterOption[];
  readonly places: readonly FilterOption[];
  readonly characters: readonly FilterOption[];
  readonly sequences: readonly FilterOption[];
}

/** What the filters offer: only what occurs, people and sequences by number, places by how often. */
export function filterOptions(state: ProjectState, projectId: Id): FilterOptions {
  const sets = new Map<string, number>();
  const people = new Map<Id, number>();
  const episodes = new Map<Id, number>();
  const sequences = new Map<string, number>();
  const add = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const scene of state.scene.values()) {
    if (scene.setName) add(sets, scene.setName);
    if (scene.sequence) add(sequences, scene.sequence);
    add(episodes, scene.episodeId);
    for (const { _id } of scene.characters) add(people, _id);
  }
  const project = state.project.get(projectId);
  return {
    episodes:
      project?.projectType === 'series'
        ? [...state.episode.values()].sort(byOrder).map((episode, i) => ({
            value: episode._id,
            label: `${i + 1}${project.episodeWord}`,
            count: episodes.get(episode._id) ?? 0,
          }))
        : [],
    places: [...sets]
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .map(([value, count]) => ({ value, label: value, count })),
    sequences: [...sequences]
      .sort(([a], [b]) => a.localeCompare(b, 'ko', { numeric: true }))
      .map(([value, count]) => ({ value, label: value, count })),
    characters: [...state.character.values()]
      .filter((character) => people.has(character._id))
      .sort((a, b) => a.characterNumber - b.characterNumber)
      .map((character) => ({
        value: character._id,
        label: `${character.characterNumber} ${character.name}`,
        count: people.get(character._id) ?? 0,
      })),
  };
}
