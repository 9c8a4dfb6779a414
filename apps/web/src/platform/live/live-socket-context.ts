import { createContext, useContext } from 'react';
import type { SessionKeeper } from '../session/session-keeper.ts';
import type { LiveSocket } from './live-socket.ts';

/** What stands as long as somebody is signed in: their socket, and the keeper of their session. */
export interface SignedInTools {
  readonly socket: LiveSocket;
  readonly keeper: SessionKeeper;
}

export const SignedInContext = createContext<SignedInTools | null>(null);

export function useSignedInTools(): SignedInTools {
  const tools = useContext(SignedInContext);
  if (!tools) throw new Error('This hook belongs inside the signed-in part.');
  return tools;
}
