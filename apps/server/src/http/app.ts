import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Id } from '@ddak/domain';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** Who a request comes from. */
export interface SignedIn {
  readonly _id: Id;
  readonly name: string;
  readonly email: string;
  /** The session's chain: when it ends, whatever was opened by it ends. */
  readonly familyId: Id;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until `requireUser` has run. */
    signedIn: SignedIn | null;
  }
}

/** The server with schemas in zod. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
