import { idSchema } from '@ddak/domain';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { FairTurns } from '../../limits/fair-turns.ts';
import { makeSample, type SampleParts } from './make-sample.ts';

export interface SampleDeps extends SampleParts {
  readonly authentication: Authentication;
  readonly limits: RateLimits;
}

/** `POST /sample-project`: the sample production of whoever asks, made where they have none (SA1, SA2). */
export function sampleRoute(app: App, deps: SampleDeps): void {
  const turns = new FairTurns({ atOnce: 1, perPerson: 1, mostWaiting: 20 });
  app.post(
    '/sample-project',
    {
      preHandler: deps.authentication.requireUser,
      config: deps.limits.export,
      schema: { response: { 201: z.object({ data: z.object({ projectId: idSchema }) }) } },
    },
    async (request, reply) => {
      const { _id, name } = signedIn(request);
      const projectId = await turns.run(_id, () => makeSample(deps, { _id, name }));
      return reply.status(201).send({ data: { projectId } });
    },
  );
}
