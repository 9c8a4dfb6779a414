import type { App } from './app.ts';

/**
 * Reads JSON bodies. A call that takes none accepts an empty one too, with or without a JSON content type: some
 * clients name the type of a body that they do not send.
 */
export function readJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0 && !request.routeOptions.schema?.body) done(null, undefined);
    else parse(request, body as string, done);
  });
}
