import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const ACCESS_COOKIE = 'ddak_access';
export const REFRESH_COOKIE = 'ddak_refresh';
/** Of a browser in which somebody has signed in to an account. It opens nothing, and outlives the session. */
export const KNOWN_COOKIE = 'ddak_known';

const isHttps = (request: FastifyRequest, publicUrl: string | undefined): boolean =>
  publicUrl?.startsWith('https:') ?? request.protocol === 'https';

/** Over HTTPS a cookie is bound to this very host (`__Host-`). */
const nameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Reads and writes the credentials of a session. No script can read them; no other site sends them along. */
export class SessionCookies {
  readonly #publicUrl: string | undefined;

  constructor(publicUrl: string | undefined) {
    this.#publicUrl = publicUrl;
  }

  read(request: FastifyRequest, name: string): string | undefined {
    return request.cookies[nameOf(name, isHttps(request, this.#publicUrl))];
  }

  /** @param seconds how long the browser keeps it */
  write(request: FastifyRequest, reply: FastifyReply, name: string, value: string, seconds: number): void {
    const secure = isHttps(request, this.#publicUrl);
    reply.setCookie(nameOf(name, secure), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: seconds,
    });
  }

  /** Ends the session in this browser. */
  clear(request: FastifyRequest, reply: FastifyReply): void {
    this.#drop(request, reply, [ACCESS_COOKIE, REFRESH_COOKIE]);
  }

  /** Leaves nothing of an account in this browser. */
  clearAll(request: FastifyRequest, reply: FastifyReply): void {
    this.#drop(request, reply, [ACCESS_COOKIE, REFRESH_COOKIE, KNOWN_COOKIE]);
  }

  #drop(request: FastifyRequest, reply: FastifyReply, names: readonly string[]): void {
    const secure = isHttps(request, this.#publicUrl);
    for (const name of names)
      reply.clearCookie(nameOf(name, secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
  }
}
