import type { Id } from '@ddak/domain';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { asSystem, nameReader, SYSTEM } from '../db/reader.ts';
import type { SignedIn } from './app.ts';
import { ACCESS_COOKIE, type SessionCookies } from './cookies.ts';
import { HttpFailure } from './failures.ts';

/** Finds who holds an access credential; null when it is unknown or has run out. */
export type FindSignedIn = (accessToken: string) => Promise<SignedIn | null>;

export interface Authentication {
  /** For `preHandler`: 401 without a session. From then on the database is asked for this person alone (AC16). */
  readonly requireUser: preHandlerAsyncHookHandler;
  /** For `preHandler` of what people come in by: the database is asked for the server, for they are nobody yet. */
  readonly atTheDoor: preHandlerAsyncHookHandler;
}

/** @param gate asked of everybody who is signed in, before the call itself */
export function authentication(
  cookies: SessionCookies,
  find: FindSignedIn,
  gate: (request: FastifyRequest, userId: Id) => Promise<void> = async () => {},
): Authentication {
  const whoIs = async (request: FastifyRequest): Promise<SignedIn | null> => {
    const token = cookies.read(request, ACCESS_COOKIE);
    return token ? asSystem('sessions', () => find(token)) : null;
  };
  return {
    requireUser: async (request) => {
      request.signedIn = await whoIs(request);
      if (!request.signedIn) throw new HttpFailure('signed_out');
      nameReader(request.signedIn._id);
      await gate(request, request.signedIn._id);
    },
    atTheDoor: async () => nameReader(SYSTEM),
  };
}

/** The person of a request that passed `requireUser`. */
export function signedIn(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new HttpFailure('signed_out');
  return request.signedIn;
}
