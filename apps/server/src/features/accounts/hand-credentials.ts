import type { SignIn, User } from '@ddak/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key.ts';
import { ACCESS_COOKIE, KNOWN_COOKIE, REFRESH_COOKIE, type SessionCookies } from '../../http/cookies.ts';
import { calledOrigin } from '../../http/origin.ts';
import type { AccountDeps } from './account-deps.ts';
import { ACCESS_SECONDS, SESSION_SECONDS } from './credentials.ts';
import { KNOWN_SECONDS } from './known-browser.ts';
import type { Credentials } from './sessions.ts';
import { signIn } from './sign-in.ts';

/** What the browser calls itself. */
export const deviceOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** Puts the credentials of a session into the cookies of an answer. */
export function handCredentials(
  cookies: SessionCookies,
  request: FastifyRequest,
  reply: FastifyReply,
  { access, refresh }: Credentials,
): void {
  cookies.write(request, reply, ACCESS_COOKIE, access, ACCESS_SECONDS);
  cookies.write(request, reply, REFRESH_COOKIE, refresh, SESSION_SECONDS);
}

/** Signs in and hands the credentials over with the answer. */
export async function signInHere(
  deps: Pick<AccountDeps, 'accounts' | 'passwords' | 'sessions' | 'attempts' | 'proveFactor' | 'cookies'>,
  request: FastifyRequest,
  reply: FastifyReply,
  form: SignIn,
): Promise<User> {
  const { user, credentials, known } = await signIn(deps, form, {
    device: deviceOf(request),
    address: addressKey(request.ip),
    known: deps.cookies.read(request, KNOWN_COOKIE),
    origin: calledOrigin(request),
  });
  request.entered = user._id;
  // Whoever was signed in here is not any more.
  await deps.sessions.end(
    deps.cookies.read(request, ACCESS_COOKIE),
    deps.cookies.read(request, REFRESH_COOKIE),
  );
  handCredentials(deps.cookies, request, reply, credentials);
  deps.cookies.write(request, reply, KNOWN_COOKIE, known, KNOWN_SECONDS);
  return user;
}
