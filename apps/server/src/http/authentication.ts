import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { SignedIn } from './app.ts';
import { ACCESS_COOKIE, type SessionCookies } from './cookies.ts';
import { HttpFailure } from './failures.ts';

/** Finds who holds an access credential; null when it is unknown or has run out. */
export type FindSignedIn = (accessToken: string) => Promise<SignedIn | null>;

export interface Authentication {
  /** The person behind a request, or null. */
  whoIs(request: FastifyRequest): Promise<SignedIn | null>;
  /** For `preHandler`: 401 without a session. */
  readonly requireUser: preHandlerAsyncHookHandler;
}

export function authentication(cookies: SessionCookies, find: FindSignedIn): Authentication {
  const whoIs = async (request: FastifyRequest): Promise<SignedIn | null> => {
    const token = cookies.read(request, ACCESS_COOKIE);
    return token ? find(token) : null;
  };
  return {
    whoIs,
    requireUser: async (request) => {
      request.signedIn = await whoIs(request);
      if (!request.signedIn) throw new HttpFailure('signed_out');
    },
  };
}

/** The person of a request that passed `requireUser`. */
export function signedIn(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new HttpFailure('signed_out');
  return request.signedIn;
}
