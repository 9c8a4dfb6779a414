import { type Id, idSchema } from '@ddak/domain';
import { AVATAR_CHANGED, avatarSchema, keptFileSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { Bus } from '../../bus/bus.ts';
import type { Avatars } from '../../db/avatars.ts';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { readSentFile } from '../../http/read-sent-file.ts';
import { newId } from '../../new-id.ts';
import { ownPng } from '../../screenplay-reader/own-png.ts';

export interface AvatarDeps {
  readonly avatars: Avatars;
  readonly bus: Pick<Bus, 'tell'>;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const MOST_BYTES = 10 * 1024 * 1024;
/** No longer: a picture that was taken away is not to stay in the browsers of others. */
const DAY_SECONDS = 24 * 60 * 60;

/** The pictures of people: one's own is chosen and taken away, others' are seen (PI1 to PI4). */
export function avatarRoutes(app: App, { avatars, bus, authentication, limits, now }: AvatarDeps): void {
  const preHandler = authentication.requireUser;
  /** PI6: a hint alone; whoever gets it looks for itself. */
  const tellViewers = async (from: Id): Promise<void> => {
    for (const userId of await avatars.viewersOf(from))
      bus.tell({ userId, event: AVATAR_CHANGED, from, data: {} });
  };

  app.post(
    '/me/avatar',
    {
      preHandler,
      config: limits.upload,
      schema: {
        multipart: z.object({ file: z.file() }),
        response: { 201: z.object({ data: keptFileSchema }) },
      },
    },
    async (request, reply) => {
      const { _id: userId } = signedIn(request);
      const { bytes } = await readSentFile(request, MOST_BYTES);
      const png = await ownPng('avatar', bytes, userId);
      const pictureId = newId(now());
      await avatars.put({ userId, pictureId, png, createdAt: now() });
      await tellViewers(userId);
      return reply.status(201).send({ data: { fileId: pictureId } });
    },
  );

  app.delete(
    '/me/avatar',
    { preHandler, schema: { response: { 200: z.object({ data: z.object({}) }) } } },
    async (request) => {
      const { _id: userId } = signedIn(request);
      await avatars.remove(userId);
      await tellViewers(userId);
      return { data: {} };
    },
  );

  app.get(
    '/avatars',
    { preHandler, schema: { response: { 200: z.object({ data: z.array(avatarSchema) }) } } },
    async (request) => ({ data: await avatars.shownTo(signedIn(request)._id) }),
  );

  app.get(
    '/avatars/:pid',
    { preHandler, schema: { params: z.object({ pid: idSchema }) } },
    async (request, reply) => {
      const png = await avatars.read(signedIn(request)._id, request.params.pid);
      if (!png) throw new HttpFailure('not_found');
      return reply
        .header('content-type', 'image/png')
        .header('cache-control', `private, max-age=${DAY_SECONDS}, immutable`)
        .send(png);
    },
  );
}
