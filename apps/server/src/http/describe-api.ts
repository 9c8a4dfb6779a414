import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { type ApiDescription, apiPage } from './api-page.ts';
import type { App } from './app.ts';

/** Collects the description of every route that is registered after it. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'DDAK', version: '1' } },
    transform: jsonSchemaTransform,
  });
}

/** `/openapi.json`: the description, made of the schemas that check the calls. `/docs`: the same for people. */
export function descriptionRoute(app: App): void {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger() as ApiDescription)),
  );
}
