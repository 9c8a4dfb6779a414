import { characterIdsByName, type Id, type ProjectState, type Scene } from '@ddak/domain';

/** The people of a scene as they were typed, with commas or each on a line (SC27: names of before, too), against those that it has; or who is not known. */
export function readCast(
  state: ProjectState,
  scene: Scene,
  text: string,
): { readonly add: Id[]; readonly remove: Id[] } | { readonly problem: string } {
  const byName = characterIdsByName(state);
  const names = text
    .split(/[,，、\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.filter((name) => !byName.has(name));
  // A slip of the fingers makes nobody: new people are put in by the list that Enter opens.
  if (unknown.length > 0)
    return { problem: `모르는 인물이에요: ${unknown.join(', ')}. Enter로 열어 새로 넣을 수 있어요.` };
  const wanted = new Set(names.map((name) => byName.get(name)!));
  const present = new Set(scene.characters.map(({ _id }) => _id));
  return {
    add: [...wanted].filter((id) => !present.has(id)),
    remove: [...present].filter((id) => !wanted.has(id)),
  };
}
