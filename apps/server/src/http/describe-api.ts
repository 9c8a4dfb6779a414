import { failureSchema } from '@ddak/protocol';
import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type ApiDescription, apiPage } from './api-page.ts';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** The fields of a body that comes in parts, by name: read by the route itself, described by this. */
    multipart?: z.ZodType;
  }
}

const FILE = { type: 'string', format: 'binary' };
/** The body of a route that takes it as it comes. */
const BYTES = { consumes: ['application/octet-stream'], body: FILE };
const FAILED = {
  description: 'Failed: the message is for a person, the code for programs',
  content: { 'application/json': { schema: withoutDialect(z.toJSONSchema(failureSchema)) } },
};

/** Collects the description of every route that is registered after it. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'DDAK', version: '1' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'ddak_access', description: '`__Host-` over HTTPS' },
        },
      },
    },
    transform: (given) => {
      const { schema, url } = jsonSchemaTransform(given as never);
      const body = given.route.config?.bytes ? BYTES : inParts(given.schema?.multipart);
      return { schema: { ...completed(schema as FastifySchema), ...body }, url };
    },
  });
}

/** With what no schema of a route says: how it fails, and that it answers a file. */
function completed(schema: FastifySchema): FastifySchema {
  const answers = schema.response ?? {
    200: { description: 'A file', content: { 'application/octet-stream': { schema: FILE } } },
  };
  return { ...schema, response: { ...answers, default: FAILED } };
}

/** The body of a route that reads it by itself, as the fields of a form. */
function inParts(multipart: z.ZodType | undefined): object {
  if (!multipart) return {};
  return {
    consumes: ['multipart/form-data'],
    body: withoutDialect(z.toJSONSchema(multipart, { unrepresentable: 'any', override: asFile })),
  };
}

/** zod knows a file as a class, OpenAPI as bytes. */
function asFile({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: { _zod: { def: { type: string } } };
  jsonSchema: object;
}) {
  if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, FILE);
}

function withoutDialect({ $schema: _, ...schema }: Readonly<Record<string, unknown>>): object {
  return schema;
}

/** `/openapi.json`: the description, made of the schemas that check the calls. `/docs`: the same for people. */
export function descriptionRoute(app: App): void {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger() as ApiDescription)),
  );
}
