import type { Id } from '@ddak/domain';
import type { ServerMessage } from '@ddak/protocol';

/** One open socket, as its parts see it: whose it is, and the way to it. Its identity is the tab. */
export interface SocketGuest {
  readonly userId: Id;
  send(message: ServerMessage): void;
}
