import { can, idSchema, memberOf } from '@ddak/domain';
import { tableSheetsSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { readSentFile } from '../../http/read-sent-file.ts';
import { readSheetsInSandbox } from '../../screenplay-reader/read-table.ts';
import type { ReadState } from '../../sync/read-state.ts';

export interface TableDeps {
  readonly readState: ReadState;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
}

const MOST_BYTES = 20 * 1024 * 1024;

/** TI19: the cells of a file that somebody is about to take over. Nothing of it is kept, and nothing is changed by it. */
export function tableRoutes(app: App, deps: TableDeps): void {
  app.post(
    '/projects/:id/tables',
    {
      preHandler: deps.authentication.requireUser,
      config: deps.limits.upload,
      schema: {
        params: z.object({ id: idSchema }),
        multipart: z.object({ file: z.file() }),
        response: { 200: z.object({ data: tableSheetsSchema }) },
      },
    },
    async (request) => {
      const { _id: userId } = signedIn(request);
      const member = memberOf(await deps.readState(request.params.id, userId), userId);
      if (!can(member, 'write', 'screenplay') && !can(member, 'write', 'crew'))
        throw new HttpFailure('forbidden');
      const { bytes } = await readSentFile(request, MOST_BYTES);
      const reading = await readSheetsInSandbox(bytes, userId);
      if (reading.ok) {
        const { sheets, notes, schedule } = reading;
        return { data: { sheets, notes, schedule } };
      }
      const isLocked = reading.code === 'password_needed';
      const message = isLocked ? '암호가 걸린 파일이에요. 암호를 풀고 저장해 올려 주세요.' : reading.message;
      throw new HttpFailure('table_unreadable', { code: reading.code }, message);
    },
  );
}
