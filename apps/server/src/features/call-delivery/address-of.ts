import type { Id, ProjectState, Recipient } from '@ddak/domain';

/** An account, as far as mail to it goes. */
export type ReadAddress = (
  userId: Id,
) => Promise<{ readonly email: string; readonly confirmed: boolean } | undefined>;

/**
 * CS48: where mail to somebody goes: to the confirmed address of their account; who has none, to that of their contact.
 * Null: nowhere.
 */
export async function addressOf(
  readAddress: ReadAddress,
  state: ProjectState,
  { kind, id }: Recipient,
): Promise<string | null> {
  if (kind === 'member') {
    const account = await readAddress(id);
    return account?.confirmed ? account.email : null;
  }
  const contact = [...state.personContact.values()].find((one) =>
    kind === 'crew' ? one.crewId === id : one.characterId === id,
  );
  return contact?.email || null;
}
