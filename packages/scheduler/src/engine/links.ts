import type { ScheduleProblem } from '../problem/schedule-problem.ts';

/** What ties scenes to one another: a pair in order, a group, neighbours in the story. */
export interface Link {
  readonly kind: 'precedence' | 'story' | 'sameDay' | 'differentDays' | 'together';
  readonly severity: 'hard' | 'soft';
  /** Points a unit. */
  readonly weight: number;
  /** Of a pair, the one that goes first, first. */
  readonly scenes: readonly number[];
}

export function linksOf(source: ScheduleProblem, sceneIndex: ReadonlyMap<string, number>): Link[] {
  const at = (id: string) => sceneIndex.get(id)!;
  const links: Link[] = [];
  for (const { severity, weight, before, after } of source.precedences)
    if (severity !== 'off')
      links.push({ kind: 'precedence', severity, weight, scenes: [at(before), at(after)] });
  for (const { kind, severity, weight, scenes } of source.groups)
    if (severity !== 'off') links.push({ kind, severity, weight, scenes: [...new Set(scenes.map(at))] });
  if (source.preferences.storyBreak > 0) links.push(...storyLinks(source));
  return links;
}

function storyLinks({ scenes, preferences }: ScheduleProblem): Link[] {
  const story = scenes
    .map((scene, i) => ({ scene, i }))
    .filter(({ scene }) => scene.storyMatters)
    .sort((a, b) => a.scene.episode - b.scene.episode || a.scene.storyOrder - b.scene.storyOrder);
  return story.slice(1).map(({ i }, before) => ({
    kind: 'story',
    severity: 'soft',
    weight: preferences.storyBreak,
    scenes: [story[before]!.i, i],
  }));
}
