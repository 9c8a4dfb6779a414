const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface SceneNumber {
  readonly sceneNo: number;
  readonly subSceneNo: string;
}

const keyOf = (number: SceneNumber): string => `${number.sceneNo}/${number.subSceneNo}`;

/** SC2: hands out numbers that are unique in an episode. `taken` are those in use already. */
export function sceneNumberer(
  taken: Iterable<SceneNumber>,
): (wanted: { readonly sceneNo: number | null; readonly subSceneNo: string }) => SceneNumber {
  const used = new Set<string>();
  let highest = 0;
  let last = 0;
  const take = (number: SceneNumber): SceneNumber => {
    used.add(keyOf(number));
    highest = Math.max(highest, number.sceneNo);
    last = number.sceneNo;
    return number;
  };
  for (const number of taken) take(number);
  last = 0;
  let numbered = false;
  return (wanted) => {
    if (wanted.sceneNo !== null) numbered = true;
    // Scripts without any number count up; a scene without one among numbered scenes is a letter of the one before.
    const sceneNo = wanted.sceneNo ?? (numbered ? last : highest + 1);
    const asked = { sceneNo, subSceneNo: wanted.subSceneNo };
    if (!used.has(keyOf(asked))) return take(asked);
    const letter = [...LETTERS].find((candidate) => !used.has(keyOf({ sceneNo, subSceneNo: candidate })));
    return take(letter ? { sceneNo, subSceneNo: letter } : { sceneNo: highest + 1, subSceneNo: '' });
  };
}
