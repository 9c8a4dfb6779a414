import type { BreakdownCandidate, OrganisedLine, OrganisedScene } from '@ddak/domain';
import type { Block } from '../lines/classify-lines.ts';
import type { SourceLine } from '../lines/source-line.ts';

/** As much of a line as an item keeps of where it stands. */
const MOST_WORDS = 200;

/** FX4: what people have tagged in the file itself is offered first, and surely, in the scene whose words it stands in. */
export function tagScenes(
  scenes: readonly OrganisedScene[],
  organised: readonly OrganisedLine[],
  blocks: readonly Block[],
  lines: readonly SourceLine[],
): OrganisedScene[] {
  const items = new Map<number, Map<string, BreakdownCandidate>>();
  for (const [i, { n, scene, text }] of organised.entries()) {
    if (scene === null) continue;
    for (const { words, ...thing } of lines[blocks[i]?.at ?? -1]?.tags ?? []) {
      const known = items.get(scene) ?? new Map<string, BreakdownCandidate>();
      items.set(scene, known);
      const key = `${thing.type}/${thing.name}`;
      const found = (text.includes(words) ? words : text).slice(0, MOST_WORDS);
      if (!known.has(key)) known.set(key, { ...thing, quantity: null, line: n, words: found, confidence: 1 });
    }
  }
  return scenes.map((scene, i) => ({ ...scene, items: [...(items.get(i)?.values() ?? scene.items)] }));
}
