import type { Id } from '../kernel/id.ts';
import { type PersonContact, UNSAID_BIRTH } from './crew.ts';

/** How somebody is reached as it begins: nothing is said, and no phone is shown (CR9). */
export const newContact = (
  known: Pick<PersonContact, '_id'> & Partial<PersonContact>,
  projectId: Id,
): PersonContact => ({
  projectId,
  crewId: null,
  characterId: null,
  userId: null,
  phone: '',
  email: '',
  phoneShown: false,
  ...UNSAID_BIRTH,
  ...known,
});
