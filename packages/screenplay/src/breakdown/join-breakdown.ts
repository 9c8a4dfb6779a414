import type { LearnedNames, OrganisedScreenplay } from '@ddak/domain';
import { findBreakdown } from './find-breakdown.ts';
import { NOTHING_LEARNED } from './learned-names.ts';

/** The screenplay with what each of its scenes may need; `learned`: what the project's people decided before. */
export function joinBreakdown(
  organised: OrganisedScreenplay,
  learned: LearnedNames = NOTHING_LEARNED,
): OrganisedScreenplay {
  const cast = organised.characters.map(({ name }) => name);
  const byScene = Map.groupBy(organised.lines, (line) => line.scene);
  const scenes = organised.scenes.map((scene, i) => ({
    ...scene,
    items: scene.omitted ? [] : findBreakdown(byScene.get(i) ?? [], cast, learned),
  }));
  return { ...organised, scenes };
}
