import type { Arrangement, SceneColumn, SceneFilter } from '@ddak/domain';

/** RE7: the list as somebody has it before them, as it is asked of the report (`reportOptionsSchema`). */
export function shownList(shown: {
  readonly filter: SceneFilter;
  readonly arrangement: Arrangement;
  readonly columns: readonly SceneColumn[];
}): URLSearchParams {
  const { filter, arrangement, columns } = shown;
  const { groupBy, sort } = arrangement;
  const asked = new URLSearchParams({ columns: columns.join(), group: groupBy });
  if (sort) asked.set('sort', sort.column);
  if (sort?.descending) asked.set('descending', '1');
  if (filter.episode.length > 0) asked.set('episode', filter.episode.join());
  if (filter.character.length > 0) asked.set('character', filter.character.join());
  // Names of sets and sequences may have commas.
  for (const place of filter.location) asked.append('location', place);
  for (const sequence of filter.sequence ?? []) asked.append('sequence', sequence);
  if (filter.search !== '') asked.set('search', filter.search);
  if (filter.allocationOnly) asked.set('waiting', '1');
  return asked;
}
