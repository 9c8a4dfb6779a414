import { type Change, insert, update } from '../change.ts';
import type { PlanContext } from '../command.ts';
import type { PersonContact } from '../crew/crew.ts';
import { newContact } from '../crew/new-contact.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { Id } from '../kernel/id.ts';
import type { Refusal } from '../kernel/result.ts';
import type { Character } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import { refuseBirth } from './refuse-birth.ts';

/** What is said of who plays a character; what is left out stays. */
export type Birth = Partial<Pick<PersonContact, 'birthDate' | 'guardianName' | 'guardianPhone'>>;

/**
 * SC22: the change that says when an actor was born and who speaks for them, or why it cannot be said; null where nothing is new.
 * @param character as it is afterwards
 */
export function planBirth(
  state: ProjectState,
  character: Character,
  {
    contactId,
    said,
    isAnother,
  }: { readonly contactId: Id; readonly said: Birth; readonly isAnother: boolean },
  { projectId, now }: PlanContext,
): { readonly refusal: Refusal } | { readonly change: Change | null } {
  if (character.actorName === '') return { refusal: { code: 'not_found', details: { what: '배우' } } };
  // CR8: of another actor nothing is known yet.
  const known = isAnother ? undefined : groupBy(state.personContact, 'characterId').get(character._id)?.[0];
  const row = known ?? newContact({ _id: contactId, characterId: character._id }, projectId);
  const refusal = refuseBirth({ ...row, ...said }, now);
  if (refusal) return { refusal };
  const change = update('personContact', row, said);
  return { change: known || !change ? change : insert('personContact', { ...row, ...said }) };
}
