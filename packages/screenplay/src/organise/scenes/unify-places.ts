import type { OrganisedScene } from '@ddak/domain';

/** Case, spaces and punctuation do not make another place. */
const keyOf = (setName: string): string => setName.replace(/[\s\p{P}\p{S}]+/gu, '').toUpperCase();

/** Names of sets that differ in nothing but case, spaces and punctuation, as they are written most often (OG30). */
export function unifyPlaces(scenes: readonly OrganisedScene[]): OrganisedScene[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const { setName } of scenes) {
    if (setName === null || keyOf(setName) === '') continue;
    const counts = spellings.get(keyOf(setName)) ?? new Map<string, number>();
    counts.set(setName, (counts.get(setName) ?? 0) + 1);
    spellings.set(keyOf(setName), counts);
  }
  return scenes.map((scene) => {
    const counts = scene.setName === null ? undefined : spellings.get(keyOf(scene.setName));
    if (!counts || counts.size < 2) return scene;
    const [most] = [...counts].sort((a, b) => b[1] - a[1])[0] as [string, number];
    return { ...scene, setName: most };
  });
}
