import type { Id, PersonChoice, ProjectState, RenamedPerson } from '@ddak/domain';

/** Who bears a name that the draft brings: somebody who is there, or somebody new. */
export type PersonAnswer = 'same' | 'new';
/** By name. */
export type PeopleAnswers = ReadonlyMap<string, PersonAnswer>;

/** SP15: a new name that may be that of somebody who is there. */
export interface PersonQuestion {
  readonly name: string;
  readonly characterId: Id;
  /** The name of who is there, and their actor. */
  readonly known: string;
  readonly actor: string;
  readonly scenes: number;
}

export const peopleQuestions = (state: ProjectState, renamed: readonly RenamedPerson[]): PersonQuestion[] =>
  renamed.flatMap(({ name, characterId, scenes }) => {
    const character = state.character.get(characterId);
    if (!character) return [];
    return [{ name, characterId, scenes, known: character.name, actor: character.actorName }];
  });

/** What the command is told; null while somebody is unanswered. */
export function peopleChoicesOf(
  questions: readonly PersonQuestion[],
  answers: PeopleAnswers,
): PersonChoice[] | null {
  if (questions.some(({ name }) => !answers.has(name))) return null;
  return questions.flatMap(({ name, characterId }) =>
    answers.get(name) === 'same' ? [{ name, characterId }] : [],
  );
}
