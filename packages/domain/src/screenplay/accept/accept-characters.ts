import { type Change, insert, update } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import { alsoCalled, characterIdsByName } from '../../scene/characters/also-called.ts';
import { newCharacter } from '../../scene/characters/new-character.ts';
import { forgetNoPersons, noPersonIn, rememberNoPersons } from '../../scene/characters/no-person.ts';
import type { CHARACTER_KINDS } from '../../scene/scene.ts';
import type { ProjectState } from '../../state.ts';
import type { PersonChoice } from '../matching/renamed-people.ts';
import type { ReviewedScene } from '../review/review-scene.ts';

interface Weight {
  scenes: number;
  lines: number;
}

/**
 * SP5: people of the script who are new get numbers by weight: most lines first, then most scenes, then first seen. SC21: a
 * name that is no person makes none, but where the review calls it one. `called`: what the review has said of names. `renamed`: who of those that are there
 * bears a new name (SP15).
 */
export function acceptCharacters(
  state: ProjectState,
  reviewed: readonly ReviewedScene[],
  called: ReadonlyMap<string, string>,
  ctx: PlanContext,
  renamed: readonly PersonChoice[] = [],
): { changes: (Change | null)[]; ids: ReadonlyMap<string, Id> } {
  const ids = new Map(characterIdsByName(state));
  let highest = 0;
  for (const { characterNumber } of state.character.values()) highest = Math.max(highest, characterNumber);
  const weights = weigh(reviewed);
  const renamings = renamed.map(({ name, characterId }) => {
    const character = state.character.get(characterId)!;
    ids.set(name, characterId);
    return update('character', character, { name, ...alsoCalled(character, name) });
  });
  const isNone = noPersonIn(state, called);
  const unknown = [...weights]
    .filter(([name]) => !ids.has(name) && !isNone(name))
    .sort(([, a], [, b]) => b.lines - a.lines || b.scenes - a.scenes);
  const changes = unknown.map(([name, weight], i) => {
    const _id = deriveId(ctx.commandId, 'character', i);
    ids.set(name, _id);
    const characterNumber = highest + 1 + i;
    const kind = kindOf(weight, reviewed.length);
    return insert('character', newCharacter({ _id, characterNumber, name, kind }, ctx.projectId));
  });
  const dropped = [...called].flatMap(([name, now]) => (now === '' ? [name.trim().slice(0, 60)] : []));
  return {
    changes: [
      ...renamings,
      ...changes,
      ...forgetNoPersons(state, [...ids.keys()]),
      ...rememberNoPersons(
        state,
        dropped.filter((name) => name !== '' && !ids.has(name)),
        null,
        ctx,
      ),
    ],
    ids,
  };
}

function weigh(reviewed: readonly ReviewedScene[]): Map<string, Weight> {
  const weights = new Map<string, Weight>();
  for (const scene of reviewed)
    for (const { name, lines } of scene.characters) {
      const cut = name.trim().slice(0, 60);
      if (cut === '') continue;
      const weight = weights.get(cut) ?? { scenes: 0, lines: 0 };
      weights.set(cut, { scenes: weight.scenes + 1, lines: weight.lines + lines });
    }
  return weights;
}

/** A first guess that people correct: in a third of the scenes 주연, in three scenes or ten lines 조연, else 단역. */
function kindOf(weight: Weight, sceneCount: number): (typeof CHARACTER_KINDS)[number] {
  if (weight.scenes >= 5 && weight.scenes * 3 >= sceneCount) return 'lead';
  return weight.scenes >= 3 || weight.lines >= 10 ? 'support' : 'minor';
}
