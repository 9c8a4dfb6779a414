import type { LearnedNames, OrganisedScreenplay } from '@ddak/domain';
import { findBreakdown } from './find-breakdown.ts';
import { NOTHING_LEARNED } from './learned-names.ts';

/** The screenplay with what each of its scenes may need; `learned`: what the project's people decided before. */
export function joinBreakdown(
  organised: OrganisedScreenplay,
  learned: LearnedNames = NOTHING_LEARNED,
): OrganisedScreenplay {
  const itemsOf = finderFor(organised, learned);
  return { ...organised, scenes: organised.scenes.map((scene, i) => ({ ...scene, items: itemsOf(i) })) };
}

/** As `joinBreakdown`, with a pause after each scene: for a process that has others to serve. */
export async function joinBreakdownByScene(
  organised: OrganisedScreenplay,
  learned: LearnedNames,
  pause: () => Promise<unknown>,
): Promise<OrganisedScreenplay> {
  const itemsOf = finderFor(organised, learned);
  const scenes: OrganisedScreenplay['scenes'] = [];
  for (const [i, scene] of organised.scenes.entries()) {
    scenes.push({ ...scene, items: itemsOf(i) });
    await pause();
  }
  return { ...organised, scenes };
}

function finderFor(organised: OrganisedScreenplay, learned: LearnedNames) {
  const cast = organised.characters.map(({ name }) => name);
  const byScene = Map.groupBy(organised.lines, (line) => line.scene);
  return (i: number) =>
    organised.scenes[i]?.omitted ? [] : findBreakdown(byScene.get(i) ?? [], cast, learned);
}
