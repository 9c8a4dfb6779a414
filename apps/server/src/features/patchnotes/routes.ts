import { patchNoteSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import type { PatchNoteRepo } from './repo.ts';

/** `/patchnotes/public`: what is new, for everybody; no credentials are looked at. */
export function patchNoteRoutes(app: App, { patchNotes }: { readonly patchNotes: PatchNoteRepo }): void {
  app.get(
    '/patchnotes/public',
    { schema: { response: { 200: z.object({ data: z.array(patchNoteSchema) }) } } },
    async () => ({ data: await patchNotes.list() }),
  );
}
