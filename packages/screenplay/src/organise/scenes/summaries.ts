import type { OrganisedCharacter, OrganisedLine, OrganisedScene, OrganisedScreenplay } from '@ddak/domain';
import { LISTED, ratePeople } from './rate-people.ts';

/** Everyone in the script: in how many scenes, with how many speeches, how surely; most present first. */
export function countCharacters(
  scenes: readonly OrganisedScene[],
  lines: readonly OrganisedLine[],
  likely: ReadonlyMap<string, number>,
): OrganisedCharacter[] {
  const sure = ratePeople(lines, likely);
  const people = new Map<string, { scenes: number; lines: number }>();
  for (const scene of scenes) {
    for (const { name, lines } of scene.characters) {
      const person = people.get(name) ?? { scenes: 0, lines: 0 };
      people.set(name, { scenes: person.scenes + 1, lines: person.lines + lines });
    }
  }
  return [...people]
    .map(([name, counts]) => ({ name, ...counts, confidence: sure.get(name) ?? LISTED }))
    .sort((a, b) => b.scenes - a.scenes || b.lines - a.lines);
}

/** Every place named in a heading, in order of first appearance; omitted scenes do not count. */
export function countLocations(scenes: readonly OrganisedScene[]): OrganisedScreenplay['locations'] {
  const places = new Map<string, number>();
  for (const scene of scenes) {
    if (scene.setName !== null && !scene.omitted)
      places.set(scene.setName, (places.get(scene.setName) ?? 0) + 1);
  }
  return [...places].map(([setName, count]) => ({ setName, scenes: count }));
}
