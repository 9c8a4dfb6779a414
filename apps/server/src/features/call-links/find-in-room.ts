import { type FrozenSheet, type ProjectState, type Recipient, recipientsOf } from '@ddak/domain';

const bare = (name: string): string => name.normalize('NFC').replace(/\s+/g, '');
const lastFour = (phone: string): string => phone.replace(/\D/g, '').slice(-4);

/** CS59: to whom of those whom the sheet goes to this name and the last four digits of this phone belong. */
export function findInRoom(
  state: ProjectState,
  sheet: FrozenSheet,
  typed: { readonly name: string; readonly digits: string },
): Recipient | undefined {
  const digits = lastFour(typed.digits);
  if (digits.length < 4 || bare(typed.name) === '') return undefined;
  const found = recipientsOf(state, sheet).find(
    (to) =>
      bare(to.name) === bare(typed.name) && phonesOf(state, to).some((phone) => lastFour(phone) === digits),
  );
  return found && { kind: found.kind, id: found.id };
}

function phonesOf(state: ProjectState, { kind, id }: Recipient): string[] {
  const crew = kind === 'member' ? [...state.crew.values()].filter(({ userId }) => userId === id) : [];
  return [...state.personContact.values()]
    .filter(({ crewId, characterId, userId }) => {
      if (kind === 'crew') return crewId === id;
      if (kind === 'actor') return characterId === id;
      return userId === id || crew.some(({ _id }) => _id === crewId);
    })
    .map(({ phone }) => phone);
}
