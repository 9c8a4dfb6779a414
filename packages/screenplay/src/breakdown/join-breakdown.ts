import {
  type BreakdownCandidate,
  isTagged,
  type LearnedNames,
  nameKey,
  type OrganisedScreenplay,
} from '@ddak/domain';
import { findBreakdown } from './find-breakdown.ts';
import { NOTHING_LEARNED } from './learned-names.ts';

/** The screenplay with what each of its scenes may need, beside what the file has tagged (FX4); `learned`: what the project's people decided before. */
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
  return (i: number): BreakdownCandidate[] => {
    const scene = organised.scenes[i];
    if (!scene || scene.omitted) return [];
    const tagged = scene.items;
    const names = new Set(tagged.map(({ name }) => nameKey(name)));
    const placed = tagged.map(
      ({ line, words }) => ({ status: 'needed', evidence: { line, words } }) as const,
    );
    const found = findBreakdown(byScene.get(i) ?? [], cast, learned);
    const fresh = found.filter(
      ({ name, line, words }) =>
        !names.has(nameKey(name)) && !isTagged({ name, evidence: { line, words } }, placed),
    );
    return [...tagged, ...fresh];
  };
}
