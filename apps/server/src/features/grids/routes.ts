import { gridLayoutsSchema, gridSchema, putGridLayoutSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { GridLayoutRows } from '../../db/grid-layout-rows.ts';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';

export interface GridRouteDeps {
  readonly layouts: GridLayoutRows;
  readonly authentication: Authentication;
}

/** GR13: how I have laid out the columns of grids, on whatever device. */
export function gridRoutes(app: App, { layouts, authentication }: GridRouteDeps): void {
  const preHandler = authentication.requireUser;
  app.get(
    '/me/grid-layouts',
    { preHandler, schema: { response: { 200: z.object({ data: gridLayoutsSchema }) } } },
    async (request) => ({ data: await layouts.read(signedIn(request)._id) }),
  );
  app.put(
    '/me/grid-layouts/:grid',
    {
      preHandler,
      schema: {
        params: z.object({ grid: gridSchema }),
        body: putGridLayoutSchema,
        response: { 200: z.object({ data: z.object({}) }) },
      },
    },
    async (request) => {
      await layouts.put(signedIn(request)._id, request.params.grid, request.body.layout);
      return { data: {} };
    },
  );
}
