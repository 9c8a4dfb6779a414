import { Readable } from 'node:stream';
import { idSchema } from '@ddak/domain';
import { z } from 'zod';
import { TooMuch } from '../../files/file-store.ts';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { FairTurns } from '../../limits/fair-turns.ts';
import { type ImportParts, importProject } from './import-project.ts';
import { withSentZip } from './sent-zip.ts';

export interface ImportDeps extends ImportParts {
  readonly dataDir: string;
  /** Of a whole ZIP. */
  readonly mostBytes: number;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
}

const MiB = 1024 * 1024;

/** IM1: a project out of the ZIP of another server; the body is the ZIP as it is. */
export function importRoute(app: App, deps: ImportDeps): void {
  /** Each lies on the disk while it is read. */
  const turns = new FairTurns({ atOnce: 2, perPerson: 1, mostWaiting: 20 });
  app.post(
    '/imported-projects',
    {
      preHandler: deps.authentication.requireUser,
      config: { ...deps.limits.export, bytes: true },
      // PD9: people come in without an account, by the word of whoever brings them.
      schema: {
        querystring: z.object({ consents: z.literal('yes') }),
        response: { 201: z.object({ data: z.object({ projectId: idSchema }) }) },
      },
    },
    async (request, reply) => {
      const me = signedIn(request);
      const { body } = request;
      if (!(body instanceof Readable)) throw new HttpFailure('unsupported_type');
      if (Number(request.headers['content-length'] ?? 0) > deps.mostBytes) throw tooLarge(deps);
      const take = (path: string) => importProject(deps, { _id: me._id, name: me.name }, path);
      const projectId = await turns
        .run(me._id, () => withSentZip(deps, body, take))
        .catch((error: unknown) => {
          throw error instanceof TooMuch ? tooLarge(deps) : error;
        });
      return reply.status(201).send({ data: { projectId } });
    },
  );
}

const tooLarge = ({ mostBytes }: ImportDeps) =>
  new HttpFailure('too_large', { limit: Math.floor(mostBytes / MiB) });
