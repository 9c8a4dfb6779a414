import type { Id } from '@ddak/domain';
import { type StorageRoom, storageRoomSchema, type User, userSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import type { AccountAttempts } from '../../http/attempts.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { type FailureCode, HttpFailure } from '../../http/failures.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { hashCode } from '../../secrets.ts';
import type { KeyRepo, Redemption } from './repo.ts';

export interface KeyDeps {
  readonly keys: KeyRepo;
  readonly readUser: (userId: Id) => Promise<User | undefined>;
  readonly storage: { room(userId: Id): Promise<StorageRoom> };
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  readonly attempts: AccountAttempts;
  readonly now: () => number;
}

const REFUSALS: Readonly<Record<Exclude<Redemption, 'done'>, FailureCode>> = {
  unknown: 'key_not_found',
  used_before: 'key_used',
  used_up: 'key_used_up',
};

/** Entering a code, and the room for files that codes add to. */
export function keyRoutes(app: App, deps: KeyDeps): void {
  const { keys, readUser, storage, authentication, limits, attempts, now } = deps;
  app.get(
    '/auth/storage',
    {
      preHandler: authentication.requireUser,
      schema: { response: { 200: z.object({ data: storageRoomSchema }) } },
    },
    async (request) => ({ data: await storage.room(signedIn(request)._id) }),
  );
  app.post(
    '/auth/key/:key',
    {
      preHandler: authentication.requireUser,
      config: limits.code,
      schema: {
        params: z.object({ key: z.string().min(1).max(60) }),
        response: { 200: z.object({ data: userSchema }) },
      },
    },
    async (request) => {
      const { _id } = signedIn(request);
      attempts.count('code', _id);
      const outcome = await keys.redeem(hashCode(request.params.key), _id, now());
      if (outcome !== 'done') throw new HttpFailure(REFUSALS[outcome]);
      attempts.clear('code', _id);
      const user = await readUser(_id);
      if (!user) throw new HttpFailure('signed_out');
      return { data: user };
    },
  );
}
