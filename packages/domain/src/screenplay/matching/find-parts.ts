import type { ComparedScene } from './compared-scene.ts';
import { type WordPairs, weightsIn } from './text-likeness.ts';

/** From here on a text is one that stood in another scene. */
const HELD = 0.5;
/** Fewer pairs than this are found anywhere. */
const FEWEST_PAIRS = 8;

/** Which scenes were divided or joined: places in either list, or null. */
export interface SceneParts {
  /** For every draft: the scene out of which it was taken. */
  readonly splitFrom: readonly (number | null)[];
  /** For every scene that is gone: the draft that has its text now. */
  readonly mergedInto: readonly (number | null)[];
}

/**
 * SP24: a new scene most of whose text stood in a scene that goes on is a part of that one; a scene that is gone, most of
 * whose text stands in one that goes on, was joined to it.
 */
export function findParts(
  drafts: readonly ComparedScene[],
  scenes: readonly ComparedScene[],
  partners: readonly (number | null)[],
): SceneParts {
  const weightOf = weightsIn(
    [drafts, scenes].map((side) => side.map(({ pairs }) => pairs ?? (new Set() as WordPairs))),
  );
  const kept = new Set(partners);
  const holderOfDraft = holderIn(scenes, (at) => kept.has(at), weightOf);
  const holderOfScene = holderIn(drafts, (at) => partners[at] !== null, weightOf);
  return {
    splitFrom: drafts.map((draft, at) => (partners[at] === null ? holderOfDraft(draft) : null)),
    mergedInto: scenes.map((scene, at) => (kept.has(at) ? null : holderOfScene(scene))),
  };
}

/** Which of the others, of those that go on, has most of a text. */
function holderIn(
  others: readonly ComparedScene[],
  goesOn: (at: number) => boolean,
  weightOf: (pair: string) => number,
): (scene: ComparedScene) => number | null {
  const holders = new Map<string, number[]>();
  others.forEach(({ pairs }, at) => {
    if (goesOn(at))
      for (const pair of pairs ?? []) (holders.get(pair) ?? holders.set(pair, []).get(pair)!).push(at);
  });
  return ({ pairs }) => {
    if (pairs === null || pairs.size < FEWEST_PAIRS) return null;
    const held = new Map<number, number>();
    let total = 0;
    for (const pair of pairs) {
      total += weightOf(pair);
      for (const at of holders.get(pair) ?? []) held.set(at, (held.get(at) ?? 0) + weightOf(pair));
    }
    const [most] = [...held].sort(([a, x], [b, y]) => y - x || a - b);
    return most && most[1] >= HELD * total ? most[0] : null;
  };
}
