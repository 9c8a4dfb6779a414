import type { ProjectState, Recipient } from '@ddak/domain';
import { hashToken } from '../../secrets.ts';
import type { LinkHolder } from './repo.ts';

/**
 * CS54: whom a link is kept for. Nobody: who has an account reads in the app, a person who is no more in the crew and a
 * character without an actor have none.
 */
export function holderOf(
  state: ProjectState,
  to: Recipient | { readonly kind: 'room' },
): LinkHolder | undefined {
  if (to.kind === 'room') return { kind: 'room', recipient: null, actorHash: '' };
  if (to.kind === 'member') return undefined;
  if (to.kind === 'crew') {
    const person = state.crew.get(to.id);
    return person?.userId === null ? { kind: 'crew', recipient: to.id, actorHash: '' } : undefined;
  }
  const actor = state.character.get(to.id)?.actorName ?? '';
  return actor === '' ? undefined : { kind: 'actor', recipient: to.id, actorHash: hashToken(actor) };
}
